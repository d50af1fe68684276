import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type S3rver from 's3rver';

/** Adds the operations for files in parts that the test server lacks: listing parts, and aborting an upload. */
export function addMultipartOperations(server: S3rver, bucket: string): void {
  const respond = (method: string, folder: string) => {
    if (!existsSync(folder)) return { status: 404, body: '<Error><Code>NoSuchUpload</Code></Error>' };
    if (method === 'GET') return { status: 200, body: listParts(folder) };
    rmSync(folder, { recursive: true });
    return { status: 204, body: '' };
  };
  server.middleware.unshift(async (context, next) => {
    const { uploadId } = context.query;
    const isMissing = uploadId !== undefined && ['GET', 'DELETE'].includes(context.method);
    if (!isMissing) return next();
    const folder = join(server.store.getResourcePath(bucket, undefined, 'uploads'), uploadId);
    Object.assign(context, { type: 'application/xml', ...respond(context.method, folder) });
    return undefined;
  });
}

function listParts(folder: string): string {
  const parts = readdirSync(folder)
    .filter((name) => /^\d+$/.test(name))
    .map((name) => {
      const etag = readFileSync(join(folder, `${name}.md5`), 'utf8');
      const { size } = statSync(join(folder, name));
      return `<Part><PartNumber>${name}</PartNumber><ETag>"${etag}"</ETag><Size>${size}</Size></Part>`;
    });
  return `<ListPartsResult><IsTruncated>false</IsTruncated>${parts.join('')}</ListPartsResult>`;
}
