// Runs Lighthouse for a phone on five public pages and a page of bare React: see README.md.
import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { pnpmCommand } from '../../../tools/verify/pnpm.ts';
import { buildScreen } from '../ui/build.ts';
import { findProductPages } from '../web/pages.ts';
import { serveCompressed } from '../web/serveCompressed.ts';
import { startBuiltServer } from '../web/startBuiltServer.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const cacheDir = path.join(root, '.cache/bench');
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const metrics = {
  'first-contentful-paint': 'first paint, ms',
  'largest-contentful-paint': 'largest paint, ms',
  'total-blocking-time': 'blocking, ms',
  'cumulative-layout-shift': 'layout shift',
} as const;

interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; numericValue?: number; title: string }>;
}

const [npx, ...args] = pnpmCommand;
execFileSync(npx, [...args, 'install', '--ignore-workspace', '--frozen-lockfile', '--prefer-offline'], {
  cwd: import.meta.dirname,
  stdio: 'inherit',
});

const dataDir = mkdtempSync(path.join(tmpdir(), 'bench-lighthouse-'));
const screensDir = path.join(dataDir, 'screens');
await buildScreen('course', 'bare', path.join(screensDir, 'course/bare'));
const floor = await serveCompressed(screensDir);
const server = await startBuiltServer(dataDir);
try {
  const pages = [...(await findProductPages(server.origin, undefined)), { name: 'sign-up', path: '/signup' }];
  const targets = [
    { name: 'bare React', url: `${floor.url}/course/bare/index.html` },
    ...pages.map(({ name, path: pagePath }) => ({ name, url: server.origin + pagePath })),
  ];
  const reports = new Map<string, Report[]>(targets.map(({ name }) => [name, []]));
  for (let round = 1; round <= rounds; round += 1) {
    for (const target of targets) reports.get(target.name)?.push(await runLighthouse(target.url));
    console.log(`round ${round} of ${rounds}, load ${loadavg()[0]?.toFixed(1)}`);
  }
  const markdown = toMarkdown(reports);
  mkdirSync(cacheDir, { recursive: true });
  writeFileSync(path.join(cacheDir, 'lighthouse.md'), markdown);
  console.log(`\n${markdown}`);
} finally {
  server.stop();
  floor.close();
  rmSync(dataDir, { recursive: true, force: true });
}

/** One run with an empty cache and Lighthouse's own simulation of a phone: slow 4G and a processor slowed four times. */
async function runLighthouse(url: string): Promise<Report> {
  const output = path.join(dataDir, 'report.json');
  await promisify(execFile)(
    path.join(import.meta.dirname, 'node_modules/.bin/lighthouse'),
    [
      url,
      '--quiet',
      '--output=json',
      `--output-path=${output}`,
      `--only-categories=${categories.join(',')}`,
      '--chrome-flags=--headless=new --no-sandbox',
    ],
    { env: { ...process.env, CHROME_PATH: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium' } },
  );
  return JSON.parse(readFileSync(output, 'utf8')) as Report;
}

/** A row for each page with the medians, and below it the audits that cost points. */
function toMarkdown(reports: Map<string, Report[]>): string {
  const rows = [...reports].map(([name, runs]) => {
    const scores = categories.map((category) =>
      getMedian(runs.map((run) => (run.categories[category]?.score ?? 0) * 100)),
    );
    const values = Object.keys(metrics).map((id) => getMedian(runs.map((run) => run.audits[id]?.numericValue ?? 0)));
    const cells = [
      ...scores.map((score) => score.toFixed(0)),
      ...values.map((value) => value.toFixed(value < 1 ? 3 : 0)),
    ];
    return `| ${name} | ${cells.join(' | ')} |`;
  });
  const heads = [...categories, ...Object.values(metrics)];
  const table = `| page | ${heads.join(' | ')} |\n|---|${heads.map(() => '---:|').join('')}\n${rows.join('\n')}\n`;
  const missed = [...reports].flatMap(([name, runs]) =>
    listMissedAudits(runs.at(-1)).map((audit) => `- ${name}: ${audit}`),
  );
  return `Lighthouse for a phone, medians of ${rounds} runs.\n\n${table}\n${missed.join('\n')}\n`;
}

function listMissedAudits(report: Report | undefined): string[] {
  if (!report) return [];
  return categories.flatMap((category) =>
    (report.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = report.audits[id];
      if (!audit || weight === 0 || audit.score === null || audit.score >= 0.9) return [];
      return [`${audit.title} (${category}, ${id})`];
    }),
  );
}

function getMedian(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
