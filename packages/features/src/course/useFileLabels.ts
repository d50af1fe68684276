import type { FileListProps } from '@fanous/ui/learning/FileList';
import { useLingui } from '@lingui/react/macro';

/** The words of anything that opens in a tab of its own. */
export function useFileLabels(): FileListProps['labels'] {
  const { t } = useLingui();
  return {
    pending: t`Opening the file`,
    failed: t`The file could not be opened. Try again.`,
    ready: t`The file is ready, press to open it`,
    locked: t`Locked, for subscribers`,
  };
}
