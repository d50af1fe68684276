import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { listFiles, findMatchingCodeLines, readRepositoryFile, repositoryRoot } from './files.ts';

const components = listFiles('packages/ui/src/!(theme|intl|stories)/*/*.tsx').filter(
  (file) => path.basename(file, '.tsx') === path.basename(path.dirname(file)),
);

test('every component of Khayamiya has a docs page and a sheet', () => {
  expect(components.length).toBeGreaterThan(20);
  const bare = components.filter((file) => {
    const stories = file.replace(/\.tsx$/, '.stories.tsx');
    return !existsSync(path.join(repositoryRoot, stories)) || !/export const Sheet\b/.test(readRepositoryFile(stories));
  });
  expect(bare).toEqual([]);
});

test('components take no `className` and no `style`', () => {
  expect(findMatchingCodeLines(components, /\b(className|style)\??:/)).toEqual([]);
});

test('no test is skipped and no type error is ignored', () => {
  const everything = listFiles('{packages,apps,tests,tools}/**/*.{ts,tsx}').filter(
    (file) => !file.startsWith('tests/architecture/'),
  );
  expect(
    findMatchingCodeLines(
      everything,
      /\b(it|test|describe)\.(skip|only|todo)\b|@ts-(ignore|nocheck)|\bas any\b|expect\(true\)/,
    ),
  ).toEqual([]);
});

test('fixture files are named `Name.fixtures.tsx`', () => {
  const fixtureFiles = listFiles('packages/*/src/**/*{ixture,ixtures}.{ts,tsx}');
  expect(fixtureFiles.length).toBeGreaterThan(20);
  expect(fixtureFiles.filter((file) => !/\/[A-Z]\w*\.fixtures\.tsx?$/.test(file))).toEqual([]);
});
