import { foldArabic } from '@fanous/arabic/fold';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { getOffset } from '../../db/paging.ts';
import type { PageQuery } from '../../db/paging.ts';
import { matchSubstring } from '../../db/search.ts';
import type { Search } from '../../db/search.ts';
import { toFlag } from '../wire.ts';

const columns = ['id', 'question_id', 'option_text', 'is_correct', 'position', 'created_at'] as const;

const toOption = <T extends { is_correct: boolean }>({ is_correct, ...row }: T) => ({
  ...row,
  is_correct: toFlag(is_correct),
});

/** Finds an option, including whether it is correct. */
export async function findOption(db: Db, id: number) {
  const row = await db.selectFrom('options').where('id', '=', id).select(columns).executeTakeFirst();
  return row && toOption(row);
}

/** Lists the options of questions, in order. */
export async function listOptionsByQuestion(db: Db, questionIds: number[]) {
  const rows = await db
    .selectFrom('options')
    .where(sql<boolean>`question_id = any(${questionIds}::bigint[])`)
    .select(columns)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return Map.groupBy(
    rows.map((row) => toOption(row)),
    ({ question_id }) => question_id,
  );
}

/** Lists one page of a question's options, in order. It cuts the page in memory, because there are at most five options. */
export async function listOptions(db: Db, questionId: number, search: Search | undefined, page: PageQuery) {
  let found = db.selectFrom('options').where('question_id', '=', questionId);
  if (search) found = found.where(matchSubstring('option_text_fold', search).condition);
  const rows = await found.select(columns).orderBy('position').orderBy('id').execute();
  const from = getOffset(page);
  return { rows: rows.slice(from, from + page.per_page).map((row) => toOption(row)), total: rows.length };
}

/** The fields of a new option. */
export interface NewOption {
  text: string;
  isCorrect: boolean;
}

/** Replaces the options of a question. Lock the quiz first. */
export async function replaceOptions(db: Db, questionId: number, options: NewOption[]): Promise<void> {
  await db.deleteFrom('options').where('question_id', '=', questionId).execute();
  const rows = options.map(({ text, isCorrect }, index) => ({
    question_id: questionId,
    option_text: text,
    option_text_fold: foldArabic(text),
    is_correct: isCorrect,
    position: index + 1,
  }));
  if (rows.length > 0) await db.insertInto('options').values(rows).execute();
  await db.updateTable('questions').set({ options_count: rows.length }).where('id', '=', questionId).execute();
}

/** Updates the text of an option. */
export async function updateOptionText(db: Db, id: number, text: string): Promise<void> {
  await db
    .updateTable('options')
    .set({ option_text: text, option_text_fold: foldArabic(text) })
    .where('id', '=', id)
    .execute();
}

/** Makes an option the only correct one of its question. Lock the quiz first. */
export async function setCorrectOption(db: Db, option: { id: number; question_id: number }): Promise<void> {
  // The order matters: a unique index allows only one correct option at any time.
  const options = db.updateTable('options').where('question_id', '=', option.question_id);
  await options.set({ is_correct: false }).where('is_correct', '=', true).execute();
  await options.set({ is_correct: true }).where('id', '=', option.id).execute();
}

/** Deletes an option and renumbers the options after it. Lock the quiz first. */
export async function deleteOption(db: Db, option: { id: number; question_id: number; position: number }) {
  await db.deleteFrom('options').where('id', '=', option.id).execute();
  await db
    .updateTable('options')
    .set({ position: sql<number>`position - 1` })
    .where('question_id', '=', option.question_id)
    .where('position', '>', option.position)
    .execute();
  await db
    .updateTable('questions')
    .set({ options_count: sql<number>`options_count - 1` })
    .where('id', '=', option.question_id)
    .execute();
}
