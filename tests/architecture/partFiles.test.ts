import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findMatchingCodeLines, listFiles, readRepositoryFile, repositoryRoot } from './files.ts';
import { exampleTexts } from '../../packages/ui/src/stories/partPage/exampleTexts.ts';
import { findUntranslatedTexts } from '../../packages/ui/src/stories/partPage/translateExample.ts';
import { findWorkspaceImport } from './findWorkspaceImport.ts';

const components = listFiles('packages/ui/src/!(theme|intl|stories|utils)/*/*.tsx').filter(
  (file) => path.basename(file, '.tsx') === path.basename(path.dirname(file)),
);
const examples = listFiles('packages/ui/src/*/*/*.example.tsx');
const withEnding = (file: string, ending: string) => file.replace(/\.tsx$/, ending);

test('every component has an example', () => {
  expect(components.map((file) => withEnding(file, '.example.tsx'))).toEqual(examples);
});

test('examples can be pasted into another app: they import what the package exports', () => {
  const imports = examples.flatMap((file) =>
    [...readRepositoryFile(file).matchAll(/from '([^']+)'/g)].map(([, specifier = '']) => ({ file, specifier })),
  );
  expect(imports.length).toBeGreaterThan(examples.length);
  const wrong = imports.filter(
    ({ file, specifier }) =>
      specifier !== 'react' &&
      !(
        specifier.startsWith('@fanous/ui/') &&
        findWorkspaceImport(file, specifier, (candidate) => existsSync(path.join(repositoryRoot, candidate)))
      ),
  );
  expect(wrong).toEqual([]);
  const own = examples.filter((file) => {
    const [, group = '', name = ''] = /src\/(\w+)\/(\w+)\//.exec(file) ?? [];
    return !readRepositoryFile(file).includes(`from '@fanous/ui/${group}/${name}'`);
  });
  expect(own, 'each imports its own part').toEqual([]);
});

test('every text of an example has an English one in `exampleTexts.ts`', () => {
  const arabicOnly = examples.flatMap((file) =>
    findUntranslatedTexts(readRepositoryFile(file)).length > 0 ? [/src\/(\w+\/\w+)\//.exec(file)?.[1]] : [],
  );
  expect(arabicOnly).toEqual([]);
  const allExamples = examples.map(readRepositoryFile).join('\n');
  const unused = Object.keys(exampleTexts).filter((text) => !allExamples.includes(text));
  expect(unused, 'texts that no example has any more').toEqual([]);
});

test('no page shows the generated code of a story', () => {
  expect(readRepositoryFile('.storybook/preview.tsx')).toContain("canvas: { sourceState: 'none' }");
  expect(
    findMatchingCodeLines(listFiles('packages/*/src/**/*.stories.tsx', '.storybook/docs/*.mdx'), /sourceState/),
  ).toEqual([]);
});

test('every component has the texts of its docs page: when to use it, anatomy, keyboard and so on', () => {
  const missing = components
    .filter((file) => !existsSync(path.join(repositoryRoot, withEnding(file, '.docs.tsx'))))
    .map((file) => /src\/(\w+\/\w+)\//.exec(file)?.[1]);
  expect(missing).toEqual([]);
});

test('related parts exist', () => {
  const broken = listFiles('packages/ui/src/*/*/*.docs.tsx').flatMap((file) =>
    [...readRepositoryFile(file).matchAll(/part: '([^']+)'/g)]
      .map(([, part = '']) => part)
      .filter((part) => !existsSync(path.join(repositoryRoot, 'packages/ui/src', part)))
      .map((part) => `${file} names ${part}`),
  );
  expect(broken).toEqual([]);
});
