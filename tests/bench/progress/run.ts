// Measures the server while many students play videos: see README.md.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createPostgresDatabase } from '../../../apps/api/test/support/database.ts';
import { setUpTestDatabase } from '../../../tools/verify/postgres.ts';
import { Child } from '../api/child.ts';
import type { ReadyMessage, ResourceUse, ServerOptions } from './server.ts';

const cacheDir = path.resolve(import.meta.dirname, '../../../.cache/bench');
const students = Number(process.env['BENCH_STUDENTS'] ?? 1_000);
const seconds = Number(process.env['BENCH_SECONDS'] ?? 60);
/** Clients send at most one request in this time. */
const intervalMs = 15_000;
/** Requests at the same time, to find the highest rate. */
const parallelRequests = 50;
const burstSeconds = Math.min(seconds, 10);

interface Result {
  engine: string;
  phase: string;
  requestsPerSecond: number;
  p50Ms: number;
  p95Ms: number;
  p99Ms: number;
  failed: number;
  use: ResourceUse;
}

mkdirSync(cacheDir, { recursive: true });
const agent = new Agent({ keepAlive: true, maxSockets: 200 });
const results: Result[] = [];
await measureEngine('embedded');
const postgres = await setUpTestDatabase();
if (postgres) {
  process.env['TEST_DATABASE_URL'] = postgres.url;
  const database = await createPostgresDatabase();
  try {
    await measureEngine('PostgreSQL', database.url);
  } finally {
    await database.drop();
    await postgres.stop();
  }
} else console.log('No PostgreSQL here: install it or set TEST_DATABASE_URL.');
agent.destroy();

const markdown = toMarkdown();
writeFileSync(path.join(cacheDir, 'progress.md'), markdown);
writeFileSync(path.join(cacheDir, 'progress.json'), JSON.stringify(results, null, 2));
console.log(`\n${markdown}\nSaved in ${path.relative(process.cwd(), cacheDir)}/progress.md and progress.json.`);

async function measureEngine(engine: string, url?: string): Promise<void> {
  const dataDir = mkdtempSync(path.join(cacheDir, 'data-'));
  const options: ServerOptions = { dataDir, students, ...(url !== undefined && { url }) };
  const server = new Child(path.join(import.meta.dirname, 'server.ts'), JSON.stringify(options));
  try {
    const ready = await server.nextMessage<ReadyMessage>();
    console.log(`${engine}: ${students.toLocaleString('en-US')} students are ready`);
    const measure = async (phase: string, run: () => Promise<Sample>) => {
      await server.request<ResourceUse>('use');
      const startTime = performance.now();
      const { latencies, failed } = await run();
      const duration = (performance.now() - startTime) / 1_000;
      const use = await server.request<ResourceUse>('use');
      results.push({ engine, phase, requestsPerSecond: latencies.length / duration, ...rank(latencies), failed, use });
    };
    await measure('playing', () => playAll(ready));
    await measure(`${parallelRequests} in parallel`, () => sendInParallel(ready));
    await measure('course pages', () => sendInParallel(ready, (token) => readProgress(ready, token)));
  } finally {
    server.kill();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

interface Sample {
  latencies: number[];
  failed: number;
}

/** Every student sends a position each 15 seconds, at their own moments. */
async function playAll(ready: ReadyMessage): Promise<Sample> {
  const sample: Sample = { latencies: [], failed: 0 };
  const end = performance.now() + seconds * 1_000;
  const play = async (token: string, index: number) => {
    await sleep((index / students) * intervalMs);
    for (let position = 0; performance.now() < end; position += intervalMs / 1_000) {
      const startTime = performance.now();
      await record(sample, () => savePosition(ready, token, position));
      await sleep(Math.max(0, intervalMs - (performance.now() - startTime)));
    }
  };
  // Only as long as asked for, although the last students wait for their next moment.
  await Promise.race([Promise.all(ready.tokens.map(play)), sleep(seconds * 1_000)]);
  return { latencies: [...sample.latencies], failed: sample.failed };
}

/** As many requests as the server answers. */
async function sendInParallel(
  ready: ReadyMessage,
  send = (token: string, count: number) => savePosition(ready, token, count % 3_000),
): Promise<Sample> {
  const sample: Sample = { latencies: [], failed: 0 };
  const end = performance.now() + burstSeconds * 1_000;
  let count = 0;
  const work = async () => {
    while (performance.now() < end) {
      count += 1;
      const token = ready.tokens[count % ready.tokens.length] ?? '';
      await record(sample, () => send(token, count));
    }
  };
  await Promise.all(Array.from({ length: parallelRequests }, work));
  return sample;
}

async function record(sample: Sample, send: () => Promise<number>): Promise<void> {
  const startTime = performance.now();
  const status = await send().catch(() => 0);
  if (status === 200) sample.latencies.push(performance.now() - startTime);
  else sample.failed += 1;
}

function savePosition({ port, videoIds }: ReadyMessage, token: string, position: number): Promise<number> {
  const videoId = videoIds[position % videoIds.length];
  const positions = [{ video_id: videoId, position, duration: 3_000, age_ms: 0 }];
  return sendRequest(port, 'PUT', '/me/progress', token, JSON.stringify({ positions }));
}

function readProgress({ port, courseId }: ReadyMessage, token: string): Promise<number> {
  return sendRequest(port, 'GET', `/courses/${courseId}/progress`, token);
}

function sendRequest(port: number, method: string, target: string, token: string, body?: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) };
    const sent = request({ agent, host: '127.0.0.1', port, method, path: `/api${target}`, headers }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

function rank(latencies: readonly number[]) {
  const sorted = latencies.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50Ms: at(0.5), p95Ms: at(0.95), p99Ms: at(0.99) };
}

function toMarkdown(): string {
  const lines = results.map(({ engine, phase, requestsPerSecond, p50Ms, p95Ms, p99Ms, failed, use }) => {
    const times = [p50Ms, p95Ms, p99Ms].map((ms) => ms.toFixed(1));
    const figures = [requestsPerSecond.toFixed(0), ...times, failed, use.cpuPercent.toFixed(0)];
    return `| ${[engine, phase, ...figures, use.heapMb.toFixed(0), use.residentMb.toFixed(0)].join(' | ')} |`;
  });
  return `# ${students.toLocaleString('en-US')} students play videos, for ${seconds} s

| database | phase | requests/s | p50 ms | p95 ms | p99 ms | failed | CPU % | heap MB | resident MB |
|---|---|---|---|---|---|---|---|---|---|
${lines.join('\n')}
`;
}
