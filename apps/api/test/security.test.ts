import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCourse, addPerson } from './support/fixtures.ts';
import { createTestApp } from './support/testApp.ts';
import type { TestApp } from './support/testApp.ts';

// The security headers of every response.

const otherSite = 'https://app.example.com';
const foreignOrigin = 'https://evil.example.com';
let folder: string;
let closed: TestApp;
let open: TestApp;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'srv-headers-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>فانوس</title>');
  closed = await createTestApp({
    environment: {
      WEB_DIR: folder,
      EMBED_HOSTS: 'videos.example.org',
      PLAYER_RECORD: 'https://player.example.com/embed/{id}',
    },
  });
  open = await createTestApp({
    environment: { WEB_DIR: folder, CORS_ORIGINS: otherSite, PUBLIC_URL: 'https://fanous.example' },
  });
  for (const { config } of [closed, open]) {
    const images = join(config.dataDir, 'storage/public/images');
    mkdirSync(images, { recursive: true });
    writeFileSync(join(images, 'a.webp'), 'image');
  }
});
afterAll(async () => {
  await closed.close();
  await open.close();
  rmSync(folder, { recursive: true });
});

const get = async (server: TestApp, url: string, headers: Record<string, string> = {}) =>
  (await server.app.inject({ url, headers: { accept: 'text/html', ...headers } })).headers;
const closedData = "default-src 'none'; frame-ancestors 'none'";

test.each([
  ['an app page', '/single/algebra-1', /^default-src 'self';.*script-src 'self';.*frame-ancestors 'none'$/, 'DENY'],
  ['an API answer', '/api/settings', closedData, 'DENY'],
  ['a refusal', '/api/users', closedData, 'DENY'],
  ['an API address that is not', '/api/nothing', closedData, 'DENY'],
  ['a file that is not', '/assets/nothing.js', closedData, 'DENY'],
  ['an address nobody can read', '/%', closedData, undefined],
  [
    'the demo player',
    '/demo/player/player.html?id=demo-1',
    /^default-src 'none';.*frame-ancestors 'self'$/,
    'SAMEORIGIN',
  ],
  ['an image', '/storage/images/a.webp', closedData, 'DENY'],
])('%s has its headers', async (_name, url, policy, frames) => {
  const headers = await get(closed, url);
  const given = String(headers['content-security-policy']);
  expect(given).toMatch(policy);
  expect(given).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toMatch(/^(strict-origin-when-cross-origin|no-referrer)$/);
  expect(headers['x-frame-options']).toBe(frames);
  expect(headers['strict-transport-security']).toBeUndefined();
  expect(headers['access-control-allow-origin']).toBeUndefined();
  expect(headers['x-powered-by']).toBeUndefined();
});

test('a page may frame the configured players and nothing else, and runs no script but files of ours', async () => {
  const policy = String((await get(closed, '/'))['content-security-policy']);
  const directives = policy.split(';').map((part) => part.trim());
  const providers =
    'https://www.youtube-nocookie.com https://player.vimeo.com https://drive.google.com https://iframe.mediadelivery.net https://player.mediadelivery.net https://player.vdocipher.com https://geo.dailymotion.com';
  expect(directives).toContain(`frame-src 'self' https://player.example.com https://videos.example.org ${providers}`);
  const hosts = 'https://videos.example.org https://player.example.com';
  expect(directives).toContain(`media-src 'self' blob: ${hosts}`);
  expect(directives).toContain(`connect-src 'self' ${hosts}`);
  expect(directives).toContain("script-src 'self'");
  expect(directives).toContain("object-src 'none'");
  expect(directives).toContain("base-uri 'none'");
  expect(directives.find((part) => part.startsWith('style-src '))).toMatch(/^style-src 'self' 'sha256-[\w+/]+='$/);
  expect((await get(closed, '/'))['permissions-policy']).toMatch(/camera=\(\), microphone=\(\)/);
});

test('HSTS is sent over TLS only', async () => {
  for (const url of ['/', '/api/settings', '/api/nothing', '/storage/images/a.webp'])
    expect((await get(open, url))['strict-transport-security']).toBe('max-age=31536000');
});

test('responses to requests with a token are not cached', async () => {
  const person = await addPerson(closed.db);
  for (const url of [`/api/users/${person.id}`, '/api/settings', '/api/nothing', '/'])
    expect((await get(closed, url, { authorization: `Bearer ${person.token}` }))['cache-control']).toBe('no-store');
});

const preflight = (server: TestApp, origin: string) =>
  server.app.inject({
    method: 'OPTIONS',
    url: '/api/courses',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type',
    },
  });

test('other sites may not call the API', async () => {
  expect((await preflight(closed, otherSite)).headers['access-control-allow-origin']).toBeUndefined();
  expect((await get(closed, '/api/settings', { origin: otherSite }))['access-control-allow-origin']).toBeUndefined();
  expect((await get(closed, '/storage/images/a.webp'))['cross-origin-resource-policy']).toBe('same-origin');
});

test('only origins in CORS_ORIGINS may call the API', async () => {
  const allowed = await preflight(open, otherSite);
  expect(allowed.statusCode).toBe(204);
  expect(allowed.headers).toMatchObject({
    'access-control-allow-origin': otherSite,
    'access-control-allow-headers':
      'authorization, content-type, accept-language, idempotency-key, tus-resumable, upload-offset',
    vary: expect.stringContaining('Origin') as string,
  });
  expect(allowed.headers['access-control-allow-credentials']).toBeUndefined();
  expect((await preflight(open, foreignOrigin)).headers['access-control-allow-origin']).not.toBe(foreignOrigin);
  expect((await get(open, '/api/settings', { origin: foreignOrigin }))['access-control-allow-origin']).not.toBe(
    foreignOrigin,
  );
  expect((await get(open, '/api/users', { origin: otherSite }))['access-control-allow-origin']).toBe(otherSite);
  expect((await get(open, '/storage/images/a.webp'))['cross-origin-resource-policy']).toBe('cross-origin');
});

test('user text is returned unchanged', async () => {
  const script = '<script>alert(1)</script>&amp;"\'';
  const teacher = await addPerson(closed.db, 'teacher', { name: script });
  const { slug } = await addCourse(closed.db, teacher.id, { name: script, description: script });
  const { body, headers } = await closed.call<{ name: string; description: string; user: { name: string } }>(
    'GET',
    `/public/courses/${slug}`,
  );
  expect([body.name, body.description, body.user.name]).toEqual([script, script, script]);
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
});
