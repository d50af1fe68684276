import type { RecordGroupsProps } from '@fanous/ui/learning/RecordGroups';

type RecordKind = RecordGroupsProps['groups'][number]['items'][number]['kind'];

/** Where a record was made: revision if flagged, else home, else the centre. */
export type RecordPlace = 'centre' | 'home' | 'revision';

/** The group that a record stands in. */
export const placeOf = (record: { is_home: 0 | 1; is_revision: 0 | 1 }): RecordPlace =>
  record.is_revision === 1 ? 'revision' : record.is_home === 1 ? 'home' : 'centre';

/** What becomes of a record when it is pressed, by the type of its file. One without a file is in the player of records. */
export function kindOf(type: string | null): RecordKind {
  if (type === null || type.startsWith('video/')) return 'video';
  if (type.startsWith('audio/')) return 'audio';
  return type === 'application/pdf' ? 'pdf' : 'doc';
}
