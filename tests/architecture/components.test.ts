import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { files, grep, read, root } from './files.ts';

const components = files('packages/ui/src/!(theme|intl|stories)/*/*.tsx').filter(
  (file) => path.basename(file, '.tsx') === path.basename(path.dirname(file)),
);

test('every component of Khayamiya has a docs page and a sheet', () => {
  expect(components.length).toBeGreaterThan(20);
  const bare = components.filter((file) => {
    const stories = file.replace(/\.tsx$/, '.stories.tsx');
    return !existsSync(path.join(root, stories)) || !/export const Sheet\b/.test(read(stories));
  });
  expect(bare).toEqual([]);
});

test('components take no `className` and no `style`', () => {
  expect(grep(components, /\b(className|style)\??:/)).toEqual([]);
});

test('no test is skipped and no type error is ignored', () => {
  const everything = files('{packages,apps,tests,tools}/**/*.{ts,tsx}').filter(
    (file) => !file.startsWith('tests/architecture/'),
  );
  expect(
    grep(everything, /\b(it|test|describe)\.(skip|only|todo)\b|@ts-(ignore|nocheck)|\bas any\b|expect\(true\)/),
  ).toEqual([]);
});

test('fixture files are named `Name.fixtures.tsx`', () => {
  const named = files('packages/*/src/**/*{ixture,ixtures}.{ts,tsx}');
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((file) => !/\/[A-Z]\w*\.fixtures\.tsx?$/.test(file))).toEqual([]);
});
