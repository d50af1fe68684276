import { foldArabic } from '@fanous/arabic/fold';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { offsetOf } from '../../db/paging.ts';
import type { Page } from '../../db/paging.ts';
import { matchSubstring } from '../../db/search.ts';
import type { Search } from '../../db/search.ts';
import { toFlag } from '../wire.ts';

const columns = ['id', 'question_id', 'option_text', 'is_correct', 'position', 'created_at'] as const;

const toOption = <T extends { is_correct: boolean }>({ is_correct, ...row }: T) => ({
  ...row,
  is_correct: toFlag(is_correct),
});

/** One option, with the answer key. */
export async function findOption(db: Db, id: number) {
  const row = await db.selectFrom('options').where('id', '=', id).select(columns).executeTakeFirst();
  return row && toOption(row);
}

/** The options of questions, each question's in their order. */
export async function optionsOf(db: Db, questionIds: number[]) {
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

/** One page of a question's options, in their order. There are at most five, so that all that match are looked at. */
export async function listOptions(db: Db, questionId: number, search: Search | undefined, page: Page) {
  let found = db.selectFrom('options').where('question_id', '=', questionId);
  if (search) found = found.where(matchSubstring('option_text_fold', search).finds);
  const rows = await found.select(columns).orderBy('position').orderBy('id').execute();
  const from = offsetOf(page);
  return { rows: rows.slice(from, from + page.per_page).map((row) => toOption(row)), total: rows.length };
}

/** What an option is made of. */
export interface NewOption {
  text: string;
  isCorrect: boolean;
}

/** Gives a question of a locked quiz these options in place of those it has. */
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

/** Writes the text of an option. */
export async function updateOptionText(db: Db, id: number, text: string): Promise<void> {
  await db
    .updateTable('options')
    .set({ option_text: text, option_text_fold: foldArabic(text) })
    .where('id', '=', id)
    .execute();
}

/** Makes an option of a locked quiz the only correct one of its question. */
export async function markCorrect(db: Db, option: { id: number; question_id: number }): Promise<void> {
  // In this order: an index allows one correct option at any moment.
  const options = db.updateTable('options').where('question_id', '=', option.question_id);
  await options.set({ is_correct: false }).where('is_correct', '=', true).execute();
  await options.set({ is_correct: true }).where('id', '=', option.id).execute();
}

/** Removes an option of a locked quiz; those after it move up. */
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
