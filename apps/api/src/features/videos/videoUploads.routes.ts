import type { FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { createFileTooLargeProblem } from '../../contract/uploads.ts';
import { createNotFoundProblem } from '../../problems/problem.ts';
import { insertPendingFileEntries, markPendingFilesOrphaned } from '../../storage/orphanedFiles.repository.ts';
import { toPrivateStorageKey, toUploadFileKey } from '../../storage/storage.ts';
import { tusRoutes } from './tus.routes.ts';
import { findVideoUpload, insertVideoUpload } from './videoUploads.repository.ts';

const extensions = { 'video/mp4': 'mp4', 'video/webm': 'webm' } as const;

/** Begins and deletes uploads of video files. Their content arrives by the tus protocol. */
export async function videoUploadRoutes(app: FastifyInstance): Promise<void> {
  const { db, config, files, storage, uploadReceiver } = app;

  app.operation('createVideoUpload', async ({ body: { media_type, size }, transaction }) => {
    const { videoBytes } = config.limits;
    if (size > videoBytes) throw createFileTooLargeProblem('upload_id', videoBytes);
    await uploadReceiver.requireFreeSpace(config.s3 ? 0 : size);
    const id = `${randomUUID()}.${extensions[media_type]}`;
    const key = toPrivateStorageKey(toUploadFileKey(id));
    try {
      await insertPendingFileEntries(db, [key], config.videoUploadSeconds);
      await storage.beginUpload(key, size);
      return await transaction((db, { viewer }) => insertVideoUpload(db, { id, key, size, user_id: viewer.id }));
    } catch (error) {
      await markPendingFilesOrphaned(db, [key]).catch(() => undefined);
      throw error;
    }
  });

  app.operation(
    'deleteVideoUpload',
    async ({ db, viewer, params }) => {
      const upload = await findVideoUpload(db, viewer.id, params.id);
      if (!upload) throw createNotFoundProblem();
      return upload;
    },
    async ({ transaction }) => {
      await transaction((db, { resource }) => markPendingFilesOrphaned(db, [resource.key]));
      await files.deleteOrphanedFiles();
    },
  );

  await app.register(tusRoutes);
}
