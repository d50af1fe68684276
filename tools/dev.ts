// API and app with hot reload: the API restarts on change, Vite proxies to it.
import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';

const root = path.dirname(import.meta.dirname);
const bin = path.join(root, 'node_modules', '.bin');
const apiPort = process.env['API_PORT'] ?? '3001';

const children: ChildProcess[] = [
  spawn(process.execPath, ['--watch', '--watch-preserve-output', 'apps/api/src/server.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PORT: apiPort },
  }),
  spawn(path.join(bin, 'vite'), [], {
    cwd: path.join(root, 'apps', 'platform'),
    stdio: 'inherit',
    env: { ...process.env, API_PORT: apiPort },
  }),
];

/** If one of the two exits, the other is stopped. */
const stop = () => children.forEach((child) => child.kill('SIGTERM'));
for (const child of children) child.on('exit', stop);
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
