import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');

/** A command of the operator in its own process. */
export interface RunningCommand {
  kill: () => void;
  /** Its exit code, or null if it was killed. */
  ended: Promise<number | null>;
  getOutput: () => string;
}

/** Starts `npm run fanous -- …`, without the environment of this process. */
export function startCommand(environment: Record<string, string>, ...args: string[]): RunningCommand {
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, [path.join(root, 'tools/fanous.ts'), ...args, '--lang', 'en'], {
    cwd: root,
    env: { PATH, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += String(part)));
  return {
    kill: () => child.kill('SIGKILL'),
    ended: once(child, 'close').then(([code]) => code as number | null),
    getOutput: () => output,
  };
}

/** Runs a command to its end. */
export async function runCommand(environment: Record<string, string>, ...args: string[]) {
  const command = startCommand(environment, ...args);
  return { exitCode: await command.ended, output: command.getOutput() };
}
