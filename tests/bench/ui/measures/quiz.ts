import type { Page } from '@playwright/test';
import { formatNumber } from '../content.ts';
import { measureMount, measurePress, waitForIdle } from '../measureInput.ts';
import { draft, getOutcome, questions, quizLabels } from '../questions.ts';
import { assertSameContent, type Measures, countElementsAndHeap } from '../visit.ts';

const rows = {
  mount: { label: 'screen mounted with 100 questions, ms', digits: 0 },
  show: { label: '100 questions shown, ms', digits: 0 },
  elements: { label: 'elements then', digits: 0 },
  heap: { label: 'JS heap then, MB', digits: 2 },
  answerFirst: { label: 'an answer, the first, ms', digits: 0 },
  answer: { label: 'an answer, later, ms', digits: 0 },
  submit: { label: 'sent: the mark and the first answers marked, ms', digits: 0 },
  submitAll: { label: 'sent: the last answer marked, ms', digits: 0 },
};

const total = formatNumber(questions.length);
const inDraft = Object.keys(draft).length;

export const quizMeasures: Measures<keyof typeof rows> = {
  rows,
  async measure(visited) {
    const { page, url } = visited;
    const show = await measurePress(page, page.getByRole('button', { name: quizLabels.show }), 'questionsShown');
    await waitForIdle(page);
    const pageFigures = await countElementsAndHeap(visited);
    await assertContent(page);

    const answers = { ...draft };
    const durationsMs: number[] = [];
    // Answers five of the ten open questions, alternately right and wrong.
    for (const [index, question] of questions.slice(0, 5).entries()) {
      const option = question.options[(question.right + (index % 2)) % 5];
      if (!option) continue;
      answers[question.id] = option.id;
      const progressText = quizLabels.progress(formatNumber(inDraft + index + 1), total);
      durationsMs.push(
        await measurePress(page, page.getByText(option.text, { exact: true }), 'radioSelected', [progressText]),
      );
    }
    const [answerFirst, ...later] = durationsMs;
    const [, low = Number.NaN, high = Number.NaN] = later.toSorted((a, b) => a - b);
    const answer = (low + high) / 2;

    const outcomes = questions.map((question) => getOutcome(question, answers[question.id]));
    const mark = outcomes.filter((outcome) => outcome === 'correct').length;
    const score = quizLabels.score(formatNumber(mark), total);
    // The answers alternate, so the first one is right.
    const first = [score, quizLabels.outcomes.correct];
    const submit = await measurePress(page, page.getByRole('button', { name: quizLabels.submit }), 'textsShown', first);
    await page.getByRole('heading', { name: score }).waitFor();
    await assertMarks(
      page,
      outcomes.map((outcome) => quizLabels.outcomes[outcome]),
    );
    await page.goto(`${url}?delayed`);
    await waitForIdle(page);
    const mounted = await measureMount(page, 'questionsShown');
    await assertContent(page);
    const submitAll = await measurePress(
      page,
      page.getByRole('button', { name: quizLabels.submit }),
      'lastQuestionMarked',
      [quizLabels.position(total, total), quizLabels.outcomes.wrong],
    );
    return { mount: mounted, show, ...pageFigures, answerFirst, answer, submit, submitAll };
  },
};

/** Asserts that there are a hundred named groups of five radios, with the answers of the draft. */
async function assertContent(page: Page): Promise<void> {
  const groups = page.locator('main').getByRole('radiogroup').or(page.locator('main').getByRole('group'));
  const first = questions[0]?.text ?? '';
  assertSameContent(
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

/** Asserts that each question shows its outcome. */
async function assertMarks(page: Page, expectedOutcomes: readonly string[]): Promise<void> {
  const position = new RegExp(quizLabels.position('\\d+', total), 'u');
  const questionTexts = ((await page.locator('main').textContent()) ?? '').split(position).slice(1);
  const isAsExpected = expectedOutcomes.map((outcome, index) => questionTexts[index]?.includes(outcome) ?? false);
  assertSameContent(
    page,
    { questions: questionTexts.length, marked: isAsExpected.filter(Boolean).length },
    { questions: 100, marked: 100 },
  );
}
