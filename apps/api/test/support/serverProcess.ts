import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const script = join(import.meta.dirname, '../../src/server.ts');

/** A server in its own process. */
export interface ServerProcess {
  child: ChildProcess;
  getOutput: () => string;
  getErrors: () => string;
  ended: Promise<number | null>;
}

/** Starts a server in a folder, without the environment of the tests. */
export function startServerProcess(folder: string, environment: Record<string, string>): ServerProcess {
  const { PATH = '' } = process.env;
  const own = { PATH, PORT: '0', DATA_DIR: join(folder, 'data') };
  const child = spawn(process.execPath, [script], {
    cwd: folder,
    env: { ...own, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [output, errors] = ['', ''];
  child.stdout.on('data', (part) => (output += String(part)));
  child.stderr.on('data', (part) => (errors += String(part)));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return { child, getOutput: () => output, getErrors: () => errors, ended };
}

/** Waits for the line with the URL, and returns the URL. */
export async function waitForServerUrl(server: ServerProcess): Promise<string> {
  for (;;) {
    const address = /Fanous is ready: (\S+)/.exec(server.getOutput())?.[1];
    if (address) return address;
    if (server.child.exitCode !== null) throw new Error(`It ended: ${server.getErrors()}`);
    await new Promise((resolve) => {
      setTimeout(resolve, 25);
    });
  }
}
