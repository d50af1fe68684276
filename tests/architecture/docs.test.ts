import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readRepositoryFile, repositoryRoot } from './files.ts';
import { findWorkspaceImport } from './findWorkspaceImport.ts';

const exclude = ['**/node_modules/**', '**/dist/**'];
const allFiles = globSync(
  ['*', '.*', '{apps,packages,tests,tools,docs,deploy,.storybook,.github,.ci}/**/*', '{apps,packages}/*/.*'],
  { cwd: repositoryRoot, exclude },
);
const pages = globSync(['*.md', 'docs/**/*.md', '{packages,apps,tests}/**/README.md'], {
  cwd: repositoryRoot,
  exclude,
});

/** All path suffixes, such as `ui/README.md` and `README.md` for `packages/ui/README.md`. */
const pathEndings = new Set(
  allFiles.flatMap((file) => {
    const parts = file.split(path.sep);
    return parts.map((_, index) => parts.slice(index).join('/'));
  }),
);

/** Lines of a page without its code blocks, with their numbers. */
function readProse(page: string): { line: number; text: string }[] {
  let isCode = false;
  return readRepositoryFile(page)
    .split('\n')
    .flatMap((text, index) => {
      if (text.trim().startsWith('```')) isCode = !isCode;
      return isCode ? [] : [{ line: index + 1, text }];
    });
}

/** The id that GitHub gives a heading. */
const toAnchor = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

const readAnchors = (page: string) =>
  readProse(page).flatMap(({ text }) => (/^#+ /.test(text) ? [toAnchor(text.replace(/^#+ /, ''))] : []));

test('every relative link leads to a file, and to a heading if it names one', () => {
  const links = pages.flatMap((page) =>
    readProse(page).flatMap(({ line, text }) =>
      [...text.matchAll(/\]\(([^)\s]+)\)/g)]
        .map(([, target = '']) => target)
        .filter((target) => !/^\w+:/.test(target))
        .map((target) => ({ where: `${page}:${line}`, page, target })),
    ),
  );
  expect(links.length).toBeGreaterThan(20);
  const broken = links.filter(({ page, target }) => {
    const [file = '', anchor] = target.split('#');
    const linked = file === '' ? page : path.posix.join(path.posix.dirname(page), file);
    return !allFiles.includes(linked) || (anchor !== undefined && !readAnchors(linked).includes(anchor));
  });
  expect(broken.map(({ where, target }) => `${where} links to ${target}`)).toEqual([]);
});

const sourceFile = /^[\w.@*-]+(\/[\w.@*-]+)*\.(tsx?|mjs|ya?ml|sql|md|mdx|po|json|css|html)$/;
const sourceFolder = /^(apps|packages|tests|tools|docs|\.storybook|\.github)\/[\w./-]+\/?$/;
/** Made by a run, or by an installation. */
const createdLater = /^(\.cache|data|dist|node_modules)\/|^(demo-accounts|dashboard|ui|api)\.(json|md)$|\/dist(\/|$)/;
/** Stands for any name: `Name.tsx`, `x.routes.ts`. */
const placeholder = /(^|\/)(Name|XPage|X|x)\./;

/** Whether a path of a page is the path of a file or folder, or its end. A `*` stands for any characters. */
function isKnownPath(cited: string, page: string): boolean {
  if (cited.startsWith('@fanous/'))
    return findWorkspaceImport(page, cited, (file) => allFiles.includes(file)) !== undefined;
  const name = cited.replace(/\/$/, '');
  if (pathEndings.has(name) || pathEndings.has(path.posix.join(path.posix.dirname(page), name))) return true;
  return name.includes('*') && globSync(`**/${name}`, { cwd: repositoryRoot, exclude }).length > 0;
}

test('every file and folder that a page names in backticks exists', () => {
  const cited = pages.flatMap((page) =>
    readProse(page).flatMap(({ line, text }) =>
      [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => ({ where: `${page}:${line}`, page, name })),
    ),
  );
  const paths = cited.filter(
    ({ name }) =>
      (sourceFile.test(name) || sourceFolder.test(name)) && !createdLater.test(name) && !placeholder.test(name),
  );
  expect(paths.length).toBeGreaterThan(150);
  const missing = paths.filter(({ name, page }) => !isKnownPath(name, page));
  expect(missing.map(({ where, name }) => `${where} names ${name}`)).toEqual([]);
});

test('every `npm run` script that a page names exists', () => {
  const { scripts } = JSON.parse(readRepositoryFile('package.json')) as { scripts: Record<string, string> };
  const unknown = pages.flatMap((page) =>
    readRepositoryFile(page)
      .split('\n')
      .flatMap((text, index) =>
        [...text.matchAll(/npm run ([a-z][\w:]*)/g)]
          .filter(([, name = '']) => !(name in scripts))
          .map(([, name]) => `${page}:${index + 1} names ${name}`),
      ),
  );
  expect(unknown).toEqual([]);
});

test('every spec story that the QA checklist names exists', () => {
  const page = 'docs/qa-checklist.md';
  const specs = new Map(
    globSync('packages/ui/src/**/*.spec.stories.tsx', { cwd: repositoryRoot }).map((file) => [
      path.basename(file, '.stories.tsx'),
      readRepositoryFile(file),
    ]),
  );
  const cited = readProse(page).flatMap(({ line, text }) =>
    [...text.matchAll(/`(\w{2,}\.spec)`((?:,? \*\w+…?\*)*)/g)].map(([, spec = '', stories = '']) => ({
      where: `${page}:${line}`,
      spec,
      stories: [...stories.matchAll(/\*(\w+)(…?)\*/g)].map(([, name = '', more = '']) => ({
        name,
        isStart: more !== '',
      })),
    })),
  );
  expect(cited.length).toBeGreaterThan(30);
  const missing = cited.flatMap(({ where, spec, stories }) => {
    const source = specs.get(spec);
    if (source === undefined) return [`${where} names ${spec}`];
    return stories
      .filter(({ name, isStart }) => !new RegExp(`export const ${name}${isStart ? '' : '\\b'}`).test(source))
      .map(({ name }) => `${where} names ${name} of ${spec}`);
  });
  expect(missing).toEqual([]);
});
