import type { Schema } from '@fanous/api-client/client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor, within } from 'storybook/test';
import { paths } from '../../paths.ts';
import { type ApiHandlers, type ApiCall, neverResolve, ProblemResponse } from '../../shared/stories/fakeApi.ts';
import { people, quiz } from '../../shared/stories/Api.fixtures.ts';
import { slowLoadOptions, findOpenDialog, renderPage, localize } from '../../shared/stories/page.tsx';
import { PageStory } from '../../shared/stories/PageStory.tsx';
import type { QuizResultRow } from './quizResults.api.ts';
import { QuizUsersPage } from './QuizUsersPage.tsx';

const result = (id: number, user_name: string, mark: number): QuizResultRow => ({
  id,
  quiz_id: 9,
  quiz_name: quiz.title,
  course_id: 12,
  course_name: quiz.course.name,
  course_slug: quiz.course.slug,
  user_id: id,
  user_name,
  mark,
  total: 10,
  best: 10,
  best_total: 10,
  attempts: 2,
  created_at: '2026-09-14T17:32:10.000Z',
});
const results = [
  result(41, 'منى السيد', 7),
  result(42, 'Omar Farouk', 9),
  result(43, '=HYPERLINK("http://example.com")', 3),
  result(44, 'عَبْدُ الرَّحْمٰنِ مُصْطَفَى عَبْدِ العَزِيزِ الشِّرْبِينِيّ', 10),
];

/** Searches and pages like the server. */
const list = fn(({ query }: ApiCall) => {
  const [page, per_page] = [Number(query['page']), Number(query['per_page'])];
  const found = results.filter(({ user_name }) => user_name.includes(query['search'] ?? ''));
  return { quiz_results: found.slice((page - 1) * per_page, page * per_page), total: found.length, page, per_page };
});
const answers: ApiHandlers = { listQuizResults: list, getQuiz: () => quiz };

const textsByLanguage = {
  ar: {
    caption: 'نتائج الاختبار، 4 نتائج',
    mark: '7 من 10',
    spread: 'توزيع الدرجات',
    average: 'المتوسط 72.5%',
    top: 'من 80% إلى 100%: طالبان',
    asTable: 'عرض في جدول',
    row: /من 80% إلى 100%/,
    two: 'طالبان',
    save: 'تصدير إلى CSV',
    file: 'نتائج اختبار الوحدة الأولى.csv',
    head: 'اسم الطالب,الدرجة,الدرجة الكاملة',
    none: 'لا توجد نتائج اختبارات',
  },
  en: {
    caption: 'Quiz results, 4 results',
    mark: '7 out of 10',
    spread: 'Distribution of marks',
    average: 'The average is 72.5%',
    top: 'From 80% to 100%: 2 students',
    asTable: 'Show as a table',
    row: /From 80% to 100%/,
    two: '2 students',
    save: 'Export to CSV',
    file: 'Results of اختبار الوحدة الأولى.csv',
    head: 'User name,Mark,Out of',
    none: 'No quiz results found',
  },
};

const meta = {
  title: 'Pages/Results of a quiz',
  component: PageStory,
  tags: ['!autodocs', 'spec'],
  parameters: { controls: { disable: true } },
  args: {
    Page: QuizUsersPage,
    area: 'dashboard/results',
    pattern: paths.quizUsers.pattern,
    path: paths.quizUsers.to({ id: 12, quizId: 9 }),
    user: people.teacher,
    handlers: answers,
  },
  render: renderPage,
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The list of marks and their distribution, as a chart and as a table. */
export const Listed: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const texts = localize(context, textsByLanguage);
    const table = within(await canvas.findByRole('region', { name: texts.caption }));
    await expect(table.getByText(texts.mark)).toBeVisible();
    await expect(await canvas.findByText(quiz.title)).toBeVisible();
    const picture = within(await canvas.findByRole('figure', { name: texts.spread }, slowLoadOptions));
    await expect(await picture.findByRole('img', { name: texts.top })).toBeVisible();
    await userEvent.click(picture.getByRole('button', { name: texts.asTable }));
    await expect(picture.getByRole('row', { name: texts.row })).toHaveTextContent(texts.two);
  },
};

/** All results as a CSV file for Excel. No student name becomes a formula. */
export const Exported: Story = {
  beforeEach: () => {
    // The downloaded file.
    saved.file = undefined;
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function keep(
      this: HTMLAnchorElement,
    ) {
      saved.file = { name: this.download, bytes: fetch(this.href).then((answer) => answer.arrayBuffer()) };
    });
    return () => click.mockRestore();
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const texts = localize(context, textsByLanguage);
    await expect(await canvas.findByText(quiz.title)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: texts.save }));
    await waitFor(() => expect(saved.file?.name).toBe(texts.file), slowLoadOptions);
    const bytes = new Uint8Array((await saved.file?.bytes) ?? new ArrayBuffer());
    await expect(bytes.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]));
    const lines = new TextDecoder().decode(bytes).trimEnd().split('\r\n');
    await expect(lines).toHaveLength(5);
    await expect(lines[0]).toContain(texts.head);
    await expect(lines[3]).toContain(`"'=HYPERLINK(""http://example.com"")"`);
  },
};
const saved: { file?: { name: string; bytes: Promise<ArrayBuffer> } | undefined } = {};

const counts: Schema<'QuizAnswerCounts'> = {
  questions: [
    {
      id: 71,
      question_text: 'ما حل المعادلة ٢س + ٣ = ٧؟',
      position: 1,
      explanation: 'نطرح ٣ من الطرفين ثم نقسم على ٢.',
      attempts_count: 20,
      blank_count: 0,
      options: [
        { option_text: 'س = ٢', is_correct: 1, is_former: 0, count: 19 },
        { option_text: 'س = ١', is_correct: 0, is_former: 0, count: 1 },
      ],
    },
    {
      id: 73,
      question_text: 'Which language runs in every browser?',
      position: 2,
      explanation: null,
      attempts_count: 20,
      blank_count: 2,
      options: [
        { option_text: 'JavaScript', is_correct: 1, is_former: 0, count: 8 },
        { option_text: 'Python', is_correct: 0, is_former: 0, count: 9 },
        { option_text: 'Java', is_correct: 0, is_former: 1, count: 1 },
      ],
    },
  ],
};

/** How many students chose which option. The question with most mistakes can come first. */
export const AnswersByQuestion: Story = {
  args: { handlers: { ...answers, getQuizAnswerCounts: () => counts } },
  play: async (context) => {
    const texts = localize(context, countTexts);
    await context.userEvent.click(await context.canvas.findByRole('button', { name: texts.open }, slowLoadOptions));
    const dialog = await findOpenDialog('dialog');
    const questions = dialog.getAllByRole('listitem');
    await expect(questions[0]).toHaveTextContent(texts.nineteen);
    await expect(within(questions[1]!).getByText(texts.former)).toBeVisible();
    await expect(within(questions[1]!).getByText(texts.blank)).toBeVisible();
    await expect(within(questions[1]!).getByRole('link', { name: texts.explain })).toHaveAttribute(
      'href',
      paths.editQuestion.to({ id: 73 }),
    );
    await context.userEvent.click(dialog.getByRole('button', { name: texts.hardest }));
    await expect(dialog.getAllByRole('listitem')[0]).toHaveTextContent('JavaScript');
  },
};
const countTexts = {
  ar: {
    open: 'الإجابات عن كل سؤال',
    nineteen: '19 طالبًا (95%)',
    former: 'اختيار سابق',
    blank: 'بلا إجابة',
    explain: 'إضافة شرح',
    hardest: 'الأكثر أخطاءً أولًا',
  },
  en: {
    open: 'Answers by question',
    nineteen: '19 students (95%)',
    former: 'Former option',
    blank: 'Not answered',
    explain: 'Write an explanation',
    hardest: 'Most mistakes first',
  },
};

export const Empty: Story = {
  args: {
    handlers: { ...answers, listQuizResults: () => ({ quiz_results: [], total: 0, page: 1, per_page: 50 }) },
  },
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findAllByText(localize(context, textsByLanguage).none)).not.toHaveLength(0);
    await expect(canvas.queryByRole('button', { name: localize(context, textsByLanguage).save })).toBeNull();
  },
};

export const Loading: Story = { args: { handlers: { listQuizResults: neverResolve } } };

export const Failed: Story = {
  args: {
    handlers: { listQuizResults: () => new ProblemResponse(503, { code: 'unavailable', message: 'Come back' }) },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Come back', {}, slowLoadOptions)).toBeVisible();
  },
};
