// Measures pages of the product beside bare React and other libraries, in one interleaved run: see README.md.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { pnpmCommand } from '../../../tools/verify/pnpm.ts';
import { buildScreen } from '../ui/build.ts';
import type { Library } from '../ui/screens.ts';
import { interactions, measureInteraction } from './interactions.ts';
import { findProductPages } from './pages.ts';
import { serveCompressed } from './serveCompressed.ts';
import { createSessions, type Sessions } from './sessions.ts';
import { startBuiltServer } from './startBuiltServer.ts';
import { toInteractionTable, toMarkdown } from './report.ts';
import { type Conditions, type Figures, type Target, visit } from './visit.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const cacheDir = path.join(root, '.cache/bench');
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);
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

const dataDir = mkdtempSync(path.join(tmpdir(), 'bench-web-'));
const server = process.env['BENCH_ORIGIN'] === undefined ? await startBuiltServer(dataDir) : undefined;
const origin = process.env['BENCH_ORIGIN'] ?? server?.origin ?? '';
try {
  const runs = new Map<string, Figures[]>();
  const interactionRuns = new Map<string, number[]>();
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-background-networking', '--disable-quic'],
  });
  let targets: Target[];
  try {
    // Only our own server has known passwords.
    targets = await createTargets(server && (await createSessions(browser, origin, dataDir)));
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
      for (const interaction of interactions) {
        const ms = await measureInteraction(browser, origin, interaction, 4);
        const { name } = interaction;
        if (round > 0) interactionRuns.set(name, [...(interactionRuns.get(name) ?? []), ms]);
      }
      console.log(round === 0 ? 'warmed up' : `round ${round} of ${rounds}, load ${loadavg()[0]?.toFixed(1)}`);
    }
  } finally {
    await browser.close();
  }
  const markdown = `${toMarkdown(allConditions, targets, runs, rounds)}\n${toInteractionTable(interactionRuns)}`;
  mkdirSync(cacheDir, { recursive: true });
  writeFileSync(path.join(cacheDir, 'web.md'), markdown);
  console.log(`\n${markdown}`);
} finally {
  server?.stop();
  peers.close();
  rmSync(dataDir, { recursive: true, force: true });
}

async function createTargets(sessions: Sessions | undefined): Promise<Target[]> {
  const pages = await findProductPages(origin, sessions);
  return [
    ...libraries.map((library) => ({
      name: library,
      url: `${peers.url}/course/${library}/index.html`,
      isOurs: false,
    })),
    ...pages.map(({ name, path: target, session }) => ({
      name: `ours: ${name}`,
      url: origin + target,
      isOurs: true,
      session,
    })),
  ];
}
