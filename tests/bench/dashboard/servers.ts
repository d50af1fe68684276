import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildApp } from '../../../tools/buildApp.ts';

/** How much there is: the demo data alone, or what `npm run demo:large` adds to it. */
export type Size = 'small' | 'large';

/** A running platform, and who may see all of its dashboard. */
export interface Platform {
  origin: string;
  /** As the app keeps it. */
  session: string;
  token: string;
}

const root = path.resolve(import.meta.dirname, '../../..');
const firstPort = Number(process.env['BENCH_PORT'] ?? 4395);
const children: ChildProcess[] = [];
process.on('exit', stopAll);

/** Starts both platforms. Filling the large one takes minutes: it is kept in `.cache/bench` for the next time. */
export async function startBoth(folder: string): Promise<Record<Size, Platform>> {
  await buildApp();
  fillLarge(path.join(folder, 'large'));
  return { small: await start(path.join(folder, 'small'), 0), large: await start(path.join(folder, 'large'), 1) };
}

/** Ends what was started. */
export function stopAll(): void {
  for (const child of children.splice(0)) child.kill('SIGTERM');
}

function fillLarge(dataDir: string): void {
  const done = `${dataDir}.filled`;
  if (existsSync(done)) return;
  mkdirSync(dataDir, { recursive: true });
  const script = path.join(root, 'apps/api/scripts/demo-large.ts');
  execFileSync(process.execPath, [script], { stdio: 'inherit', env: { ...process.env, DATA_DIR: dataDir, DEMO: '1' } });
  writeFileSync(done, '');
}

async function start(dataDir: string, at: number): Promise<Platform> {
  mkdirSync(dataDir, { recursive: true });
  const port = String(firstPort + at);
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [path.join(root, 'apps/api/src/server.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: port,
      DATA_DIR: dataDir,
      DEMO: '1',
      LOG_LEVEL: 'silent',
      RATE_LIMIT_MAX: '1000000000',
    },
  });
  children.push(child);
  while (!(await fetch(`${origin}/api/health/ready`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error(`The server on ${dataDir} did not start.`);
    await pause(200);
  }
  const accounts = JSON.parse(readFileSync(path.join(dataDir, 'demo-accounts.json'), 'utf8')) as Account[];
  const { email, password } = accounts.find(({ role }) => role === 'admin') ?? {};
  const answer = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const session = await answer.text();
  return { origin, session, token: (JSON.parse(session) as { access_token: string }).access_token };
}

interface Account {
  role: string;
  email: string;
  password: string;
}
