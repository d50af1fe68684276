import type { FastifyInstance } from 'fastify';
import { createNotFoundProblem } from '../../problems/problem.ts';
import { requireCaptionsFile } from './captionsFile.ts';
import { deleteCaptions, saveCaptions } from './videoCaptions.repository.ts';
import { requireExistingVideo } from './videos.policy.ts';
import { toCaptionsWithLink } from './videos.wire.ts';

/** Saves and deletes the captions of videos. Their texts are in files. */
export async function videoCaptionsRoutes(app: FastifyInstance): Promise<void> {
  const { files, storage } = app;

  app.operation(
    'saveVideoCaptions',
    ({ db, params }) => requireExistingVideo(db, params.id),
    async ({ params: { language }, body: { file }, transaction }) => {
      await requireCaptionsFile(file);
      return files.saveMedia(transaction, 'captions', file, async (db, file_key, { resource: video }) => {
        const captions = await saveCaptions(db, video, { language, file_key, size: file.size });
        if (!captions) throw createNotFoundProblem();
        return toCaptionsWithLink(captions, video.title, storage);
      });
    },
  );

  app.operation(
    'deleteVideoCaptions',
    ({ db, params }) => requireExistingVideo(db, params.id),
    async ({ params: { id, language }, transaction }) => {
      await transaction(async (db) => {
        if (!(await deleteCaptions(db, id, language))) throw createNotFoundProblem();
      });
      await files.deleteOrphanedFiles();
    },
  );
}
