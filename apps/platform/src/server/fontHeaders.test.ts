import { expect, test } from 'vitest';
import { createFontHeaders } from './fontHeaders.ts';

const names = [
  'alexandria-arabic-wght-core-1',
  'alexandria-latin-wght-core-1',
  'ibm-plex-sans-arabic-arabic-400-core-1',
  'ibm-plex-sans-arabic-latin-400-core-1',
  'ibm-plex-sans-arabic-arabic-600-core-1',
  'ibm-plex-sans-arabic-latin-600-core-1',
];
const createManifest = (files: string[]) =>
  Object.fromEntries(files.map((name) => [name, { file: `assets/${name}.woff2` }]));
const getFontHeaders = createFontHeaders({ manifest: createManifest(names) });

/** The cookie that a browser sends after a response. */
const toCookie = (headers: ReturnType<typeof getFontHeaders>) =>
  'set-cookie' in headers ? (headers['set-cookie'].split(';')[0] ?? '') : '';

test('the first response sets a cookie, and later ones start the fonts with the document', () => {
  const cookie = toCookie(getFontHeaders('ar', undefined));
  expect(cookie).toMatch(/^fonts=[0-9a-f]{8}$/);
  const headers = getFontHeaders('ar', `lang=ar; ${cookie}`);
  expect(headers).toEqual({
    link: expect.stringContaining('</assets/alexandria-arabic-wght-core-1.woff2>; rel=preload'),
  });
  expect(headers).not.toHaveProperty('link', expect.stringContaining('alexandria-latin'));
});

test('another language or build has other fonts', () => {
  const cookie = toCookie(getFontHeaders('ar', undefined));
  expect(getFontHeaders('en', cookie)).toHaveProperty('set-cookie');
  const nextBuild = createFontHeaders({ manifest: createManifest(names.map((name) => name.replace('-1', '-2'))) });
  expect(nextBuild('ar', cookie)).toHaveProperty('set-cookie');
});
