import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { listFiles } from './files.ts';
import { readImports } from './readImports.ts';

/** What each part may import of the workspace; imports point down. */
const mayImport: Record<string, string[]> = {
  'packages/arabic': [],
  'packages/api-client': ['arabic'],
  'packages/ui': ['arabic'],
  'packages/features': ['arabic', 'api-client', 'ui'],
  'apps/platform': ['arabic', 'api-client', 'ui', 'features'],
  'apps/api': ['arabic', 'api-client'],
};

const sources = (part: string) => listFiles(`${part}/{src,test,scripts}/**/*.{ts,tsx}`);

describe.each(Object.entries(mayImport))('%s', (part, allowed) => {
  test('imports only packages below it', () => {
    const wrong = sources(part).flatMap((file) =>
      readImports(file)
        .filter((name) => name.startsWith('@fanous/') && !allowed.some((below) => name.startsWith(`@fanous/${below}/`)))
        .filter((name) => !name.startsWith(`@${part.replace(/^(packages|apps)/, 'fanous')}/`))
        .map((name) => `${file} imports ${name}`),
    );
    expect(wrong).toEqual([]);
  });

  test('imports no other package by a relative path', () => {
    const wrong = sources(part).flatMap((file) =>
      readImports(file)
        .filter((name) => name.startsWith('.') && !path.join(path.dirname(file), name).startsWith(part))
        .map((name) => `${file} imports ${name}`),
    );
    expect(wrong).toEqual([]);
  });
});

/** The area of a file of `features`: `account`, `site/course`, `dashboard/users`. */
const getArea = (file: string) => /^packages\/features\/src\/((?:site|dashboard)\/[^/]+|[^/]+)\//.exec(file)?.[1];

test('areas of features import only themselves and shared; dashboard areas also frames', () => {
  const wrong = listFiles('packages/features/src/*/**/*.{ts,tsx}').flatMap((file) =>
    readImports(file)
      .filter((name) => name.startsWith('.'))
      .map((name) => path.join(path.dirname(file), name))
      .filter((target) => {
        const [from, to] = [getArea(file), getArea(target)];
        // The profile belongs to the account and is shown in the dashboard.
        const isInDashboard = from?.startsWith('dashboard/') || file.includes('/account/profile/');
        const isShared = to === 'shared' || (to === 'dashboard/frames' && isInDashboard);
        return to !== undefined && from !== to && !isShared;
      })
      .map((target) => `${file} imports ${target}`),
  );
  expect(wrong).toEqual([]);
});

test('ui imports no client, query, router or catalogue', () => {
  const foreign = /^(@tanstack\/react-query|react-router|@lingui\/|openapi-fetch)/;
  const wrong = sources('packages/ui').flatMap((file) => readImports(file).filter((name) => foreign.test(name)));
  expect(wrong).toEqual([]);
});

test('there is no barrel file', () => {
  expect(listFiles('{packages,apps}/*/src/**/index.{ts,tsx}', 'tools/**/index.ts', 'tests/**/index.ts')).toEqual([]);
});
