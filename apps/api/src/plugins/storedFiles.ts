import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { Problem, createNotFoundProblem } from '../problems/problem.ts';
import { getContentDisposition } from '../storage/contentDisposition.ts';
import { getMediaType } from '../storage/fileTypes.ts';
import { DiskStorage } from '../storage/diskStorage.ts';
import { toPrivateStorageKey, toPublicStorageKey } from '../storage/storage.ts';
import { getWildcardParam } from './getWildcardParam.ts';

const imagePath = /^[\w-]+(\/[\w-]+)*\.(webp|avif|jpg|png|gif)$/;
const mediaPath = /^[\w-]+(\/[\w.-]+)*\.(pdf|doc|docx|mp3|mp4|webm|webp|vtt)$/;
const captionsPath = /\.vtt$/;
// What pages load themselves, and therefore only from their own origin: captions, and first pages of summaries.
const sameOriginPath = /\.(vtt|webp)$/;
// A media file in its own tab may show itself and load nothing else.
const mediaPolicy = [
  "default-src 'none'",
  "object-src 'self'",
  "media-src 'self'",
  "style-src 'unsafe-inline'",
  "frame-ancestors 'none'",
].join('; ');

/** Serves images to everyone. A stored image never changes (a new one gets a new name), so browsers cache it. */
export function registerImageRoute(app: FastifyInstance): void {
  const { storage } = app;
  app.get('/storage/*', async (request, reply) => {
    const path = getWildcardParam(request);
    if (!imagePath.test(path)) throw createNotFoundProblem();
    const key = toPublicStorageKey(path);
    reply.type(getMediaType(path));
    if (storage instanceof DiskStorage) return sendLocalFile(reply, storage.getPath(key), 31_536_000, true);
    const stored = await storage.openFile(key);
    if (!stored) throw createNotFoundProblem();
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-length', stored.size)
      .send(stored.stream);
  });
}

/**
 * Serves private media by signed link. Files on the disk support range requests. If files are in a bucket, it serves only captions
 * and thumbnails; links to other media lead to the bucket.
 */
export function registerSignedMediaRoute(app: FastifyInstance): void {
  const { storage } = app;
  const isLocal = storage instanceof DiskStorage;
  app.get('/media/*', { errorHandler: sendRangeError }, async (request, reply) => {
    const path = getWildcardParam(request);
    const query = request.query as Record<string, string | undefined>;
    if (!isLocal && !sameOriginPath.test(path)) throw createNotFoundProblem();
    const left = mediaPath.test(path) && storage.links.findSecondsLeft(toPrivateStorageKey(path), query);
    if (!left) throw new Problem(403, 'link_ended');
    const type = getMediaType(path);
    reply
      .type(captionsPath.test(path) ? `${type}; charset=utf-8` : type)
      .header('content-disposition', getContentDisposition(type, query['name'] ?? ''))
      .header('content-security-policy', mediaPolicy);
    const key = toPrivateStorageKey(path);
    if (isLocal) return sendLocalFile(reply, storage.getPath(key), left, false);
    const stored = await storage.openFile(key);
    if (!stored) throw createNotFoundProblem();
    return reply
      .header('cache-control', `private, max-age=${left}`)
      .header('content-length', stored.size)
      .send(stored.stream);
  });
}

/** Responds to an unsatisfiable range with the length of the file. */
function sendRangeError(
  error: FastifyError & { headers?: Record<string, string> },
  _request: unknown,
  reply: FastifyReply,
) {
  if (error.statusCode !== 416) throw error;
  reply.headers({ 'content-range': error.headers?.['Content-Range'], 'cache-control': 'no-cache' });
  throw new Problem(416, 'range_missing');
}

function sendLocalFile(reply: FastifyReply, path: string, seconds: number, immutable: boolean): FastifyReply {
  const folder = path.slice(0, path.lastIndexOf('/'));
  const name = path.slice(folder.length + 1);
  const caching = immutable ? `public, max-age=${seconds}, immutable` : `private, max-age=${seconds}`;
  return reply.header('cache-control', caching).sendFile(name, folder, { cacheControl: false, contentType: false });
}
