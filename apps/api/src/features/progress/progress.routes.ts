import type { FastifyInstance } from 'fastify';
import { isFullAdmin } from '../../access/viewer.ts';
import { createNotFoundProblem } from '../../problems/problem.ts';
import { loadCourseCards } from '../courses/courseCards.ts';
import { getCourseAccess, requireCourseStaff } from '../courses/courses.policy.ts';
import { mergePositionsByVideo } from './mergePositions.ts';
import {
  listCourseProgress,
  listStartedCourses,
  lockVideosAndReadRights,
  readVideosCount,
  savePositions,
  countSubscriberProgress,
  countVideoProgress,
} from './progress.repository.ts';
import { toPercent, toVideoProgress } from './progress.wire.ts';

/** Saves and reads how far users have watched videos. Only the user reads it; the staff of a course reads counts. */
export async function progressRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app;

  app.operation('getMyProgress', async ({ viewer }) => {
    const rows = await listStartedCourses(db, viewer.id, isFullAdmin(viewer));
    const cards = await loadCourseCards(db, rows);
    const courses = rows.flatMap((row, index) => {
      const course = cards[index];
      if (!course) return [];
      const { videos_count, watched_count, played_at, next_id, next_title, next_position, next_duration } = row;
      const nextVideo =
        next_id === null || next_title === null
          ? null
          : { id: next_id, title: next_title, position: next_position ?? 0, duration: next_duration };
      const percent = toPercent(watched_count, videos_count);
      return [{ course, videos_count, watched_count, percent, played_at, next_video: nextVideo }];
    });
    return { courses };
  });

  app.operation('saveProgress', ({ body, transaction }) => {
    const positions = mergePositionsByVideo(body.positions);
    return transaction(async (db, { viewer }) => {
      const videos = await lockVideosAndReadRights(db, [...positions.keys()], viewer.id, isFullAdmin(viewer));
      const allowedPositions = videos.flatMap(({ id, course_id, can_watch }) => {
        const sent = positions.get(id);
        if (!sent || !can_watch) return [];
        const { position, duration = null, is_watched, age_ms } = sent;
        return [{ videoId: id, courseId: course_id, position, duration, isWatched: is_watched === 1, ageMs: age_ms }];
      });
      const stored = allowedPositions.length > 0 ? await savePositions(db, viewer.id, allowedPositions) : [];
      const canWatchById = new Map(videos.map(({ id, can_watch }) => [id, can_watch]));
      const refused = [...positions.keys()].flatMap((video_id) => {
        const canWatch = canWatchById.get(video_id);
        if (canWatch === true) return [];
        return [{ video_id, reason: canWatch === undefined ? ('not_found' as const) : ('locked' as const) }];
      });
      return { videos: stored.map(toVideoProgress), refused };
    });
  });

  app.operation('getCourseProgress', async ({ viewer, params }) => {
    const { hasCourse } = await getCourseAccess(db, viewer, params.id);
    const videosCount = await readVideosCount(db, params.id);
    const rows = await listCourseProgress(db, viewer.id, params.id, !hasCourse);
    const watchedCount = rows.filter(({ is_watched }) => is_watched).length;
    return {
      videos_count: videosCount,
      watched_count: watchedCount,
      percent: toPercent(watchedCount, videosCount),
      videos: rows.map(toVideoProgress),
    };
  });

  app.operation(
    'getCourseProgressStatistics',
    ({ db, viewer, params }) => requireCourseStaff(db, viewer, params.id),
    async ({ params }) => {
      const totals = await countSubscriberProgress(db, params.id);
      if (!totals) throw createNotFoundProblem();
      return { ...totals, videos: await countVideoProgress(db, params.id) };
    },
  );
}
