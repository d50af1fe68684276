// Measures how long searches for courses take: see README.md.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseSearch } from '../../../apps/api/src/db/search.ts';
import { runPendingMigrations } from '../../../apps/api/src/db/migrate.ts';
import { openInMemoryDatabase } from '../../../apps/api/src/db/embedded.ts';
import { openPostgresDatabase } from '../../../apps/api/src/db/postgres.ts';
import { listCourses } from '../../../apps/api/src/features/courses/courses.repository.ts';
import { ResponseCache } from '../../../apps/api/src/responseCache.ts';
import type { SearchResultPage } from '../../../apps/api/src/db/lists.ts';
import { createPostgresDatabase } from '../../../apps/api/test/support/database.ts';
import { setUpTestDatabase } from '../../../tools/verify/postgres.ts';
import { fillManyCourses, sampleVocabulary } from '../../../apps/api/test/support/fillManyCourses.ts';

const cacheDir = path.resolve(import.meta.dirname, '../../../.cache/bench');
const courses = Number(process.env['BENCH_ROWS'] ?? 100_000);
const calls = Number(process.env['BENCH_CALLS'] ?? 200);
const warmUpCalls = 20;
const maxP95Ms = 50;

/** Searches of one kind. */
const kinds: Record<string, string[]> = {
  'start of many titles': ['الفيزياء', 'كيمياء', 'اللغة', 'بايثون'],
  'start of one title': ['الجبر للمبتدئين 7', 'التاريخ بنك الأسئلة 12', 'البلاغة مراجعة نهائية 9'],
  'a word of many titles': ['الثانوي', 'مراجعة', 'مبتدئين', 'الامتحانات'],
  'one or two letters': ['ا', 'ف', 'ال', 'من'],
  'a teacher': ['منى', 'الهواري', 'إبراهيم محمد', 'سلمى النجار'],
  'a category': ['العلوم', 'لغات', 'الدراسات'],
  'a word of lessons': sampleVocabulary,
  'a subject and a teacher': ['فيزياء منى', 'الجبر أحمد الشافعي', 'بايثون سارة'],
  'inside words': ['يزياء', 'غرافيا', 'لوجيا', 'متحان'],
  'one typo': ['فزياء', 'كمياء', 'جغرفيا', 'باثيون'],
  'two typos': ['الجيلوجا', 'امتخابات', 'انجلزيهة'],
  'a typo in a word of lessons': sampleVocabulary
    .filter((word) => word.length >= 5)
    .map((word) => `${word.slice(0, 2)}ط${word.slice(3)}`),
  'another spelling': ['physics', 'chemistry', 'python', 'english'],
  'no match': ['قثصضغخ', 'zzzzzz', 'ظظظظ ظظظظ'],
};

const { engine, database, stop } = await openDatabase();
const rows: { kind: string; match: string; total: string; p50: number; p95: number }[] = [];

try {
  const startTime = performance.now();
  await runPendingMigrations(database.db);
  await fillManyCourses(database.db, courses);
  console.log(`Filled after ${Math.round((performance.now() - startTime) / 1_000)} s`);
  for (const [kind, searches] of Object.entries(kinds)) await measureKind(kind, searches, 'ranked');
  // For comparison: the specification's rule.
  await measureKind('start of many titles', kinds['start of many titles'] ?? [], 'start');
} finally {
  await stop();
}

const markdown = toMarkdown();
mkdirSync(cacheDir, { recursive: true });
writeFileSync(path.join(cacheDir, 'search.md'), markdown);
writeFileSync(path.join(cacheDir, 'search.json'), JSON.stringify(rows, null, 2));
console.log(`\n${markdown}\nSaved in ${path.relative(process.cwd(), cacheDir)}/search.md and search.json.`);
const slow = rows.filter(({ p95 }) => p95 > maxP95Ms);
if (slow.length > 0) console.log(`Above ${maxP95Ms} ms: ${slow.map(({ kind }) => kind).join(', ')}.`);

async function openDatabase() {
  if (process.env['BENCH_ENGINE'] === 'embedded') {
    const database = await openInMemoryDatabase();
    return { engine: 'the embedded database, in memory', database, stop: () => database.close() };
  }
  const postgres = await setUpTestDatabase();
  if (!postgres) throw new Error('No PostgreSQL here: install it or set TEST_DATABASE_URL.');
  process.env['TEST_DATABASE_URL'] = postgres.url;
  const { url, drop } = await createPostgresDatabase();
  const database = await openPostgresDatabase(url, 4);
  const stop = async () => {
    await database.close();
    await drop();
    await postgres.stop();
  };
  return { engine: 'PostgreSQL', database, stop };
}

/** Measures the calls for the first page, one at a time. */
async function measureKind(kind: string, searches: string[], match: 'ranked' | 'start'): Promise<void> {
  const times: number[] = [];
  let total = 0;
  for (let call = 0; call < warmUpCalls + calls; call += 1) {
    const search = parseSearch(searches[call % searches.length]);
    // A new cache, so that every search reads the database.
    const cache = new ResponseCache<SearchResultPage>(() => 1);
    const startTime = performance.now();
    const found = await listCourses(database.db, cache, { search, match, page: { page: 1, per_page: 50 } });
    if (call >= warmUpCalls) times.push(performance.now() - startTime);
    total = Math.max(total, found.total);
  }
  times.sort((a, b) => a - b);
  const getPercentile = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  rows.push({
    kind,
    match,
    total: `up to ${total.toLocaleString('en-US')}`,
    p50: getPercentile(0.5),
    p95: getPercentile(0.95),
  });
  console.log(`${match}, ${kind}: p50 ${getPercentile(0.5).toFixed(1)} ms, p95 ${getPercentile(0.95).toFixed(1)} ms`);
}

function toMarkdown(): string {
  const lines = rows.map(
    ({ kind, match, total, p50, p95 }) => `| ${match} | ${kind} | ${total} | ${p50.toFixed(1)} | ${p95.toFixed(1)} |`,
  );
  return `# Search benchmark

${courses.toLocaleString('en-US')} courses on ${engine}, ${calls} calls of each kind, one at a time, Node ${process.version}, ${new Date().toISOString()}.

| match | search | matches | p50 ms | p95 ms |
| --- | --- | --- | --- | --- |
${lines.join('\n')}
`;
}
