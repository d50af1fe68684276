// node tests/bench/scale/run.ts: what a million students need, from assumptions and from measured rows (README.md).
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setUpTestDatabase } from '../../../tools/verify/postgres.ts';
import {
  firstVisitBytes,
  firstVisitShare,
  minutesWatched,
  ownVideoShare,
  photoBytes,
  photosPerStudent,
  rowsPerStudent,
  students,
  summariesPerStudent,
  summaryBytes,
  videoBitsPerSecond,
} from './assumptions.ts';
import { measureBytesPerRow } from './measureRows.ts';
import { simulateDay } from './simulateDay.ts';

const seed = 1;
const gigabyte = 1e9;
const format = (value: number, digits = 0) => value.toLocaleString('en-US', { maximumFractionDigits: digits });

const postgres = await setUpTestDatabase();
if (!postgres) throw new Error('No PostgreSQL here: install it or set TEST_DATABASE_URL.');
process.env['TEST_DATABASE_URL'] = postgres.url;
const bytesPerRow = await measureBytesPerRow(Object.keys(rowsPerStudent));
await postgres.stop();

const day = simulateDay(seed);
const requestRows = [...day.demands].map(
  ([cost, { total, peakHour, peakSecond }]) =>
    `| ${cost} | ${format(total)} | ${format(peakHour)} | ${format(peakSecond)} |`,
);
let databaseBytes = 0;
const tableRows = Object.entries(rowsPerStudent).map(([table, perStudent]) => {
  const [rows, bytes] = [perStudent * students, bytesPerRow.get(table) ?? 0];
  databaseBytes += rows * bytes;
  return `| ${table} | ${format(rows)} | ${format(bytes)} | ${format((rows * bytes) / gigabyte, 1)} |`;
});
const summaries = summariesPerStudent * students * summaryBytes;
const photos = photosPerStudent * students * photoBytes;
const firstVisits = day.studentVisits * firstVisitShare * firstVisitBytes;
const video = (day.studentVisits * minutesWatched * 60 * ownVideoShare * videoBitsPerSecond) / 8;

const markdown = `## Requests of the busiest day

| Cost as | a day | a second, busiest hour | busiest second |
| --- | ---: | ---: | ---: |
${requestRows.join('\n')}

Students at the same time, each with an open stream: up to ${format(day.maxConcurrentStudents)}.

## Rows after a school year

| Table | Rows | Bytes for each, with indexes | GB |
| --- | ---: | ---: | ---: |
${tableRows.join('\n')}
| together | | | ${format(databaseBytes / gigabyte, 1)} |

## Files and traffic

| What | GB |
| --- | ---: |
| summaries, stored in a year | ${format(summaries / gigabyte)} |
| photos, stored in a year | ${format(photos / gigabyte)} |
| pages and API, sent on the busiest day | ${format(day.bytes / gigabyte)} |
| scripts, styles, fonts, sent on the busiest day | ${format(firstVisits / gigabyte)} |
| video of our own storage, sent on the busiest day | ${format(video / gigabyte)} |
`;
const cacheDir = path.join(import.meta.dirname, '../../../.cache/bench');
mkdirSync(cacheDir, { recursive: true });
writeFileSync(path.join(cacheDir, 'scale.md'), markdown);
console.log(markdown);
