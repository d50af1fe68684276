import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pnpm } from '../../tools/verify/pnpm.ts';

/** The repository's root. */
export const root = path.resolve(import.meta.dirname, '../..');
/** Where pictures, builds and the report go; nothing of it is committed. */
export const cacheDir = path.join(root, '.cache/visual');

function run(cwd: string, command: string, ...args: string[]): void {
  const bin = path.join(cwd, 'node_modules/.bin');
  execFileSync(command, args, {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env['PATH'] ?? ''}` },
  });
}

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/** Builds the Storybook of the working tree. */
export function buildWorkingTree(): string {
  const out = path.join(cacheDir, 'storybook');
  run(root, 'storybook', 'build', '--quiet', '--output-dir', out);
  return out;
}

/** The full name of a commit. */
export const getCommitHash = (revision: string): string => git('rev-parse', '--verify', `${revision}^{commit}`);

/** Builds the Storybook of a commit in a tree of its own; a commit never changes, so it is built once. */
export function buildCommit(commit: string): string {
  const out = path.join(cacheDir, 'commits', commit, 'storybook');
  if (existsSync(path.join(out, 'index.json'))) return out;
  const tree = path.join(cacheDir, 'tree');
  const remove = () => {
    rmSync(tree, { recursive: true, force: true });
    git('worktree', 'prune');
  };
  remove();
  mkdirSync(cacheDir, { recursive: true });
  git('worktree', 'add', '--detach', tree, commit);
  try {
    run(tree, ...pnpm, 'install', '--frozen-lockfile', '--prefer-offline');
    run(tree, 'storybook', 'build', '--quiet', '--output-dir', out);
  } finally {
    remove();
  }
  return out;
}
