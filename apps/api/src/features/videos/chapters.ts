import { type Chapter, type ChapterProblem, parseChapters } from '@fanous/api-client/chapters';
import { Problem } from '../../problems/problem.ts';

const codes = {
  time: 'chapter_time',
  title: 'chapter_title',
  title_length: 'chapter_title_length',
  start: 'chapter_start',
  order: 'chapter_order',
  count: 'chapter_count',
} as const satisfies Record<ChapterProblem['code'], string>;

/** Parses the chapters of a form. Throws a problem that names the first wrong line. */
export function requireChapters(text: string | null): Chapter[] {
  const { chapters, problem } = parseChapters(text ?? '');
  if (!problem) return chapters;
  throw new Problem(422, 'invalid', { fields: { chapters: [{ code: codes[problem.code], limit: problem.line }] } });
}
