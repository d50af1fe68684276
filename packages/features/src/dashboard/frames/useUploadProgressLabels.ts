import type { UploadProgressProps } from '@fanous/ui/forms/UploadProgress';
import { useLingui } from '@lingui/react/macro';

export function useUploadProgressLabels() {
  const { t } = useLingui();
  return {
    uploading: (name) => t`Uploading ${name}`,
    uploaded: (percent) => t`${percent} uploaded`,
    done: t`Uploaded`,
    cancel: (name) => t`Cancel the upload of ${name}`,
    retry: t`Try Again`,
    canceled: t`The upload was cancelled. The form is as you left it.`,
    pause: {
      pause: (name: string) => t`Pause the upload of ${name}`,
      resume: (name: string) => t`Continue the upload of ${name}`,
      paused: t({ message: 'Paused', context: 'upload' }),
      waiting: t`The connection was lost. Trying again`,
    },
    leaving: {
      title: t`Stop the upload and leave?`,
      description: t`The file has not arrived yet. Leaving this page stops it, and nothing is saved.`,
      confirmLabel: t`Stop and leave`,
    },
  } satisfies UploadProgressProps['labels'] & Record<string, unknown>;
}
