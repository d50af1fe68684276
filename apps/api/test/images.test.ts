import { copyFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Upload } from '../src/contract/uploads.ts';
import { runTransactionWithRetries } from '../src/db/transaction.ts';
import { markImagesOrphaned } from '../src/storage/files.ts';
import { encodeImage } from '../src/storage/images.ts';
import { createUncheckedRunTransaction } from './support/runTransaction.ts';
import { createPhoto } from './support/sampleFiles.ts';
import type { TestApp } from './support/testApp.ts';
import { createTestApp } from './support/testApp.ts';

// How images are encoded and stored.

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

const stored = () => {
  const folder = join(server.config.dataDir, 'storage');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.webp'));
};
afterEach(async () => {
  await runTransactionWithRetries(server.db, (db) => markImagesOrphaned(db, stored().flatMap(toPath)));
  await server.app.files.deleteOrphanedFiles();
});
const toPath = (name: string) => (name.includes('-320.') ? [] : [name.replace(/^public\//, '')]);

function upload(content: Buffer): Upload {
  const path = join(server.config.dataDir, 'upload');
  writeFileSync(path, content);
  return { path, size: content.length, mediaType: 'image/png', extension: 'png', filename: 'x.png', hash: '' };
}

const save = (content: Buffer) =>
  server.app.files.saveImage(createUncheckedRunTransaction(server.db), upload(content), async (_db, image) => image);
const fetch = async (path: string) => {
  const reply = await server.app.inject(`/storage/${path}`);
  return { reply, image: sharp(reply.rawPayload) };
};
const small = (path: string) => path.replace('.webp', '-320.webp');

test.each(['png', 'jpeg', 'webp', 'avif', 'gif'] as const)('a %s becomes two WebP files', async (format) => {
  const path = await save(await createPhoto(format));
  expect(path).toMatch(/^images\/[0-9a-f-]{36}\.webp$/);
  for (const [name, width, height] of [
    [path, 960, 640],
    [small(path), 320, 213],
  ] as const) {
    const { reply, image } = await fetch(name);
    expect(reply.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(await image.metadata()).toMatchObject({ format: 'webp', width, height });
  }
});

test('camera metadata is removed, and the image is upright', async () => {
  const path = await save(await createPhoto('jpeg', { orientation: 6 }));
  const { reply, image } = await fetch(path);
  const metadata = await image.metadata();
  expect(metadata).toMatchObject({ width: 800, height: 1_200 });
  expect([metadata.exif, metadata.orientation]).toEqual([undefined, undefined]);
  expect(reply.rawPayload.includes('photographer')).toBe(false);
  // Red was on the left. After the rotation it is at the top.
  const { data } = await image.raw().toBuffer({ resolveWithObject: true });
  const [red = 0, , blue = 0] = data;
  expect(red).toBeGreaterThan(blue);
});

test('a small image is not enlarged', async () => {
  const path = await save(await createPhoto('png', { width: 100, height: 50 }));
  expect(await (await fetch(path)).image.metadata()).toMatchObject({ width: 100, height: 50 });
  expect(await (await fetch(small(path))).image.metadata()).toMatchObject({ width: 100, height: 50 });
});

test.each<[string, () => Promise<Buffer>]>([
  ['half of one', async () => (await createPhoto('png')).subarray(0, 900)],
  ['no image at all', async () => Buffer.from('no image')],
])('%s is rejected and leaves no file', async (_what, make) => {
  await expect(save(await make())).rejects.toMatchObject({
    status: 422,
    fields: { image: [{ code: 'image_unreadable' }] },
  });
  expect(readdirSync(server.config.dataDir).filter((name) => name.endsWith('.webp'))).toEqual([]);
});

test.each<[string, () => Promise<Buffer>, number]>([
  ['a PNG of 25.01 million pixels', () => createPng(5_000, 5_002), 25],
  ['an AVIF of 400 million pixels', avifBomb, 25],
  ['a JPEG in passes', () => createJpeg(5_000, 5_002, true), 25],
  ['a JPEG of 100.01 million pixels', () => createJpeg(10_000, 10_001, false), 100],
])('%s is rejected by its header', async (_what, make, limit) => {
  await expect(save(await make())).rejects.toMatchObject({
    status: 422,
    fields: { image: [{ code: 'image_pixels', limit }] },
  });
  expect(readdirSync(server.config.dataDir).filter((name) => name.endsWith('.webp'))).toEqual([]);
});

test('a baseline JPEG may have the size of the largest cameras', async () => {
  const path = await save(await createPhoto('jpeg', { width: 6_000, height: 4_500 }));
  expect(await (await fetch(path)).image.metadata()).toMatchObject({ width: 960, height: 720 });
});

test('images are queued, and rejected with 503 when the queue is full', async () => {
  const { path } = upload(await createPhoto('png', { width: 40, height: 40 }));
  const copies = Array.from({ length: 30 }, (_, at) => `${path}-${at}`);
  for (const copy of copies) copyFileSync(path, copy);
  const results = await Promise.allSettled(copies.map((copy) => encodeImage(copy)));
  const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
  expect(refused).toHaveLength(30 - 1 - 16);
  for (const reason of refused) expect(reason).toMatchObject({ status: 503, retryAfterSeconds: 5 });
  expect(await encodeImage(path)).toHaveLength(2);
  for (const name of readdirSync(server.config.dataDir)) {
    if (name.startsWith('upload')) rmSync(join(server.config.dataDir, name));
  }
});

/** Creates a PNG of a few bytes whose header states this size. */
async function createPng(width: number, height: number): Promise<Buffer> {
  const image = await createPhoto('png', { width: 8, height: 8 });
  image.writeUInt32BE(width, 16);
  image.writeUInt32BE(height, 20);
  image.writeUInt32BE(crc32(image.subarray(12, 29)), 29);
  return image;
}

/** Creates the same as AVIF. */
async function avifBomb(): Promise<Buffer> {
  const image = await createPhoto('avif', { width: 64, height: 64 });
  const size = image.indexOf('ispe') + 8;
  image.writeUInt32BE(20_000, size);
  image.writeUInt32BE(20_000, size + 4);
  return image;
}

/** Creates the same as JPEG. */
async function createJpeg(width: number, height: number, progressive: boolean): Promise<Buffer> {
  const image = await sharp(await createPhoto('png', { width: 8, height: 8 }))
    .jpeg({ progressive })
    .toBuffer();
  const frame = image.indexOf(Buffer.from([0xff, progressive ? 0xc2 : 0xc0]));
  image.writeUInt16BE(height, frame + 5);
  image.writeUInt16BE(width, frame + 7);
  return image;
}

test('files are deleted when the row is rejected', async () => {
  const refused = server.app.files.saveImage(
    createUncheckedRunTransaction(server.db),
    upload(await createPhoto('png')),
    () => Promise.reject(new Error('no row')),
  );
  await expect(refused).rejects.toThrow('no row');
  expect(stored()).toEqual([]);
});
