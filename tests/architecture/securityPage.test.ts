import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readRepositoryFile, repositoryRoot } from './files.ts';

const page = readRepositoryFile('docs/security.md');
const rows = [...page.matchAll(/^\| (\d+\.\d+\.\d+) +\| ([12]) +\| (.+?) +\| ([\w ]+?) +\| (.+?) +\|$/gm)].map(
  ([, id = '', , requirement = '', status = '', reason = '']) => ({ id, requirement, status, reason }),
);

/** Files of the repository, and names of files: `auth.test.ts`. */
const files = globSync(['*.md', '*.yaml', '{apps,packages,tests,tools,docs,deploy}/**/*'], {
  cwd: repositoryRoot,
  exclude: ['**/node_modules/**', '**/dist/**'],
});
const names = new Set([...files, ...files.map((file) => path.basename(file))]);

const isFileName = (text: string) =>
  /^[\w./-]+\.(?:ts|tsx|md|txt|ya?ml|json|service)$|^(?:Caddyfile|tests\/\w+)$/.test(text);
const findFileNames = (text: string) =>
  [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name).filter((name) => isFileName(name));

test('the page has every requirement of levels 1 and 2 once, in order', () => {
  expect(rows).toHaveLength(253);
  const numbers = rows.map(({ id }) => id.split('.').map(Number));
  const sorted = numbers.toSorted(([a = 0, b = 0, c = 0], [d = 0, e = 0, f = 0]) => a - d || b - e || c - f);
  expect(numbers).toEqual(sorted);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
});

test.each(['met', 'open', 'not applicable'])('the number of requirements that are %s is right', (status) => {
  const [, count] = new RegExp(`^\\| ${status} .*\\| (\\d+) +\\|$`, 'm').exec(page) ?? [];
  expect(rows.filter((row) => row.status === status)).toHaveLength(Number(count));
});

test('every file that the page names exists', () => {
  const cited = rows.flatMap(({ id, reason }) => findFileNames(reason).map((name) => ({ id, name })));
  expect(cited.length).toBeGreaterThan(200);
  expect(cited.filter(({ name }) => !names.has(name)).map(({ id, name }) => `${id} names ${name}`)).toEqual([]);
});

test('a requirement that is met names code, a test or a page', () => {
  const bare = rows.filter(
    ({ status, reason }) =>
      status === 'met' && findFileNames(reason).length === 0 && !/\]\([\w./#-]+\)|`[\w-]+`/.test(reason),
  );
  expect(bare.map(({ id }) => id)).toEqual([]);
});
