import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { findCaseTwins } from './caseTwins.ts';
import { repositoryRoot } from './files.ts';

test('no two paths differ only in case', () => {
  const paths = execFileSync('git', ['ls-files', '-z'], { cwd: repositoryRoot, encoding: 'utf8' }).split('\0');
  expect(paths.length).toBeGreaterThan(100);
  expect(findCaseTwins(paths)).toEqual([]);
  expect(findCaseTwins(['media/Cover.ts', 'media/cover.ts', 'Media/a.ts'])).toEqual(['media/cover.ts', 'Media']);
});
