import type { Viewer } from '../../access/viewer.ts';
import type { PlatformSettings } from '../../config/platform.ts';
import type { Db } from '../../db/database.ts';
import { createLockedProblem, createNotFoundProblem } from '../../problems/problem.ts';
import { getCourseAccess } from '../courses/courses.policy.ts';
import { findVideo, findVideoByCourseSlug } from './videos.repository.ts';

/** Finds a video, for a viewer who has the course. Free videos are open to every signed-in user. */
export async function requireAccessibleVideo(db: Db, viewer: Viewer, courseId: number, videoId: number) {
  const video = await findVideo(db, videoId, courseId);
  if (!video) throw createNotFoundProblem();
  const { hasCourse } = await getCourseAccess(db, viewer, courseId);
  if (!hasCourse && !video.is_free) throw createLockedProblem();
  return { video, hasCourse };
}

/** Finds a free video, for visitors without an account, if the operator allows it. */
export async function requirePublicVideo(
  db: Db,
  { hasFreeVideosWithoutAccount }: Pick<PlatformSettings, 'hasFreeVideosWithoutAccount'>,
  slug: string,
  videoId: number,
) {
  const video = await findVideoByCourseSlug(db, videoId, slug);
  if (!video) throw createNotFoundProblem();
  if (!hasFreeVideosWithoutAccount || !video.is_free) throw createLockedProblem();
  return video;
}

/** Finds a video in any course, for full admins. */
export async function requireExistingVideo(db: Db, id: number) {
  const video = await findVideo(db, id);
  if (!video) throw createNotFoundProblem();
  return video;
}
