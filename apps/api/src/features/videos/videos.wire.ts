import type { Chapter } from '@fanous/api-client/chapters';
import { getMediaType } from '../../storage/fileTypes.ts';
import { createMediaLink, createSameOriginMediaLink } from '../../storage/mediaLinks.ts';
import type { FileStorage } from '../../storage/storage.ts';
import { toFlag } from '../wire.ts';
import type { CaptionsRow } from './videoCaptions.repository.ts';

interface VideoRow {
  id: number;
  course_id: number;
  title: string;
  url: string | null;
  website_url: string | null;
  file_key: string | null;
  is_free: boolean;
  duration: number | null;
  created_at: string;
}

/** Converts a video of a list for a viewer. A locked one has no URL (decision 11). */
export function toVideoForViewer({ url, website_url, file_key, ...row }: VideoRow, hasCourse: boolean) {
  const isOpen = hasCourse || row.is_free;
  return {
    ...row,
    is_free: toFlag(row.is_free),
    is_locked: toFlag(!isOpen),
    ...(file_key !== null && { video_type: getMediaType(file_key) }),
    ...(isOpen && { url, website_url }),
  };
}

/** Converts captions for a user who may open the video. */
export const toCaptionsWithLink = ({ file_key, ...row }: CaptionsRow, title: string, storage: FileStorage) => ({
  ...row,
  url: createSameOriginMediaLink(storage, file_key, `${title}.${row.language}`),
});

/** Converts a video for a user who may open it, with links to its file and captions, and its chapters. */
export async function toVideoWithLink(
  { chapters, ...row }: VideoRow & { chapters: Chapter[] },
  captions: readonly CaptionsRow[],
  hasCourse: boolean,
  storage: FileStorage,
) {
  const video_url = row.file_key === null ? undefined : await createMediaLink(storage, row.file_key, row.title);
  return {
    ...toVideoForViewer(row, hasCourse),
    ...(video_url !== undefined && { video_url }),
    chapters,
    captions: captions.map((each) => toCaptionsWithLink(each, row.title, storage)),
  };
}
