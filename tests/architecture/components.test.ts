import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { files, grep, read, root } from './files.ts';

const components = files('packages/ui/src/!(theme|intl|stories)/*/*.tsx').filter(
  (file) => path.basename(file, '.tsx') === path.basename(path.dirname(file)),
);

test('every part of Khayamiya has a docs page and a sheet', () => {
  expect(components.length).toBeGreaterThan(20);
  const bare = components.filter((file) => {
    const stories = file.replace(/\.tsx$/, '.stories.tsx');
    return !existsSync(path.join(root, stories)) || !/export const Sheet\b/.test(read(stories));
  });
  expect(bare).toEqual([]);
});

test('parts take no class and no style from outside', () => {
  expect(grep(components, /\b(className|style)\??:/)).toEqual([]);
});

test('no check is switched off and no type is waved through', () => {
  const everything = files('{packages,apps,tests,tools}/**/*.{ts,tsx}').filter(
    (file) => !file.startsWith('tests/architecture/'),
  );
  expect(
    grep(everything, /\b(it|test|describe)\.(skip|only|todo)\b|@ts-(ignore|nocheck)|\bas any\b|expect\(true\)/),
  ).toEqual([]);
});

test('fixtures have one spelling: `Name.fixtures.tsx`', () => {
  const named = files('packages/*/src/**/*{ixture,ixtures}.{ts,tsx}');
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((file) => !/\/[A-Z]\w*\.fixtures\.tsx?$/.test(file))).toEqual([]);
});
