import { Server } from '@tus/server';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { basename } from 'node:path';
import { finished } from 'node:stream';
import { requireRoleForAccess, requireTwoStep } from '../../access/access.ts';
import { authenticateRequest } from '../../plugins/auth.ts';
import { toProblemBody } from '../../problems/errorHandler.ts';
import { getPreferredDigits, getPreferredLanguage } from '../../problems/language.ts';
import { createFieldProblem, createNotFoundProblem, createUnauthorizedProblem } from '../../problems/problem.ts';
import { markPendingFilesOrphaned } from '../../storage/orphanedFiles.repository.ts';
import { toPrivateStorageKey, toUploadFileKey } from '../../storage/storage.ts';
import { findVideoFileProblem } from './checkVideoFile.ts';
import { extendVideoUpload, findVideoUpload } from './videoUploads.repository.ts';

// Far below the lifetime of an upload, which is an hour at least.
const extendIntervalMs = 300_000;

/**
 * Receives the content of uploads by the tus protocol: HEAD returns how much has arrived, PATCH adds to it. The contract
 * describes both at `createVideoUpload`.
 */
export async function tusRoutes(app: FastifyInstance): Promise<void> {
  const { db, config, files, storage, uploadReceiver } = app;

  const tus = new Server({
    path: '/api/video-uploads',
    datastore: storage.uploads,
    // The headers of `@fastify/cors` are copied to the response.
    allowedOrigins: () => false,
    // The id that the library finds may come from the query.
    getFileIdFromRequest: ({ url }) => toUploadKey(basename(new URL(url).pathname)),
    onResponseError: (request, error) => {
      logUploadError(app.log, request.url, error);
      return undefined;
    },
    onUploadFinish: async ({ headers }, { id: key, size = 0 }) => {
      uploadReceiver.receivedBytes += size;
      const code = await findVideoFileProblem(storage, { id: key, key, size });
      // What is not complete yet is checked again when it is saved.
      if (code !== 'video_type') return {};
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

  /** Keeps an upload from expiring while it is received. Returns a function that ends this. */
  async function keepExtending(key: string): Promise<() => void> {
    const extend = () => extendVideoUpload(db, key, config.videoUploadSeconds);
    await extend();
    const timer = setInterval(() => {
      extend().catch((error: unknown) => app.log.warn({ err: error }, 'an upload could not be extended'));
    }, extendIntervalMs);
    return () => clearInterval(timer);
  }

  // The store reads the body itself.
  app.addContentTypeParser('application/offset+octet-stream', (_request, _body, done) => done(null));

  app.route<{ Params: { id: string } }>({
    method: ['HEAD', 'PATCH'],
    url: '/video-uploads/:id',
    config: { takesFiles: true },
    onRequest: async (request, reply) => {
      const viewer = await authenticateRequest(request);
      if (!viewer) throw createUnauthorizedProblem();
      requireTwoStep(viewer);
      requireRoleForAccess('full-admin', viewer);
      if (!(await findVideoUpload(db, viewer.id, request.params.id))) throw createNotFoundProblem();
      if (request.method !== 'PATCH') return;
      if (!config.s3) await uploadReceiver.requireFreeSpace(Number(request.headers['content-length'] ?? 0));
      // It is also called if the client is gone already.
      finished(reply.raw, uploadReceiver.acquireSlot(viewer.id));
    },
    handler: async (request, reply) => {
      // Not after `tus.handle`, which may never end if the client goes away before the response.
      if (request.method === 'PATCH') finished(reply.raw, await keepExtending(toUploadKey(request.params.id)));
      hijackReply(request, reply);
      await tus.handle(request.raw, reply.raw);
    },
  });
}

/** The key of an upload's file. */
const toUploadKey = (id: string) => toPrivateStorageKey(toUploadFileKey(id));

/** Logs an error of the tus server or the storage. The client causes the others, e.g. a wrong offset. */
function logUploadError(
  log: FastifyBaseLogger,
  url: string,
  error: Error | { status_code: number; body: string },
): void {
  if ('status_code' in error && error.status_code < 500) return;
  log.error({ err: error, path: new URL(url).pathname }, 'an upload could not be received');
}

/** Lets the tus server write the response, with the headers that plugins have set. */
function hijackReply(request: FastifyRequest, reply: FastifyReply): void {
  reply.hijack();
  for (const [name, value] of Object.entries({ ...reply.getHeaders(), 'x-request-id': request.id }))
    if (value !== undefined) reply.raw.setHeader(name, value);
}
