import type { RecordGroupsProps } from '@fanous/ui/learning/RecordGroups';

type RecordKind = RecordGroupsProps['groups'][number]['items'][number]['kind'];

/** The groups of records (spec §2), in page order. */
export const recordGroups = ['centre', 'home', 'revision'] as const;

export type RecordGroup = (typeof recordGroups)[number];

/** The group of a record: revision if flagged, otherwise home if flagged, otherwise centre. */
export const getRecordGroup = (record: { is_home: 0 | 1; is_revision: 0 | 1 }): RecordGroup =>
  record.is_revision === 1 ? 'revision' : record.is_home === 1 ? 'home' : 'centre';

/** The kind of a record by the media type of its file. A record without a file is a video of the third player. */
export function getRecordKind(mimeType: string | null): RecordKind {
  if (mimeType === null || mimeType.startsWith('video/')) return 'video';
  if (mimeType.startsWith('audio/')) return 'audio';
  return mimeType === 'application/pdf' ? 'pdf' : 'doc';
}

/** Whether a record plays on the page. Documents open in a tab. */
export const isPlayable = (type: string | null): boolean => ['audio', 'video'].includes(getRecordKind(type));
