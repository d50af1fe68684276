import { expect, test } from 'vitest';
import { markSkeleton } from '../skeletonMarkers.ts';
import { createOfflineHtml, findAssetsToUpdate, findLinkedAssets } from './assets.ts';

test('the scripts and styles of a document are found, and its fonts are not', () => {
  const html = `<link rel="preload" href="/assets/font-a1b2c3.woff2"><link rel="stylesheet" href="/assets/index-a1b2c3.css">
    <link rel="modulepreload" href="/assets/base-a1b2c3d.js"><script type="module" src="/assets/base-a1b2c3d.js"></script>`;
  expect(findLinkedAssets(html)).toEqual(['/assets/index-a1b2c3.css', '/assets/base-a1b2c3d.js']);
});

test('an update loads the new versions of used assets only', () => {
  const cached = ['/assets/QuizPage-a1b2c3d.js', '/assets/font-400-x_-y2z.woff2', '/assets/Removed-a1b2c3d.js'];
  const current = ['/assets/QuizPage-0000-_0.js', '/assets/font-400-x_-y2z.woff2', '/assets/UsersPage-a1b2c3d.js'];
  expect(findAssetsToUpdate(cached, current)).toEqual(current.slice(0, 2));
});

test('a cached document keeps its attributes, adapts to the visitor, and has no skeleton', () =>
  expect(
    createOfflineHtml(
      `<!doctype html><html lang="ar" dir="rtl"><head></head><div id="root">${markSkeleton('<p>\n</p>')}</div><script src="/theme.js"></script>`,
    ),
  ).toBe(
    '<!doctype html><html data-cached="" lang="ar" dir="rtl"><head><script src="/theme.js"></script></head><div id="root"></div>',
  ));
