import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { Problem, notFound } from '../problems/problem.ts';
import { dispositionOf } from '../storage/disposition.ts';
import { mediaTypeOf } from '../storage/fileTypes.ts';
import { LocalStorage } from '../storage/localStorage.ts';
import { privateKey, publicKey } from '../storage/storage.ts';
import { getWildcardParam } from './getWildcardParam.ts';

const isImage = /^[\w-]+(\/[\w-]+)*\.(webp|avif|jpg|png|gif)$/;
const isMedia = /^[\w-]+(\/[\w.-]+)*\.(pdf|doc|docx|mp3|mp4)$/;
// A media file is a page of its own in its tab: it may show itself and load nothing.
const mediaPolicy = [
  "default-src 'none'",
  "object-src 'self'",
  "media-src 'self'",
  "style-src 'unsafe-inline'",
  "frame-ancestors 'none'",
].join('; ');

/** Serves images to everyone. A stored image is never changed (a new one gets a new name), so browsers keep it. */
export function serveImages(app: FastifyInstance): void {
  const { storage } = app;
  app.get('/storage/*', async (request, reply) => {
    const path = getWildcardParam(request);
    if (!isImage.test(path)) throw notFound();
    const key = publicKey(path);
    reply.type(mediaTypeOf(path));
    if (storage instanceof LocalStorage) return sendLocal(reply, storage.pathOf(key), 31_536_000, true);
    const stored = await storage.open(key);
    if (!stored) throw notFound();
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-length', stored.size)
      .send(stored.stream);
  });
}

/** Serves private media of this machine's disk to whoever holds a signed link, in parts if asked. */
export function serveMedia(app: FastifyInstance): void {
  const { storage } = app;
  if (!(storage instanceof LocalStorage)) return;
  app.get('/media/*', { errorHandler: tellRange }, (request, reply) => {
    const path = getWildcardParam(request);
    const query = request.query as Record<string, string | undefined>;
    const left = isMedia.test(path) && storage.links.check(privateKey(path), query);
    if (!left) throw new Problem(403, 'link_ended');
    const type = mediaTypeOf(path);
    reply
      .type(type)
      .header('content-disposition', dispositionOf(type, query['name'] ?? ''))
      .header('content-security-policy', mediaPolicy);
    return sendLocal(reply, storage.pathOf(privateKey(path)), left, false);
  });
}

/** A part that is not there: the answer says how long the file is. */
function tellRange(error: FastifyError & { headers?: Record<string, string> }, _request: unknown, reply: FastifyReply) {
  if (error.statusCode !== 416) throw error;
  reply.headers({ 'content-range': error.headers?.['Content-Range'], 'cache-control': 'no-cache' });
  throw new Problem(416, 'range_missing');
}

function sendLocal(reply: FastifyReply, path: string, seconds: number, immutable: boolean): FastifyReply {
  const folder = path.slice(0, path.lastIndexOf('/'));
  const name = path.slice(folder.length + 1);
  const caching = immutable ? `public, max-age=${seconds}, immutable` : `private, max-age=${seconds}`;
  return reply.header('cache-control', caching).sendFile(name, folder, { cacheControl: false, contentType: false });
}
