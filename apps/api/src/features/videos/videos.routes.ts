import type { FastifyInstance } from 'fastify';
import { readPage } from '../../db/paging.ts';
import { readSearch } from '../../db/search.ts';
import { invalidField, notFound } from '../../problems/problem.ts';
import { sameCourse } from '../courses/courseItems.ts';
import { getCourseAccess } from '../courses/courses.policy.ts';
import { checkEmbed } from '../embeds.ts';
import { insertVideoNotifications } from '../notifications/notifications.repository.ts';
import { existingVideo, requireVideo } from './videos.policy.ts';
import { deleteVideo, insertVideo, listVideos, updateVideo } from './videos.repository.ts';
import { toVideo } from './videos.wire.ts';

/** The videos of a course. */
export async function videoRoutes(app: FastifyInstance): Promise<void> {
  const { db, config } = app;

  app.operation('listVideos', async ({ params, query, viewer }) => {
    const { hasCourse } = await getCourseAccess(db, viewer, params.id);
    const page = readPage(query);
    const { rows, ...total } = await listVideos(db, app.searches, params.id, readSearch(query.search), page);
    return { videos: rows.map((row) => toVideo(row, hasCourse)), ...total, ...page };
  });

  app.operation(
    'getVideo',
    ({ db, viewer, params }) => requireVideo(db, viewer, params.id, params.video_id),
    ({ resource: { video, hasCourse } }) => toVideo(video, hasCourse),
  );

  app.operation('createVideo', ({ body: { course_id, is_free, ...fields }, transaction }) => {
    checkEmbed(config, 'app', 'url', fields.url);
    checkEmbed(config, 'website', 'website_url', fields.website_url);
    return transaction(async (db) => {
      const row = await insertVideo(db, course_id, { ...fields, is_free: is_free === 1 });
      if (!row) throw invalidField('course_id', 'course_not_found');
      await insertVideoNotifications(db, row.id);
      return toVideo(row, true);
    });
  });

  app.operation(
    'updateVideo',
    ({ db, params }) => existingVideo(db, params.id),
    async ({ body: { course_id, is_free, ...fields }, resource, transaction }) => {
      sameCourse(resource, course_id);
      checkEmbed(config, 'app', 'url', fields.url);
      checkEmbed(config, 'website', 'website_url', fields.website_url);
      const changes = { ...fields, ...(is_free !== undefined && { is_free: is_free === 1 }) };
      const video = await transaction((db) => updateVideo(db, resource.id, changes));
      if (!video) throw notFound();
      return toVideo(video, true);
    },
  );

  app.operation(
    'deleteVideo',
    ({ db, params }) => existingVideo(db, params.id),
    ({ resource: video, transaction }) =>
      transaction(async (db) => {
        if (!(await deleteVideo(db, video))) throw notFound();
      }),
  );
}
