import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from './support/testApp.ts';
import { createTestApp } from './support/testApp.ts';

let server: TestApp;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'srv-web-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>فانوس</title>');
  writeFileSync(join(folder, 'assets/app-abc123.js'), `console.log('${'x'.repeat(5_000)}')`);
  writeFileSync(join(folder, 'assets/pdf.worker-abc.js'), 'self.close()');
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
  writeFileSync(join(folder, 'sw.js'), '// the service worker');
  writeFileSync(join(folder, '.built-from'), 'secret');
  server = await createTestApp({
    environment: { WEB_DIR: folder, EMBED_HOSTS: 'videos.example.org', EMBED_PROVIDERS: 'vimeo' },
  });
  const images = join(server.config.dataDir, 'storage/public/courses');
  mkdirSync(images, { recursive: true });
  writeFileSync(join(images, 'a.webp'), 'image');
  writeFileSync(join(server.config.dataDir, 'private.txt'), 'private');
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = { accept: 'text/html' }) =>
  server.app.inject({ url, headers });

test.each(['/', '/single/algebra-1', '/single/1/Quiz/2', '/dashboard/my-courses', '/courses/7?page=2'])(
  '%s is the app’s page',
  async (url) => {
    const reply = await get(url);
    expect([reply.statusCode, reply.headers['content-type'], reply.headers['cache-control']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-cache',
    ]);
    expect(reply.body).toContain('فانوس');
  },
);

test('hashed files are cached for a year and compressed', async () => {
  const reply = await get('/assets/app-abc123.js', { 'accept-encoding': 'br' });
  expect(reply.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
  });
  expect(reply.rawPayload.length).toBeLessThan(500);
  expect((await get('/favicon.svg')).headers['cache-control']).toBe('public, max-age=0');
});

test('the service worker is checked for a new version at each update, and has the policy', async () => {
  const { statusCode, headers } = await get('/sw.js');
  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache']);
  expect(headers['content-type']).toContain('javascript');
  expect(headers['content-security-policy']).toContain("connect-src 'self'");
});

test('hashed files have small headers, and workers keep their policy', async () => {
  const { headers } = await get('/assets/app-abc123.js');
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  });
  for (const name of ['content-security-policy', 'permissions-policy', 'x-frame-options', 'x-request-id'])
    expect(headers).not.toHaveProperty(name);
  const worker = await get('/assets/pdf.worker-abc.js');
  expect(worker.headers['content-security-policy']).toContain("script-src 'self'");
});

test.each([
  '/assets/missing-1.js',
  '/favicon.ico',
  '/.built-from',
  '/api/nothing',
  '/storage/courses/b.webp',
  '/storage/..%2f..%2fprivate.txt',
  '/storage/%2e%2e/%2e%2e/private.txt',
  '/..%2f..%2fetc%2fpasswd',
  '/demo/seed.ts',
])('%s is not found', async (url) => {
  const reply = await get(url);
  // The file server responds with 400 to a path outside of the folder.
  expect([400, 404]).toContain(reply.statusCode);
  expect(reply.body).not.toMatch(/private|secret|root:/);
});

test('public images are served with their type', async () => {
  const reply = await get('/storage/courses/a.webp');
  expect([reply.statusCode, reply.headers['content-type'], reply.headers['x-content-type-options']]).toEqual([
    200,
    'image/webp',
    'nosniff',
  ]);
});

test('pages may frame players, other sites may not frame pages, and our pages may frame the demo player', async () => {
  const page = await get('/');
  expect(page.headers['content-security-policy']).toContain(
    "frame-src 'self' https://videos.example.org https://player.vimeo.com;",
  );
  expect(page.headers['content-security-policy']).not.toContain("'unsafe-inline'");
  expect(page.headers['x-frame-options']).toBe('DENY');
  const player = await get('/demo/player/player.html?id=demo-1&kind=video');
  expect(player.statusCode).toBe(200);
  expect(player.headers['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(player.headers['x-frame-options']).toBe('SAMEORIGIN');
  const clip = await get('/demo/media/clip-1.mp4', { range: 'bytes=0-99' });
  expect([clip.statusCode, clip.headers['content-type'], clip.rawPayload.length]).toEqual([206, 'video/mp4', 100]);
});
