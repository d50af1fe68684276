import { QueryClient } from '@tanstack/react-query';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dehydrateQueries } from './dehydrateQueries.ts';
import { addSocialImage, createShell, fillDocument, hashStyleAttributes, replaceFontPreloads } from './document.ts';
import { replaceHtmlAttributes, getHtmlAttributes, parseVisitorPreferences } from './visitorPreferences.ts';

const template = `<!doctype html><html lang="ar" dir="rtl"><head><!--shell--><title data-shell>فانوس</title><!--/shell-->
<link rel="preload" href="/arabic.woff2" as="font"></head><body><div id="root"></div>
<!--shell--><noscript>JavaScript</noscript><!--/shell--></body></html>`;

test('a page stands in the template, and no answer can end the block of its state', () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(['a'], "</script>$&$'");
  const state = {
    path: '/',
    origin: '',
    hasSplash: false,
    queryState: dehydrateQueries(queryClient),
  };
  const html = fillDocument(template, {
    head: '<title>$& الجبر</title>',
    headFiles: '<style>$&</style>',
    preloads: '<link href="/$&.js">',
    body: "<p>$'</p>",
    state,
  });
  expect(html).toContain('<title>$& الجبر</title>');
  expect(html).toContain(`<div id="root"><p>$'</p></div>`);
  expect(html).toContain('<style>$&</style></head>');
  expect(html).toContain('<link href="/$&.js"></body>');
  expect(html).not.toContain('noscript');
  const [, block = ''] = /id="state">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(block)).toEqual(state);
});

test('a document without a page keeps its notes and gets a title and a skeleton', () => {
  const html = createShell(template, { head: '<title>Fanous</title>', skeleton: '<i>$&</i>' });
  expect(html).toContain('<title data-shell>Fanous</title>');
  expect(html).not.toContain('فانوس</title>');
  expect(html).toContain('noscript');
  expect(html).toMatch(/<div id="root">.*<i>\$&<\/i>.*<\/div>/);
});

test('in a shell the theme script runs after the skeleton, and before the code of the app', () => {
  const indexHtml = readFileSync(new URL('../../index.html', import.meta.url), 'utf8');
  const shell = createShell(indexHtml, { head: '', skeleton: '' });
  expect(shell.split('/theme.js')).toHaveLength(2);
  expect(shell.indexOf('/theme.js')).toBeGreaterThan(shell.indexOf('id="root"'));
});

test('a page that names no picture shows that of the product', () => {
  const own = '<meta property="og:image" content="https://fanous.example/storage/1.webp"/>';
  expect(addSocialImage(own, 'https://fanous.example')).toBe(own);
  expect(addSocialImage('<title>x</title>', 'https://fanous.example')).toContain(
    '<title>x</title><meta property="og:image" content="https://fanous.example/share.png">',
  );
});

test('another language brings faces of its own', () => {
  const html = replaceFontPreloads(template, ['/latin.woff2']);
  expect(html).toContain('href="/latin.woff2"');
  expect(html).not.toContain('arabic.woff2');
});

test('style attributes are hashed as the browser reads them', () => {
  const hash = createHash('sha256').update('background: url("a&b")').digest('base64');
  expect(
    hashStyleAttributes(
      '<i style="background: url(&quot;a&amp;b&quot;)"></i><i style="background: url(&quot;a&amp;b&quot;)">',
    ),
  ).toEqual([`'sha256-${hash}'`]);
});

test('choices are read from cookies, and nothing else gets into the document', () => {
  const preferences = parseVisitorPreferences('x=1; lang=en; theme=dark; signed=1; digits=arab');
  expect(replaceHtmlAttributes(template, getHtmlAttributes(preferences))).toContain(
    '<html lang="en" dir="ltr" data-theme="dark" data-digits="arab" data-signed="">',
  );
  const forged = parseVisitorPreferences('lang="><script>; theme=blue; digits=x');
  expect(replaceHtmlAttributes(template, getHtmlAttributes(forged))).toContain('<html lang="ar" dir="rtl">');
  expect(parseVisitorPreferences(undefined).language).toBe('ar');
});
