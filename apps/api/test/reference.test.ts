import { afterAll, beforeAll, expect, test } from 'vitest';
import { readOperations } from '../src/contract/document.ts';
import { renderFieldList, getSchemaFields } from '../src/reference/fieldList.ts';
import { createTestApp } from './support/testApp.ts';
import type { TestApp } from './support/testApp.ts';

let server: TestApp;
let page: string;
beforeAll(async () => {
  server = await createTestApp();
  page = (await server.call('GET', '/docs')).text;
});
afterAll(() => server.close());

test('the page has every operation of the contract, and its navigation links to each', () => {
  const operations = [...readOperations().values()].map(({ id }) => id as string);
  const ids = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, id]) => id ?? '').toSorted();
  expect(ids(page, /<article\s+id="(\w+)"/g)).toEqual(operations.toSorted());
  const list = page.slice(page.indexOf('<nav'), page.indexOf('</nav>'));
  expect(ids(list, /href="#(?!tag-)(\w+)"/g)).toEqual(operations.toSorted());
});

test('the page loads nothing from other hosts and has no inline script or style', async () => {
  const loaded = [...page.matchAll(/<(?:link|script|img|iframe)[^>]*?(?:href|src)="([^"]*)"/g)].map(([, url]) => url);
  expect(loaded).toEqual(['/favicon.svg', '/api/docs/reference.css', '/api/docs/reference.js']);
  expect(page).not.toMatch(/<style|\sstyle=|<script(?![^>]*src=)|\son\w+="/);
  for (const [path, type] of [
    ['/docs', 'text/html'],
    ['/docs/reference.css', 'text/css'],
    ['/docs/reference.js', 'text/javascript'],
  ] as const) {
    const { status, headers, text } = await server.call('GET', path);
    expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type: `${type}; charset=utf-8` });
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(text.replaceAll('/api/docs/', '')).not.toMatch(/url\(|@import|fetch\(/);
  }
});

test('the contract is served as generated', async () => {
  const { status, body } = await server.call<{ openapi: string; paths: object }>('GET', '/openapi.json');
  expect(status).toBe(200);
  expect(body.openapi).toBe('3.1.0');
  expect(Object.keys(body.paths)).toContain('/courses/{course}');
});

test('a field has its rules, and text of the contract is escaped', () => {
  const schema = {
    required: ['name'],
    properties: {
      name: { type: 'string', minLength: 1, maxLength: 200, description: 'Not `<b>`.' },
      id: { type: ['integer', 'null'], minimum: 1, maximum: Number.MAX_SAFE_INTEGER },
      rows: { type: 'array', items: { type: 'object', properties: { flag: { type: 'integer', enum: [0, 1] } } } },
    },
  };
  const text = renderFieldList(getSchemaFields(schema), 'request')?.text.replaceAll(/\s+/g, ' ');
  expect(text).toContain('<p>Not <code>&#60;b&#62;</code>.</p>');
  expect(text).toMatch(/name<\/code> <span class="type">text<\/span> <span class="badge must">required/);
  expect(text).toContain('<span>1 to 200 characters</span>');
  expect(text).toMatch(/integer or null<\/span>.*<span>1 or more <\/span>/);
  expect(text).toMatch(/list of objects.*flag.*one of <code>0<\/code>, <code>1<\/code>/);
});
