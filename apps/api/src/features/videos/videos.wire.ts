import { toFlag } from '../wire.ts';

interface VideoRow {
  id: number;
  course_id: number;
  title: string;
  url: string | null;
  website_url: string | null;
  is_free: boolean;
  created_at: string;
}

/** Converts a video for a viewer. A locked one has no URL (decision 11). */
export function toVideoForViewer({ url, website_url, ...row }: VideoRow, hasCourse: boolean) {
  const isOpen = hasCourse || row.is_free;
  return {
    ...row,
    is_free: toFlag(row.is_free),
    is_locked: toFlag(!isOpen),
    ...(isOpen && { url, website_url }),
  };
}
