// How fast the API answers, beside the contract layer answering a constant, and how that grows: see README.md.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createPostgresDatabase } from '../../../apps/api/test/support/database.ts';
import { startPostgres } from '../../../tools/verify/postgres.ts';
import { Child } from './child.ts';
import type { Cell, ServerOptions, Measurement, MemoryUse, ServerReady } from './cells.ts';
import { toMarkdown } from './report.ts';
import type { Row } from './report.ts';

const cacheDir = path.resolve(import.meta.dirname, '../../../.cache/bench');
const seconds = Number(process.env['BENCH_SECONDS'] ?? 3);
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3);
const sizes = (process.env['BENCH_ROWS'] ?? '100,10000,100000').split(',').map(Number);

/** A server that runs, and what may be asked of it. */
interface RunningServer extends ServerReady {
  given: Omit<ServerOptions, 'dataDir'>;
  server: Child;
  stop: () => Promise<void>;
}

mkdirSync(cacheDir, { recursive: true });
const running: RunningServer[] = [];
const load = new Child(path.join(import.meta.dirname, 'load.ts'));
const postgres = await startPostgres();
const results = new Map<string, Row[]>();

try {
  running.push(await startServer({ engine: 'constant', rows: 0 }));
  for (const rows of sizes) running.push(await startServer({ engine: 'embedded', rows }));
  if (postgres) {
    process.env['TEST_DATABASE_URL'] = postgres.url;
    for (const rows of sizes) {
      const database = await createPostgresDatabase();
      running.push(await startServer({ engine: 'postgres', rows, url: database.url }, database.drop));
    }
  } else console.log('No PostgreSQL here: install it or set TEST_DATABASE_URL.');
  for (let round = 1; round <= rounds; round += 1) await runRound(round);
} finally {
  load.kill();
  for (const { stop } of running) await stop();
  await postgres?.stop();
}

const rows = [...results.values()].map(getMedians);
const markdown = toMarkdown(rows, { seconds, rounds });
writeFileSync(path.join(cacheDir, 'api.md'), markdown);
writeFileSync(path.join(cacheDir, 'api.json'), JSON.stringify(rows, null, 2));
console.log(`\n${markdown}\nSaved in ${path.relative(process.cwd(), cacheDir)}/api.md and api.json.`);

/** Starts a server and waits until its database is filled. */
async function startServer(given: RunningServer['given'], drop?: () => Promise<void>): Promise<RunningServer> {
  const dataDir = mkdtempSync(path.join(cacheDir, 'data-'));
  const began = performance.now();
  const server = new Child(path.join(import.meta.dirname, 'server.ts'), JSON.stringify({ ...given, dataDir }));
  const ready = await server.next<ServerReady>();
  console.log(`${formatName(given)} ready after ${Math.round((performance.now() - began) / 1_000)} s`);
  const stop = async () => {
    server.kill();
    rmSync(dataDir, { recursive: true, force: true });
    await drop?.();
  };
  return { ...ready, given, server, stop };
}

/** Asks every cell of every server once. The servers take turns, so that what else the machine does meets them alike. */
async function runRound(round: number): Promise<void> {
  console.log(`Round ${round} of ${rounds}`);
  const most = Math.max(...running.map(({ cells }) => cells.length));
  for (let at = 0; at < most; at += 1) for (const one of running) await measureCell(one, one.cells[at]);
}

async function measureCell({ given, server, port }: RunningServer, cell: Cell | undefined): Promise<void> {
  if (!cell) return;
  const measured = await load.ask<Measurement>({ port, cell, seconds });
  const memory = await server.ask<MemoryUse>('memory');
  const key = `${formatName(given)}: ${cell.name}`;
  const row = { ...given, cell: cell.name, beside: cell.beside, ...measured, ...memory };
  results.set(key, [...(results.get(key) ?? []), row]);
  console.log(`  ${key.padEnd(55)} ${Math.round(measured.perSecond)}/s  p99 ${measured.p99} ms`);
}

/** The middle of each figure over the rounds; memory as it was at the end. */
function getMedians(rounds: Row[]): Row {
  const last = rounds.at(-1);
  if (!last) throw new Error('Nothing was measured.');
  const median = (figure: 'perSecond' | 'p50' | 'p99') =>
    rounds.map((row) => row[figure]).toSorted((a, b) => a - b)[Math.floor(rounds.length / 2)] ?? 0;
  return { ...last, perSecond: median('perSecond'), p50: median('p50'), p99: median('p99') };
}

function formatName({ engine, rows }: RunningServer['given']): string {
  return rows > 0 ? `${engine}, ${rows.toLocaleString('en-US')} rows` : engine;
}
