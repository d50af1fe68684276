import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

const script = join(import.meta.dirname, '../../src/cli/main.ts');

/** Starts a command of the operator in its own process, without the environment of the tests. */
export function startCommand(
  folder: string,
  environment: Record<string, string>,
  args: string[],
  { input = '' }: { input?: string } = {},
) {
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, [script, ...args], { cwd: folder, env: { PATH, ...environment } });
  child.stdin.end(input);
  const ended = Promise.all([once(child, 'close'), text(child.stdout), text(child.stderr)]).then(
    ([[code], output, errors]) => ({ code: code as number | null, output, errors }),
  );
  return { kill: () => child.kill('SIGKILL'), ended };
}
