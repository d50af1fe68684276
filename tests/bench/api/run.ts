// Measures how fast the API responds, compared with a constant response, and how that changes with more data: see README.md.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createPostgresDatabase } from '../../../apps/api/test/support/database.ts';
import { setUpTestDatabase } from '../../../tools/verify/postgres.ts';
import { Child } from './child.ts';
import type { RequestCase, ServerOptions, Measurement, MemoryUse, ReadyMessage } from './requestCases.ts';
import { toMarkdown } from './report.ts';
import type { Row } from './report.ts';

const cacheDir = path.resolve(import.meta.dirname, '../../../.cache/bench');
const seconds = Number(process.env['BENCH_SECONDS'] ?? 3);
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3);
const sizes = (process.env['BENCH_ROWS'] ?? '100,10000,100000').split(',').map(Number);

/** A running server and its requests. */
interface RunningServer extends ReadyMessage {
  options: Omit<ServerOptions, 'dataDir'>;
  server: Child;
  stop: () => Promise<void>;
}

mkdirSync(cacheDir, { recursive: true });
const runningServers: RunningServer[] = [];
const load = new Child(path.join(import.meta.dirname, 'load.ts'));
const postgres = await setUpTestDatabase();
const results = new Map<string, Row[]>();

try {
  runningServers.push(await startServer({ engine: 'constant', rows: 0 }));
  for (const rows of sizes) runningServers.push(await startServer({ engine: 'embedded', rows }));
  if (postgres) {
    process.env['TEST_DATABASE_URL'] = postgres.url;
    for (const rows of sizes) {
      const database = await createPostgresDatabase();
      runningServers.push(await startServer({ engine: 'postgres', rows, url: database.url }, database.drop));
    }
  } else console.log('No PostgreSQL here: install it or set TEST_DATABASE_URL.');
  for (let round = 1; round <= rounds; round += 1) await runRound(round);
} finally {
  load.kill();
  for (const { stop } of runningServers) await stop();
  await postgres?.stop();
}

const rows = [...results.values()].map(getMedians);
const markdown = toMarkdown(rows, { seconds, rounds });
writeFileSync(path.join(cacheDir, 'api.md'), markdown);
writeFileSync(path.join(cacheDir, 'api.json'), JSON.stringify(rows, null, 2));
console.log(`\n${markdown}\nSaved in ${path.relative(process.cwd(), cacheDir)}/api.md and api.json.`);

/** Starts a server and waits until its database is filled. */
async function startServer(options: RunningServer['options'], drop?: () => Promise<void>): Promise<RunningServer> {
  const dataDir = mkdtempSync(path.join(cacheDir, 'data-'));
  const startTime = performance.now();
  const server = new Child(path.join(import.meta.dirname, 'server.ts'), JSON.stringify({ ...options, dataDir }));
  const ready = await server.nextMessage<ReadyMessage>();
  console.log(`${formatName(options)} ready after ${Math.round((performance.now() - startTime) / 1_000)} s`);
  const stop = async () => {
    server.kill();
    rmSync(dataDir, { recursive: true, force: true });
    await drop?.();
  };
  return { ...ready, options: options, server, stop };
}

/** Measures every request of every server once. The servers take turns, so that other work on the machine affects all of them. */
async function runRound(round: number): Promise<void> {
  console.log(`Round ${round} of ${rounds}`);
  const maxCount = Math.max(...runningServers.map(({ requestCases }) => requestCases.length));
  for (let index = 0; index < maxCount; index += 1)
    for (const one of runningServers) await measureCase(one, one.requestCases[index]);
}

async function measureCase(
  { options, server, port }: RunningServer,
  requestCase: RequestCase | undefined,
): Promise<void> {
  if (!requestCase) return;
  const measured = await load.request<Measurement>({ port, requestCase, seconds });
  const memory = await server.request<MemoryUse>('memory');
  const key = `${formatName(options)}: ${requestCase.name}`;
  const row = { ...options, caseName: requestCase.name, baseline: requestCase.baseline, ...measured, ...memory };
  results.set(key, [...(results.get(key) ?? []), row]);
  console.log(`  ${key.padEnd(55)} ${Math.round(measured.requestsPerSecond)}/s  p99 ${measured.p99Ms} ms`);
}

/** Returns the median of each figure over the rounds, and the memory of the last round. */
function getMedians(rounds: Row[]): Row {
  const last = rounds.at(-1);
  if (!last) throw new Error('Nothing was measured.');
  const median = (figure: 'requestsPerSecond' | 'p50Ms' | 'p99Ms') =>
    rounds.map((row) => row[figure]).toSorted((a, b) => a - b)[Math.floor(rounds.length / 2)] ?? 0;
  return { ...last, requestsPerSecond: median('requestsPerSecond'), p50Ms: median('p50Ms'), p99Ms: median('p99Ms') };
}

function formatName({ engine, rows }: RunningServer['options']): string {
  return rows > 0 ? `${engine}, ${rows.toLocaleString('en-US')} rows` : engine;
}
