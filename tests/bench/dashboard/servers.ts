import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildAppIfChanged } from '../../../tools/buildApp.ts';

/** `small` has the demo data, `large` also the data of `npm run demo:large`. */
export type PlatformSize = 'small' | 'large';

/** A running platform, and a session that can see the whole dashboard. */
export interface Platform {
  origin: string;
  /** The session as the app stores it, as JSON. */
  session: string;
  token: string;
}

const root = path.resolve(import.meta.dirname, '../../..');
const firstPort = Number(process.env['BENCH_PORT'] ?? 4395);
const children: ChildProcess[] = [];
process.on('exit', stopPlatforms);

/** Builds the app and starts both platforms. Filling the large one takes minutes, so its data stays in `.cache/bench`. */
export async function startPlatforms(folder: string): Promise<Record<PlatformSize, Platform>> {
  await buildAppIfChanged();
  fillLarge(path.join(folder, 'large'));
  return {
    small: await startPlatform(path.join(folder, 'small'), 0),
    large: await startPlatform(path.join(folder, 'large'), 1),
  };
}

/** Stops all started servers. */
export function stopPlatforms(): void {
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

async function startPlatform(dataDir: string, portOffset: number): Promise<Platform> {
  mkdirSync(dataDir, { recursive: true });
  const port = String(firstPort + portOffset);
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
  const response = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const session = await response.text();
  return { origin, session, token: (JSON.parse(session) as { access_token: string }).access_token };
}

interface Account {
  role: string;
  email: string;
  password: string;
}
