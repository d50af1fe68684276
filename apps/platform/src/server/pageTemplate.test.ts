import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createPageTemplate, createShellTemplate, hashStyleElements } from './pageTemplate.ts';

const template = `<html><head>
<script type="module" crossorigin src="/assets/index.js"></script>
<link rel="modulepreload" crossorigin href="/assets/vendor.js">
<link rel="stylesheet" crossorigin href="/assets/base.css">
<link rel="preload" href="/assets/text.woff2" as="font" type="font/woff2" crossorigin>
</head><body><div id="root"></div></body></html>`;
const css = '@media (width<=40rem){.a{color:red}}';

test('a page can be painted before any other file arrives: styles are inside it, scripts and fonts come last', () => {
  const html = createPageTemplate(template, { 'assets/base.css': css });
  const [head = '', body = ''] = html.split('</head>');
  expect(head).toContain(`<style>${css}</style>`);
  // The code that imports the first chunks finds this link, and does not load the file.
  expect(head).toContain('<link rel="stylesheet" disabled media="not all" href="/assets/base.css">');
  expect(head.match(/<link|<script/g)).toHaveLength(1);
  expect(body).toContain('<script type="module" crossorigin fetchpriority="low" src="/assets/index.js"></script>');
  expect(body).toContain('<link rel="modulepreload" crossorigin fetchpriority="low" href="/assets/vendor.js">');
  expect(body).toMatch(/<link rel="preload" href="\/assets\/text.woff2" as="font"[^>]* fetchpriority="low">/);
});

test('the content security policy gets the hash of each style element', () => {
  const html = createPageTemplate(template, { 'assets/base.css': css });
  expect(hashStyleElements(html)).toEqual([`'sha256-${createHash('sha256').update(css).digest('base64')}'`]);
});

test('a stylesheet that would end its element is refused', () => {
  expect(() => createPageTemplate(template, { 'assets/base.css': '.a{content:"</style>"}' })).toThrow('end tag');
});

test('index.html has the note for outdated pages, which the server shows', () => {
  const indexHtml = readFileSync(new URL('../../index.html', import.meta.url), 'utf8');
  expect(indexHtml).toContain('<p id="outdated" role="status" hidden>');
});

test('development keeps the links: it has no built styles', () => {
  expect(createPageTemplate(template, {})).toBe(template);
});

test('a document with a skeleton has its styles inside, and the code comes before the fonts', () => {
  const html = createShellTemplate(template, { 'assets/base.css': css });
  expect(html).toContain(`<style>${css}</style>`);
  expect(html).toMatch(/text.woff2" as="font"[^>]* fetchpriority="low">/);
  expect(html.match(/fetchpriority/g)).toHaveLength(1);
});
