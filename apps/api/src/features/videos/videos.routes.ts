import type { FastifyInstance } from 'fastify';
import { readPage } from '../../db/paging.ts';
import { readSearch } from '../../db/search.ts';
import { standingIn } from '../courses/courses.policy.ts';
import { requireVideo } from './videos.policy.ts';
import { listVideos } from './videos.repository.ts';
import { toVideo } from './videos.wire.ts';

/** The videos of a course. */
export async function videoRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app;

  app.operation('listVideos', async ({ params, query, viewer }) => {
    const { hasCourse } = await standingIn(db, viewer, params.id);
    const page = readPage(query);
    const { rows, ...total } = await listVideos(db, params.id, readSearch(query.search), page);
    return { videos: rows.map((row) => toVideo(row, hasCourse)), ...total, ...page };
  });

  app.operation(
    'getVideo',
    ({ viewer, params }) => requireVideo(db, viewer, params.id, params.video_id),
    ({ granted: { video, hasCourse } }) => toVideo(video, hasCourse),
  );
}
