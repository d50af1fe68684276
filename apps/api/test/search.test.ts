import { foldArabic, removeArticle } from '@fanous/arabic/fold';
import { matchesAnywhere, nameStartsWith } from '@fanous/arabic/match';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../src/db/database.ts';
import { matchPrefix, matchSubstring, parseSearch } from '../src/db/search.ts';
import type { SearchRule } from '../src/db/search.ts';
import { openTestDatabase } from './support/database.ts';

// The home page filters its list in the browser first, so the browser and the database must find the same names.

const names = [
  'الفيزياء الحديثة',
  'فيزياء ٣ ثانوي',
  'مدخل إلى الفيزياء',
  // Folded, these begin as if with «ال», but their first word has no article.
  'ألمانية للمبتدئين',
  'ألفباء',
  'الألفباء',
  'آل ياسين',
  'إلى القمة',
  'C# بالتطبيق',
  'تبرير',
];
const searches = [
  ...names,
  'الفيزياء',
  'فيزياء',
  'زياء',
  'الألمانية',
  'ألمانية',
  'مانية',
  'ألف',
  'الألف',
  'الف',
  'البر',
  'ياسين',
  'ال',
  'c',
  '٣',
  '؟',
];

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Lists the names that match a condition of SQL on `name_fold` and `name_bare`. */
async function listMatches({ condition }: SearchRule): Promise<string[]> {
  const values = names.map((name) => {
    const fold = foldArabic(name);
    return sql`(${name}, ${fold}, ${removeArticle(fold)})`;
  });
  const { rows } = await sql<{ name: string }>`
    select name from (values ${sql.join(values)}) as courses (name, name_fold, name_bare) where ${condition}
  `.execute(database.db);
  return rows.map(({ name }) => name);
}

test.each(searches)('«%s» finds the same names in the browser and in SQL', async (text) => {
  const search = parseSearch(text)!;
  expect(await listMatches(matchPrefix('courses.name_fold', 'courses.name_bare', search))).toEqual(
    names.filter((name) => nameStartsWith(name, text)),
  );
  expect(await listMatches(matchSubstring('courses.name_fold', search))).toEqual(
    names.filter((name) => matchesAnywhere(name, text)),
  );
});
