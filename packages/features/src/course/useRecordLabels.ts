import type { RecordGroupsProps } from '@fanous/ui/learning/RecordGroups';
import { useLingui } from '@lingui/react/macro';
import type { RecordPlace } from '../shared/recordKind.ts';
import { useFileLabels } from './useFileLabels.ts';

/** Every word of the records. */
export function useRecordLabels(): RecordGroupsProps['labels'] {
  const { t } = useLingui();
  return {
    ...useFileLabels(),
    kinds: { pdf: t`PDF file`, doc: t`Document`, audio: t`Audio`, video: t`Video` },
    playing: t({ message: 'Now playing', comment: 'Marks the video in the list' }),
  };
}

/** What each group of records is called. */
export function useRecordPlaces(): Record<RecordPlace, string> {
  const { t } = useLingui();
  return { centre: t`Centre recordings`, home: t`Home recordings`, revision: t`Revision recordings` };
}
