import type { FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { createFileTooLargeProblem } from '../../contract/uploads.ts';
import type { Db } from '../../db/database.ts';
import { createNotFoundProblem } from '../../problems/problem.ts';
import { DiskStorage } from '../../storage/diskStorage.ts';
import { insertPendingFileEntries, markPendingFilesOrphaned } from '../../storage/orphanedFiles.repository.ts';
import { toPrivateStorageKey, toUploadFileKey } from '../../storage/storage.ts';
import { tusRoutes } from './tus.routes.ts';
import { findVideoUpload, insertVideoUpload, lockOpenVideoUploads } from './videoUploads.repository.ts';

const extensions = { 'video/mp4': 'mp4', 'video/webm': 'webm' } as const;

/** Begins and deletes uploads of video files. Their content arrives by the tus protocol. */
export async function videoUploadRoutes(app: FastifyInstance): Promise<void> {
  const { db, config, files, storage, uploadReceiver } = app;

  /** Throws 507 if the disk has no room for a new upload and what is missing of all open ones. */
  async function requireSpaceForUploads(db: Db, disk: DiskStorage, newBytes: number): Promise<void> {
    let missingBytes = newBytes;
    for (const { key, size } of await lockOpenVideoUploads(db))
      missingBytes += size - (await disk.countReceivedBytes(key));
    await uploadReceiver.requireFreeSpace(missingBytes);
  }

  app.operation('createVideoUpload', async ({ body: { media_type, size }, transaction }) => {
    const { videoBytes } = config.limits;
    if (size > videoBytes) throw createFileTooLargeProblem('upload_id', videoBytes);
    const id = `${randomUUID()}.${extensions[media_type]}`;
    const key = toPrivateStorageKey(toUploadFileKey(id));
    try {
      await insertPendingFileEntries(db, [key], config.videoUploadSeconds);
      await storage.beginUpload(key, size);
      return await transaction(async (db, { viewer }) => {
        if (storage instanceof DiskStorage) await requireSpaceForUploads(db, storage, size);
        return insertVideoUpload(db, { id, key, size, user_id: viewer.id });
      });
    } catch (error) {
      await markPendingFilesOrphaned(db, [key]).catch(() => undefined);
      await files.deleteOrphanedFiles();
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
