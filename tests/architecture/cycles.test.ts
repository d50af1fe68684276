import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { repositoryRoot } from './files.ts';
import { findCycles } from './findCycles.ts';
import { readImports } from './readImports.ts';
import { findWorkspaceImport } from './findWorkspaceImport.ts';

const sources = globSync(['{apps,packages}/**/*.{ts,tsx}', '{tools,tests,.storybook}/**/*.{ts,tsx}', '*.ts'], {
  cwd: repositoryRoot,
  exclude: ['**/node_modules/**', '**/dist/**'],
});

test('a cycle is reported as a chain of files', () => {
  const graph = new Map([
    ['a.ts', ['b.ts', 'alone.ts']],
    ['b.ts', ['c.ts']],
    ['c.ts', ['a.ts', 'b.ts']],
    ['alone.ts', []],
    ['self.ts', ['self.ts']],
  ]);
  expect(findCycles(graph)).toEqual([
    ['a.ts', 'b.ts', 'c.ts', 'a.ts'],
    ['b.ts', 'c.ts', 'b.ts'],
    ['self.ts', 'self.ts'],
  ]);
});

test('imports are found in every form and resolved through the exports of packages', () => {
  const isSource = (file: string) => sources.includes(file);
  const resolve = (name: string) => findWorkspaceImport('apps/platform/src/routes/routes.tsx', name, isSource);
  expect(resolve('@fanous/ui/actions/Button')).toBe('packages/ui/src/actions/Button/Button.tsx');
  expect(resolve('@fanous/ui/theme.css')).toBe('packages/ui/src/theme/theme.css.ts');
  expect(resolve('@fanous/features/site/browse/HomePage')).toBe('packages/features/src/site/browse/HomePage.tsx');
  expect(resolve('./guards.tsx')).toBe('apps/platform/src/routes/guards.tsx');
  expect(resolve('react')).toBeUndefined();
  expect(readImports('apps/platform/src/routes/publicPages.ts')).toContain('@fanous/features/site/browse/HomePage');
});

test('no file imports itself, directly or through others', () => {
  const sourceFiles = new Set(sources);
  const graph = new Map(
    sources.map((file) => [
      file,
      readImports(file).flatMap((name) => findWorkspaceImport(file, name, (target) => sourceFiles.has(target)) ?? []),
    ]),
  );
  expect([...graph.values()].flat().length).toBeGreaterThan(2_000);
  expect(findCycles(graph).map((chain) => chain.join('\n  → '))).toEqual([]);
}, 60_000);
