// The server under test: the built app, its own embedded database, demo data.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildAppIfChanged } from '../../../tools/buildApp.ts';

await buildAppIfChanged();
const givenDir = process.env['DATA_DIR'];
const dataDir = givenDir ?? mkdtempSync(path.join(tmpdir(), 'bench-pages-'));
// The caller deletes its own folder.
if (givenDir === undefined) process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));
const port = process.env['BENCH_PORT'] ?? '4390';
Object.assign(process.env, {
  PORT: port,
  // As in production: without it links in the head are relative.
  PUBLIC_URL: `http://127.0.0.1:${port}`,
  DATA_DIR: dataDir,
  DEMO: '1',
  LOG_LEVEL: 'silent',
  RATE_LIMIT_MAX: '1000000000',
});
await import('@fanous/api/server');
