import type { FastifyInstance } from 'fastify';
import { adjustCounter } from '../../db/counters.ts';
import { applyPageDefaults } from '../../db/paging.ts';
import { parseSearch } from '../../db/search.ts';
import { createFieldProblem, createNotFoundProblem } from '../../problems/problem.ts';
import { requireUnchangedCourse } from '../courses/courseItems.ts';
import { getCourseAccess } from '../courses/courses.policy.ts';
import { toAllowedEmbed } from '../embeds.ts';
import { notifySubscribersOfVideo } from '../notifications/notifications.repository.ts';
import { requireExistingVideo, requireAccessibleVideo } from './videos.policy.ts';
import { deleteVideo, insertVideo, listVideos, updateVideo } from './videos.repository.ts';
import { toVideoForViewer } from './videos.wire.ts';

/** Reads, adds, updates and deletes the videos of a course. */
export async function videoRoutes(app: FastifyInstance): Promise<void> {
  const { db, config } = app;

  app.operation('listVideos', async ({ params, query, viewer }) => {
    const { hasCourse } = await getCourseAccess(db, viewer, params.id);
    const page = applyPageDefaults(query);
    const { rows, ...total } = await listVideos(db, app.searchCache, params.id, parseSearch(query.search), page);
    return { videos: rows.map((row) => toVideoForViewer(row, hasCourse)), ...total, ...page };
  });

  app.operation(
    'getVideo',
    ({ db, viewer, params }) => requireAccessibleVideo(db, viewer, params.id, params.video_id),
    ({ resource: { video, hasCourse } }) => toVideoForViewer(video, hasCourse),
  );

  app.operation('createVideo', ({ body: { course_id, is_free, ...fields }, transaction }) => {
    const url = toAllowedEmbed(config, 'app', 'url', fields.url);
    const website_url = toAllowedEmbed(config, 'website', 'website_url', fields.website_url);
    return transaction(async (db) => {
      const row = await insertVideo(db, course_id, { ...fields, url, website_url, is_free: is_free === 1 });
      if (!row) throw createFieldProblem('course_id', 'course_not_found');
      await notifySubscribersOfVideo(db, row.id);
      // Last, because other new videos wait for it.
      await adjustCounter(db, 'videos', 1);
      return toVideoForViewer(row, true);
    });
  });

  app.operation(
    'updateVideo',
    ({ db, params }) => requireExistingVideo(db, params.id),
    async ({ body: { course_id, is_free, ...fields }, resource, transaction }) => {
      requireUnchangedCourse(resource, course_id);
      const changes = {
        ...fields,
        ...(fields.url !== undefined && { url: toAllowedEmbed(config, 'app', 'url', fields.url) }),
        ...(fields.website_url !== undefined && {
          website_url: toAllowedEmbed(config, 'website', 'website_url', fields.website_url),
        }),
        ...(is_free !== undefined && { is_free: is_free === 1 }),
      };
      const video = await transaction((db) => updateVideo(db, resource.id, changes));
      if (!video) throw createNotFoundProblem();
      return toVideoForViewer(video, true);
    },
  );

  app.operation(
    'deleteVideo',
    ({ db, params }) => requireExistingVideo(db, params.id),
    ({ resource: video, transaction }) =>
      transaction(async (db) => {
        if (!(await deleteVideo(db, video))) throw createNotFoundProblem();
        await adjustCounter(db, 'videos', -1);
      }),
  );
}
