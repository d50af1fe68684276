// Measures pages of the product beside bare React and other libraries, in one interleaved run: see README.md.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { pnpmCommand } from '../../../tools/verify/pnpm.ts';
import { buildScreen } from '../ui/build.ts';
import type { Library } from '../ui/screens.ts';
import { serveCompressed } from './serveCompressed.ts';
import { toMarkdown } from './report.ts';
import { type Conditions, type Figures, type Target, visit } from './visit.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const cacheDir = path.join(root, '.cache/bench');
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);
const port = process.env['BENCH_PORT'] ?? '4390';
const origin = process.env['BENCH_ORIGIN'] ?? `http://127.0.0.1:${port}`;
const libraries = (process.env['BENCH_LIBRARIES']?.split(',') ?? ['bare', 'mantine', 'mui', 'antd']) as Library[];

const allConditions: Conditions[] = [
  { name: 'CPU 4×, 1280', viewport: { width: 1280, height: 800 }, slowdown: 4 },
  {
    name: 'slow 4G, CPU 4×, 360',
    viewport: { width: 360, height: 740 },
    slowdown: 4,
    network: { latencyMs: 150, downKbps: 1_600, upKbps: 750 },
  },
];

if (libraries.some((library) => library !== 'bare')) {
  const [npx, ...args] = pnpmCommand;
  const folder = { cwd: path.join(import.meta.dirname, '../ui'), stdio: 'inherit' } as const;
  execFileSync(npx, [...args, 'install', '--ignore-workspace', '--frozen-lockfile', '--prefer-offline'], folder);
}
const screensDir = path.join(cacheDir, 'web');
for (const library of libraries) await buildScreen('course', library, path.join(screensDir, 'course', library));
const peers = await serveCompressed(screensDir);

const server = process.env['BENCH_ORIGIN'] === undefined ? startServer() : undefined;
try {
  await waitUntilReady(server);
  const targets = await createTargets();
  const runs = new Map<string, Figures[]>();
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-background-networking', '--disable-quic'],
  });
  try {
    // The first round only warms up. Each round starts with another page.
    for (let round = 0; round <= rounds; round += 1) {
      for (const conditions of allConditions) {
        const first = round % targets.length;
        for (const target of [...targets.slice(first), ...targets.slice(0, first)]) {
          const result = await visit(browser, target, conditions);
          const key = `${conditions.name}\n${target.name}`;
          if (round > 0) runs.set(key, [...(runs.get(key) ?? []), result]);
        }
      }
      console.log(round === 0 ? 'warmed up' : `round ${round} of ${rounds}, load ${loadavg()[0]?.toFixed(1)}`);
    }
  } finally {
    await browser.close();
  }
  const markdown = toMarkdown(allConditions, targets, runs, rounds);
  mkdirSync(cacheDir, { recursive: true });
  writeFileSync(path.join(cacheDir, 'web.md'), markdown);
  console.log(`\n${markdown}`);
} finally {
  server?.kill('SIGTERM');
  peers.close();
}

function startServer(): ChildProcess {
  // Building the screens has set NODE_ENV, with which the server refuses demo data.
  const { NODE_ENV: _, ...environment } = process.env;
  return spawn(process.execPath, [path.join(import.meta.dirname, '../pages/server.ts')], {
    stdio: 'inherit',
    env: { ...environment, BENCH_PORT: port },
  });
}

async function waitUntilReady(child: ChildProcess | undefined): Promise<void> {
  for (;;) {
    const response = await fetch(`${origin}/api/health/ready`).catch(() => undefined);
    if (response?.ok) return;
    if (typeof child?.exitCode === 'number') throw new Error('The server did not start.');
    await pause(200);
  }
}

async function createTargets(): Promise<Target[]> {
  const { courses } = (await (await fetch(`${origin}/api/courses`)).json()) as { courses: { slug: string }[] };
  const ours = { home: '/', course: `/single/${courses[0]?.slug ?? ''}`, login: '/login' };
  return [
    ...libraries.map((library) => ({
      name: library,
      url: `${peers.url}/course/${library}/index.html`,
      isOurs: false,
    })),
    ...Object.entries(ours).map(([name, target]) => ({ name: `ours: ${name}`, url: origin + target, isOurs: true })),
  ];
}
