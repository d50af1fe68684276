import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** A running server with the built app and demo data. */
export interface BuiltServer {
  origin: string;
  stop: () => void;
}

/** Builds the app if it has changed, and serves it from an embedded database in `dataDir`. Its port is `BENCH_PORT` (4390). */
export async function startBuiltServer(dataDir: string): Promise<BuiltServer> {
  const port = process.env['BENCH_PORT'] ?? '4390';
  const origin = `http://127.0.0.1:${port}`;
  // Building screens sets NODE_ENV, with which the server refuses demo data.
  const { NODE_ENV: _, ...environment } = process.env;
  const child = spawn(process.execPath, [path.join(import.meta.dirname, '../pages/server.ts')], {
    stdio: 'inherit',
    env: { ...environment, BENCH_PORT: port, DATA_DIR: dataDir },
  });
  const stop = () => void child.kill('SIGTERM');
  process.once('exit', stop);
  while (!(await fetch(`${origin}/api/health/ready`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error('The server did not start.');
    await pause(200);
  }
  return { origin, stop };
}
