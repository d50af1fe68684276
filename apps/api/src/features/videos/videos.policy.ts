import type { Viewer } from '../../access/viewer.ts';
import type { Db } from '../../db/database.ts';
import { locked, notFound } from '../../problems/problem.ts';
import { getCourseAccess } from '../courses/courses.policy.ts';
import { findVideo } from './videos.repository.ts';

/** Who has the course opens its videos; a free one is open to everyone signed in. */
export async function requireVideo(db: Db, viewer: Viewer, courseId: number, videoId: number) {
  const video = await findVideo(db, videoId, courseId);
  if (!video) throw notFound();
  const { hasCourse } = await getCourseAccess(db, viewer, courseId);
  if (!hasCourse && !video.is_free) throw locked();
  return { video, hasCourse };
}

/** A video that is there; which course it is in does not matter to a full admin. */
export async function existingVideo(db: Db, id: number) {
  const video = await findVideo(db, id);
  if (!video) throw notFound();
  return video;
}
