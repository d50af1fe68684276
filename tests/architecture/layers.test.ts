import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findMatchingCodeLines, listFiles, repositoryRoot } from './files.ts';
import { findNamesWithoutPrefix, findRulesOutsideLayers } from './layers.ts';

const dist = path.join(repositoryRoot, 'apps/platform/dist');
const readSheets = () =>
  globSync('**/*.css', { cwd: dist }).map((sheet) => readFileSync(path.join(dist, sheet), 'utf8'));

test('every built rule is in a cascade layer of Khayamiya', () => {
  expect(existsSync(dist), 'the app is built before this test runs').toBe(true);
  expect(readSheets().length).toBeGreaterThan(0);
  expect(readSheets().flatMap(findRulesOutsideLayers)).toEqual([]);
});

test('every built class, animation and variable has the prefix of Khayamiya', () => {
  expect(readSheets().flatMap(findNamesWithoutPrefix)).toEqual([]);
});

// It names the classes and puts the styles into layers.
test('styles are compiled in one way only', () => {
  const tools = listFiles('{packages,apps,tools,tests,.storybook}/**/*.{ts,tsx,mts,mjs}', '*.ts');
  expect(findMatchingCodeLines(tools, /vanillaExtractPlugin\(/).map((line) => line.split(':')[0])).toEqual([
    'packages/ui/scripts/styles.ts',
  ]);
});
