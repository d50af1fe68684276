import type { Schema } from '@fanous/api-client/client';

/** A free video of an embedded player, as the form reads it. */
export const savedVideo: Schema<'Video'> = {
  id: 101,
  course_id: 12,
  title: 'مقدمة في المعادلات',
  is_free: 1,
  is_locked: 0,
  url: 'lesson-app',
  website_url: 'lesson-101',
  chapters: [],
  captions: [],
  created_at: '2026-08-20T10:00:00.000Z',
};
