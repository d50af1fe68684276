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
import { requireChapters } from './chapters.ts';
import { findVideoFileProblem } from './checkVideoFile.ts';
import { requireExistingVideo, requireAccessibleVideo, requirePublicVideo } from './videos.policy.ts';
import { confirmVideoUpload, findVideoUpload } from './videoUploads.repository.ts';
import {
  deleteVideo,
  insertVideo,
  listVideos,
  lockVideoByFile,
  updateVideo,
  type VideoFields,
} from './videos.repository.ts';
import { listCaptions } from './videoCaptions.repository.ts';
import { toVideoForViewer, toVideoWithLink } from './videos.wire.ts';

/** Reads, adds, updates and deletes the videos of a course. */
export async function videoRoutes(app: FastifyInstance): Promise<void> {
  const { db, config, files, storage } = app;
  const loadPlayableVideo = async (db: Db, video: Parameters<typeof toVideoWithLink>[0], hasCourse: boolean) =>
    toVideoWithLink(video, await listCaptions(db, video.id), hasCourse, storage);

  app.operation('listVideos', async ({ params, query, viewer }) => {
    const { hasCourse } = await getCourseAccess(db, viewer, params.id);
    const page = applyPageDefaults(query);
    const { rows, ...total } = await listVideos(db, app.searchCache, params.id, parseSearch(query.search), page);
    return { videos: rows.map((row) => toVideoForViewer(row, hasCourse)), ...total, ...page };
  });

  app.operation(
    'getVideo',
    ({ db, viewer, params }) => requireAccessibleVideo(db, viewer, params.id, params.video_id),
    ({ resource: { video, hasCourse } }) => loadPlayableVideo(db, video, hasCourse),
  );

  app.operation('getPublicVideo', async ({ params }) => {
    const video = await requirePublicVideo(db, config.platform, params.slug, params.video_id);
    return loadPlayableVideo(db, video, false);
  });

  /** Checks the file of a finished upload, before the transaction that uses it. */
  async function requireVideoFile(viewer: Viewer, uploadId: string): Promise<void> {
    const upload = await findVideoUpload(db, viewer.id, uploadId);
    // The transaction decides about a missing upload: an earlier equal call may have used it.
    const code = upload && (await findVideoFileProblem(storage, upload));
    if (code !== undefined) throw createFieldProblem('upload_id', code);
  }

  app.operation('createVideo', async ({ body, viewer, transaction }) => {
    const { course_id, title, upload_id } = body;
    const fields = {
      title,
      is_free: body.is_free === 1,
      duration: body.duration ?? null,
      chapters: requireChapters(body.chapters ?? null),
    };
    const sources = upload_id === undefined ? requireSources(config, body) : noSources;
    if (upload_id !== undefined) await requireVideoFile(viewer, upload_id);
    return transaction(async (db, checked) => {
      const isRepeated = upload_id !== undefined && !(await confirmVideoUpload(db, checked.viewer.id, upload_id));
      if (isRepeated) {
        const video = await updateRepeatedVideo(db, toUploadFileKey(upload_id), course_id, fields);
        return loadPlayableVideo(db, video, true);
      }
      const file_key = upload_id === undefined ? null : toUploadFileKey(upload_id);
      const row = await insertVideo(db, course_id, { ...fields, ...sources, file_key });
      if (!row) throw createFieldProblem('course_id', 'course_not_found');
      await notifySubscribersOfVideo(db, row.id);
      // Last, because other new videos wait for it.
      await adjustCounter(db, 'videos', 1);
      return loadPlayableVideo(db, row, true);
    });
  });

  app.operation(
    'updateVideo',
    ({ db, params }) => requireExistingVideo(db, params.id),
    async ({ body: { course_id, is_free, chapters, upload_id, ...fields }, viewer, resource, transaction }) => {
      requireUnchangedCourse(resource, course_id);
      const changes = {
        ...fields,
        ...(fields.url !== undefined && { url: toAllowedEmbed(config, 'app', 'url', fields.url), file_key: null }),
        ...(fields.website_url !== undefined && {
          website_url: toAllowedEmbed(config, 'website', 'website_url', fields.website_url),
        }),
        ...(is_free !== undefined && { is_free: is_free === 1 }),
        ...(chapters !== undefined && { chapters: requireChapters(chapters) }),
      };
      if (upload_id !== undefined) await requireVideoFile(viewer, upload_id);
      const video = await transaction(async (db, checked) => {
        if (upload_id === undefined) {
          requireUrlForFile(checked.resource, changes);
          return updateVideo(db, resource.id, changes);
        }
        const file_key = toUploadFileKey(upload_id);
        const isConfirmed = await confirmVideoUpload(db, checked.viewer.id, upload_id);
        // A repeated call: the video has the file.
        const isRepeated = !isConfirmed && checked.resource.file_key === file_key;
        if (!isConfirmed && !isRepeated) throw createFieldProblem('upload_id', 'upload_missing');
        return updateVideo(db, resource.id, { ...changes, ...noSources, file_key });
      });
      if (!video) throw createNotFoundProblem();
      await files.deleteOrphanedFiles();
      return loadPlayableVideo(db, video, true);
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

/** Requires the URL of the first player if the URL of the second one is to replace a file: a video has one source. */
function requireUrlForFile(
  { file_key }: { file_key: string | null },
  changes: { url?: string | null; website_url?: string | null },
): void {
  const hasOnlyWebsiteUrl = changes.url === undefined && typeof changes.website_url === 'string';
  if (file_key !== null && hasOnlyWebsiteUrl) throw createFieldProblem('url', 'required');
}

/**
 * Updates the video that an earlier call has created from the same upload, whose response was lost. Throws 422 if there is none
 * in the course.
 */
async function updateRepeatedVideo(
  db: Db,
  fileKey: string,
  courseId: number,
  fields: Pick<VideoFields, 'title' | 'is_free' | 'duration' | 'chapters'>,
) {
  const video = await lockVideoByFile(db, fileKey);
  const updated = video?.course_id === courseId && (await updateVideo(db, video.id, fields));
  if (!updated) throw createFieldProblem('upload_id', 'upload_missing');
  return updated;
}
