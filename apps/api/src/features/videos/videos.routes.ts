import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/database.ts';
import type { Viewer } from '../../access/viewer.ts';
import { adjustCounter } from '../../db/counters.ts';
import { applyPageDefaults } from '../../db/paging.ts';
import { parseSearch } from '../../db/search.ts';
import type { Config } from '../../config.ts';
import { Problem, createFieldProblem, createNotFoundProblem } from '../../problems/problem.ts';
import { toUploadFileKey } from '../../storage/storage.ts';
import { requireUnchangedCourse } from '../courses/courseItems.ts';
import { getCourseAccess } from '../courses/courses.policy.ts';
import { toAllowedEmbed } from '../embeds.ts';
import { notifySubscribersOfVideo } from '../notifications/notifications.repository.ts';
import { findVideoFileProblem } from './checkVideoFile.ts';
import { requireExistingVideo, requireAccessibleVideo } from './videos.policy.ts';
import { findVideoUpload, takeVideoUpload } from './videoUploads.repository.ts';
import { deleteVideo, insertVideo, listVideos, updateVideo } from './videos.repository.ts';
import { toVideoForViewer, toVideoWithLink } from './videos.wire.ts';

/** Reads, adds, updates and deletes the videos of a course. */
export async function videoRoutes(app: FastifyInstance): Promise<void> {
  const { db, config, files, storage } = app;

  app.operation('listVideos', async ({ params, query, viewer }) => {
    const { hasCourse } = await getCourseAccess(db, viewer, params.id);
    const page = applyPageDefaults(query);
    const { rows, ...total } = await listVideos(db, app.searchCache, params.id, parseSearch(query.search), page);
    return { videos: rows.map((row) => toVideoForViewer(row, hasCourse)), ...total, ...page };
  });

  app.operation(
    'getVideo',
    ({ db, viewer, params }) => requireAccessibleVideo(db, viewer, params.id, params.video_id),
    ({ resource: { video, hasCourse } }) => toVideoWithLink(video, hasCourse, storage),
  );

  /** Checks the file of a finished upload, before the transaction that takes it. */
  async function requireVideoFile(viewer: Viewer, uploadId: string): Promise<void> {
    const upload = await findVideoUpload(db, viewer.id, uploadId);
    // The transaction decides about a missing upload: a repeated call has taken it before.
    const code = upload && (await findVideoFileProblem(storage, upload));
    if (code !== undefined) throw createFieldProblem('upload_id', code);
  }

  app.operation('createVideo', async ({ body, viewer, transaction }) => {
    const { course_id, title, is_free, upload_id } = body;
    const sources = upload_id === undefined ? requireSources(config, body) : noSources;
    if (upload_id !== undefined) await requireVideoFile(viewer, upload_id);
    return transaction(async (db, checked) => {
      const file_key = upload_id === undefined ? null : await takeFile(db, checked.viewer, upload_id);
      const row = await insertVideo(db, course_id, { title, ...sources, file_key, is_free: is_free === 1 });
      if (!row) throw createFieldProblem('course_id', 'course_not_found');
      await notifySubscribersOfVideo(db, row.id);
      // Last, because other new videos wait for it.
      await adjustCounter(db, 'videos', 1);
      return toVideoWithLink(row, true, storage);
    });
  });

  app.operation(
    'updateVideo',
    ({ db, params }) => requireExistingVideo(db, params.id),
    async ({ body: { course_id, is_free, upload_id, ...fields }, viewer, resource, transaction }) => {
      requireUnchangedCourse(resource, course_id);
      const changes = {
        ...fields,
        ...(fields.url !== undefined && { url: toAllowedEmbed(config, 'app', 'url', fields.url), file_key: null }),
        ...(fields.website_url !== undefined && {
          website_url: toAllowedEmbed(config, 'website', 'website_url', fields.website_url),
        }),
        ...(is_free !== undefined && { is_free: is_free === 1 }),
      };
      if (upload_id !== undefined) await requireVideoFile(viewer, upload_id);
      const video = await transaction(async (db, checked) => {
        const file = upload_id !== undefined && {
          ...noSources,
          file_key: await takeFile(db, checked.viewer, upload_id),
        };
        return updateVideo(db, resource.id, { ...changes, ...file });
      });
      if (!video) throw createNotFoundProblem();
      await files.deleteOrphanedFiles();
      return toVideoWithLink(video, true, storage);
    },
  );

  app.operation(
    'deleteVideo',
    ({ db, params }) => requireExistingVideo(db, params.id),
    async ({ resource: video, transaction }) => {
      await transaction(async (db) => {
        if (!(await deleteVideo(db, video))) throw createNotFoundProblem();
        await adjustCounter(db, 'videos', -1);
      });
      await files.deleteOrphanedFiles();
    },
  );
}

const noSources = { url: null, website_url: null };

/** The URLs of a new video without a file. Both are required (spec §4). */
function requireSources(config: Config, { url, website_url }: { url?: string; website_url?: string }) {
  const missing = Object.entries({ url, website_url }).filter(([, value]) => value === undefined);
  if (missing.length > 0) {
    const fields = Object.fromEntries(missing.map(([name]) => [name, [{ code: 'required' as const }]]));
    throw new Problem(422, 'invalid', { fields });
  }
  return {
    url: toAllowedEmbed(config, 'app', 'url', url ?? null),
    website_url: toAllowedEmbed(config, 'website', 'website_url', website_url ?? null),
  };
}

/** Takes the file of an upload for a video. Returns its key. */
async function takeFile(db: Db, viewer: Viewer, uploadId: string): Promise<string> {
  if (!(await takeVideoUpload(db, viewer.id, uploadId))) throw createFieldProblem('upload_id', 'upload_missing');
  return toUploadFileKey(uploadId);
}
