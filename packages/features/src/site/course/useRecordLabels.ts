import type { RecordGroupsProps } from '@fanous/ui/learning/RecordGroups';
import { useLingui } from '@lingui/react/macro';
import type { RecordGroup } from '../../shared/course/recordKind.ts';
import { useFileLabels } from './useFileLabels.ts';

/** Labels of the records. */
export function useRecordLabels(): RecordGroupsProps['labels'] {
  const { t } = useLingui();
  return {
    ...useFileLabels(),
    kinds: { pdf: t`PDF file`, doc: t`Document`, audio: t`Audio`, video: t`Video` },
    playing: t({ message: 'Now playing', comment: 'Marks the video in the list' }),
  };
}

/** The title of each group of records. */
export function useRecordGroupTitles(): Record<RecordGroup, string> {
  const { t } = useLingui();
  return { centre: t`Centre recordings`, home: t`Home recordings`, revision: t`Revision recordings` };
}
