import { expect, test } from 'vitest';
import { sortByMistakes } from './answerShares.ts';

const createCounts = (id: number, correct: number, wrong: number) => ({
  id,
  question_text: 'سؤال',
  position: id,
  explanation: null,
  attempts_count: correct + wrong,
  blank_count: 0,
  options: [
    { option_text: 'صحيح', is_correct: 1 as const, is_former: 0 as const, count: correct },
    { option_text: 'خطأ', is_correct: 0 as const, is_former: 0 as const, count: wrong },
  ],
});

test('the question with the largest share of mistakes comes first, and equal ones keep their order', () => {
  const questions = [createCounts(1, 5, 5), createCounts(2, 0, 0), createCounts(3, 1, 3), createCounts(4, 1, 1)];
  expect(sortByMistakes(questions).map(({ id }) => id)).toEqual([3, 1, 4, 2]);
});
