import type { Page } from '@playwright/test';
import { formatNumber } from '../content.ts';
import { measureMount, measurePress, waitForIdle } from '../measureInput.ts';
import { draft, getOutcome, questions, quizLabels } from '../questions.ts';
import { expectSame, type Measures, weigh } from '../visit.ts';

const rows = {
  mount: { says: 'screen mounted with 100 questions, ms', digits: 0 },
  show: { says: '100 questions shown, ms', digits: 0 },
  elements: { says: 'elements then', digits: 0 },
  heap: { says: 'JS heap then, MB', digits: 2 },
  answerFirst: { says: 'an answer, the first, ms', digits: 0 },
  answer: { says: 'an answer, later, ms', digits: 0 },
  submit: { says: 'sent: the mark and the first answers marked, ms', digits: 0 },
  submitAll: { says: 'sent: the last answer marked, ms', digits: 0 },
};

const total = formatNumber(questions.length);
const inDraft = Object.keys(draft).length;

export const quiz: Measures<keyof typeof rows> = {
  rows,
  async measure(visited) {
    const { page, url } = visited;
    const show = await measurePress(page, page.getByRole('button', { name: quizLabels.show }), 'questions');
    await waitForIdle(page);
    const held = await weigh(visited);
    await check(page);

    const answers = { ...draft };
    const took: number[] = [];
    // Five of the open ones, by turns right and wrong; five stay open.
    for (const [at, question] of questions.slice(0, 5).entries()) {
      const option = question.options[(question.right + (at % 2)) % 5];
      if (!option) continue;
      answers[question.id] = option.id;
      const wanted = quizLabels.progress(formatNumber(inDraft + at + 1), total);
      took.push(await measurePress(page, page.getByText(option.text, { exact: true }), 'chosen', [wanted]));
    }
    const [answerFirst, ...later] = took;
    const [, low = Number.NaN, high = Number.NaN] = later.toSorted((a, b) => a - b);
    const answer = (low + high) / 2;

    const outcomes = questions.map((question) => getOutcome(question, answers[question.id]));
    const mark = outcomes.filter((outcome) => outcome === 'correct').length;
    const score = quizLabels.score(formatNumber(mark), total);
    // Given by turns right and wrong, so the first answer is right.
    const first = [score, quizLabels.outcomes.correct];
    const submit = await measurePress(page, page.getByRole('button', { name: quizLabels.submit }), 'said', first);
    await page.getByRole('heading', { name: score }).waitFor();
    await checkMarks(
      page,
      outcomes.map((outcome) => quizLabels.outcomes[outcome]),
    );
    await page.goto(`${url}?held`);
    await waitForIdle(page);
    const mounted = await measureMount(page, 'questions');
    await check(page);
    const submitAll = await measurePress(page, page.getByRole('button', { name: quizLabels.submit }), 'lastMarked', [
      quizLabels.position(total, total),
      quizLabels.outcomes.wrong,
    ]);
    return { mount: mounted, show, ...held, answerFirst, answer, submit, submitAll };
  },
};

/** A hundred named groups of five, with the draft's answers. */
async function check(page: Page): Promise<void> {
  const groups = page.locator('main').getByRole('radiogroup').or(page.locator('main').getByRole('group'));
  const first = questions[0]?.text ?? '';
  expectSame(
    page,
    {
      dir: await page.locator('main').evaluate((main) => getComputedStyle(main).direction),
      radios: await page.locator('main input[type=radio]').count(),
      chosen: await page.locator('main input[type=radio]:checked').count(),
      groups: await groups.count(),
      named: await page
        .getByRole('radiogroup', { name: first })
        .or(page.getByRole('group', { name: first }))
        .count(),
    },
    { dir: 'rtl', radios: 500, chosen: inDraft, groups: 100, named: 1 },
  );
}

/** Each question says how it was answered. */
async function checkMarks(page: Page, wanted: readonly string[]): Promise<void> {
  const position = new RegExp(quizLabels.position('\\d+', total), 'u');
  const expectedTexts = ((await page.locator('main').textContent()) ?? '').split(position).slice(1);
  const isAsWanted = wanted.map((words, at) => expectedTexts[at]?.includes(words) ?? false);
  expectSame(
    page,
    { questions: expectedTexts.length, marked: isAsWanted.filter(Boolean).length },
    { questions: 100, marked: 100 },
  );
}
