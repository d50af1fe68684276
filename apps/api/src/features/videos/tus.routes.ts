import { Server } from '@tus/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requireRoleForAccess } from '../../access/access.ts';
import { authenticateRequest } from '../../plugins/auth.ts';
import { toProblemBody } from '../../problems/errorHandler.ts';
import { getPreferredDigits, getPreferredLanguage } from '../../problems/language.ts';
import { createFieldProblem, createNotFoundProblem, createUnauthorizedProblem } from '../../problems/problem.ts';
import { markPendingFilesOrphaned } from '../../storage/orphanedFiles.repository.ts';
import { toPrivateStorageKey, toUploadFileKey } from '../../storage/storage.ts';
import { findVideoFileProblem } from './checkVideoFile.ts';
import { findVideoUpload } from './videoUploads.repository.ts';

/**
 * Receives the content of uploads by the tus protocol: HEAD says how much has arrived, PATCH adds to it. The contract
 * describes both at `createVideoUpload`.
 */
export async function tusRoutes(app: FastifyInstance): Promise<void> {
  const { db, config, files, storage, uploadReceiver } = app;

  const tus = new Server({
    path: '/api/video-uploads',
    datastore: storage.uploads,
    // The headers of `@fastify/cors` are copied to the response.
    allowedOrigins: () => false,
    getFileIdFromRequest: (_request, id = '') => toPrivateStorageKey(toUploadFileKey(id)),
    onUploadFinish: async ({ headers }, { id: key, size = 0 }) => {
      const code = await findVideoFileProblem(storage, { id: key, key, size });
      if (code === undefined) return {};
      await markPendingFilesOrphaned(db, [key]);
      await files.deleteOrphanedFiles();
      const acceptLanguage = headers.get('accept-language') ?? undefined;
      const problem = createFieldProblem('upload_id', code);
      const body = toProblemBody(problem, getPreferredLanguage(acceptLanguage), getPreferredDigits(acceptLanguage));
      return {
        status_code: problem.status,
        headers: { 'Content-Type': 'application/json; charset=utf-8' },
        body: JSON.stringify(body),
      };
    },
  });

  // The store reads the body itself.
  app.addContentTypeParser('application/offset+octet-stream', (_request, _body, done) => done(null));

  app.route<{ Params: { id: string } }>({
    method: ['HEAD', 'PATCH'],
    url: '/video-uploads/:id',
    config: { takesFiles: true },
    onRequest: async (request) => {
      const viewer = await authenticateRequest(request);
      if (!viewer) throw createUnauthorizedProblem();
      requireRoleForAccess('full-admin', viewer);
      if (!(await findVideoUpload(db, viewer.id, request.params.id))) throw createNotFoundProblem();
      if (request.method === 'PATCH' && !config.s3) await uploadReceiver.requireFreeSpace();
    },
    handler: async (request, reply) => {
      handOver(request, reply);
      await tus.handle(request.raw, reply.raw);
    },
  });
}

/** Lets the tus server write the response, with the headers that plugins have set. */
function handOver(request: FastifyRequest, reply: FastifyReply): void {
  reply.hijack();
  for (const [name, value] of Object.entries({ ...reply.getHeaders(), 'x-request-id': request.id }))
    if (value !== undefined) reply.raw.setHeader(name, value);
}
