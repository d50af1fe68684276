import { sql } from 'kysely';
import type { Db } from '../../src/db/database.ts';
import { rebuildAllCounts } from '../../src/db/rebuildAllCounts.ts';

const tables = [
  'counters',
  'users',
  'main_categories',
  'categories',
  'courses',
  'user_courses',
  'summaries',
  'quizzes',
  'questions',
  'course_months',
  'platform_months',
];

/** The counts of all tables: as they are stored, and after they were rebuilt. */
export interface ComparedCounts {
  stored: Record<string, unknown>;
  rebuilt: Record<string, unknown>;
}

/** Reads the stored counts, rebuilds them, and reads them again. */
export async function compareCounts(db: Db): Promise<ComparedCounts> {
  const stored = await readCounts(db);
  const rebuilt = await db.transaction().execute(async (db) => {
    await rebuildAllCounts(db);
    return readCounts(db);
  });
  return { stored, rebuilt };
}

async function readCounts(db: Db) {
  const counts: [string, unknown][] = [];
  for (const table of tables) {
    // A row whose counts are all zero is treated like a missing row.
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)} order by 1, 2`.execute(db);
    counts.push([table, rows.map(pickCounts).filter(({ counts }) => counts.length > 0)]);
  }
  return Object.fromEntries(counts);
}

function pickCounts(row: Record<string, unknown>) {
  const isCount = ([name, value]: [string, unknown]) =>
    /_count$|^value$|^marks_/.test(name) && value !== 0 && value !== '0';
  return {
    id: row['id'] ?? row['name'] ?? [row['course_id'], row['month']],
    counts: Object.entries(row).filter(isCount),
  };
}
