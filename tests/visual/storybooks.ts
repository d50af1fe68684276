import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pnpmCommand } from '../../tools/verify/pnpm.ts';

/** The root folder of the repository. */
export const root = path.resolve(import.meta.dirname, '../..');
/** The folder of pictures, builds and the report. It is not committed. */
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

/** Builds the Storybook of the working tree and returns its folder. */
export function buildWorkingTreeStorybook(): string {
  const out = path.join(cacheDir, 'storybook');
  run(root, 'storybook', 'build', '--quiet', '--output-dir', out);
  return out;
}

/** Returns the full hash of a revision. */
export const getCommitHash = (revision: string): string => git('rev-parse', '--verify', `${revision}^{commit}`);

/** Builds the Storybook of a commit in a separate work tree and returns its folder. Builds each commit only once. */
export function buildCommitStorybook(commit: string): string {
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
    run(tree, ...pnpmCommand, 'install', '--frozen-lockfile', '--prefer-offline');
    run(tree, 'storybook', 'build', '--quiet', '--output-dir', out);
  } finally {
    remove();
  }
  return out;
}
