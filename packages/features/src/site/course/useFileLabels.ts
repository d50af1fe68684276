import type { FileListProps } from '@fanous/ui/learning/FileList';
import { useLingui } from '@lingui/react/macro';

/** Labels of files, which open in a new tab. */
export function useFileLabels(): FileListProps['labels'] {
  const { t } = useLingui();
  return {
    pending: t`Opening the file`,
    failed: t`The file could not be opened. Try again.`,
    ready: t`The file is ready, press to open it`,
    locked: t`Locked, for subscribers`,
  };
}
