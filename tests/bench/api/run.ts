// How fast the API answers, beside the contract layer answering a constant, and how that grows: see README.md.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createPostgresDatabase } from '../../../apps/api/test/support/database.ts';
import { startPostgres } from '../../../tools/verify/postgres.ts';
import { Child } from './child.ts';
import type { Job, Measured, Memory, Ready } from './cells.ts';
import { toMarkdown } from './report.ts';
import type { Row } from './report.ts';

const cache = path.resolve(import.meta.dirname, '../../../.cache/bench');
const seconds = Number(process.env['BENCH_SECONDS'] ?? 8);
const sizes = (process.env['BENCH_ROWS'] ?? '100,10000,100000').split(',').map(Number);

mkdirSync(cache, { recursive: true });
const results: Row[] = [];
const load = new Child(path.join(import.meta.dirname, 'load.ts'));

try {
  await measure({ engine: 'constant', rows: 0 });
  for (const rows of sizes) await measure({ engine: 'embedded', rows });
  const postgres = await startPostgres();
  if (postgres) {
    process.env['TEST_DATABASE_URL'] = postgres.url;
    for (const rows of sizes) {
      const database = await createPostgresDatabase();
      await measure({ engine: 'postgres', rows, url: database.url });
      await database.drop();
    }
    await postgres.stop();
  } else console.log('No PostgreSQL here: install it or set TEST_DATABASE_URL.');
} finally {
  load.kill();
}

const markdown = toMarkdown(results, seconds);
writeFileSync(path.join(cache, 'api.md'), markdown);
writeFileSync(path.join(cache, 'api.json'), JSON.stringify(results, null, 2));
console.log(`\n${markdown}\nKept in ${path.relative(process.cwd(), cache)}/api.md and api.json.`);

async function measure(given: Omit<Job, 'dataDir'>): Promise<void> {
  const dataDir = mkdtempSync(path.join(cache, 'data-'));
  console.log(`${given.engine}${given.rows > 0 ? `, ${given.rows.toLocaleString('en-US')} rows` : ''} …`);
  const server = new Child(path.join(import.meta.dirname, 'server.ts'), JSON.stringify({ ...given, dataDir }));
  try {
    const { port, cells } = await server.next<Ready>();
    for (const cell of cells) {
      const measured = await load.ask<Measured>({ port, cell, seconds });
      const memory = await server.ask<Memory>('memory');
      results.push({ ...given, cell: cell.name, beside: cell.beside, ...measured, ...memory });
      console.log(`  ${cell.name.padEnd(30)} ${Math.round(measured.perSecond)}/s  p99 ${measured.p99} ms`);
    }
  } finally {
    server.kill();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
