import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { paths } from '../../paths.ts';
import { neverResolve, ProblemResponse } from '../../shared/stories/fakeApi.ts';
import { people } from '../../shared/stories/Api.fixtures.ts';
import { slowLoadOptions, findOpenDialog, renderPage, localize } from '../../shared/stories/page.tsx';
import { PageStory, type PageStoryProps } from '../../shared/stories/PageStory.tsx';
import { QuestionsPage } from './QuestionsPage.tsx';
import { questions, createQuizHandlers } from './Authoring.fixtures.ts';

const textsByLanguage = {
  ar: {
    caption: 'الأسئلة، 3 أسئلة',
    addOptions: 'إضافة اختيارات',
    showOptions: 'عرض الاختيارات',
    duplicate: 'إنشاء نسخة',
    copied: 'الأسئلة، 4 أسئلة',
    up: 'نقل إلى أعلى',
    down: 'نقل إلى أسفل',
    remove: 'حذف',
    question: 'هل تريد حذف هذا السؤال؟',
    preview: 'معاينة',
    reorder: 'ترتيب الأسئلة',
    move: (name: string) => `نقل ${name}`,
    save: 'حفظ',
    previewTitle: 'معاينة الاختبار',
    submit: 'إرسال الإجابات',
    scored: 'حصلت على 1 من 2',
    none: 'لا توجد بيانات',
    more: (name: string) => `إجراءات أخرى: ${name}`,
  },
  en: {
    caption: 'Questions, 3 questions',
    addOptions: 'Add options',
    showOptions: 'Show options',
    duplicate: 'Duplicate',
    copied: 'Questions, 4 questions',
    up: 'Move up',
    down: 'Move down',
    remove: 'Delete',
    question: 'Are you sure you want to delete this question?',
    preview: 'Preview',
    reorder: 'Reorder',
    move: (name: string) => `Move ${name}`,
    save: 'Save',
    previewTitle: 'Preview of the quiz',
    submit: 'Submit answers',
    scored: 'You scored 1 out of 2',
    none: 'No data found',
    more: (name: string) => `More actions: ${name}`,
  },
};

const meta = {
  title: 'Pages/Questions of a quiz',
  component: PageStory,
  tags: ['!autodocs', 'spec'],
  parameters: { controls: { disable: true } },
  args: {
    Page: QuestionsPage,
    area: 'dashboard/authoring',
    pattern: paths.questions.pattern,
    path: paths.questions.to({ id: 9 }),
    user: people.teacher,
  },
  // Each run gets a new fake server.
  render: (args, context) => renderPage({ ...args, handlers: { ...createQuizHandlers(), ...args.handlers } }, context),
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const [first, second, third] = questions.map(({ question_text }) => question_text) as [string, string, string];

async function choose(context: StoryContext<PageStoryProps>, name: string, entry: string) {
  const { canvas, userEvent } = context;
  await userEvent.click(await canvas.findByRole('button', { name: localize(context, textsByLanguage).more(name) }));
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
}
const order = ({ canvas }: StoryContext<PageStoryProps>) =>
  canvas.getAllByRole('rowheader').map((cell) => cell.textContent);

/** A question without options offers to add them, one with options to show them. */
export const Listed: Story = {
  play: async (context) => {
    const { canvas } = context;
    const texts = localize(context, textsByLanguage);
    await expect(await canvas.findByRole('region', { name: texts.caption })).toBeVisible();
    await expect(canvas.getByRole('link', { name: `${texts.showOptions} ${first}` })).toHaveAttribute(
      'href',
      '/dashboard/questions/71/options',
    );
    await expect(canvas.queryByRole('link', { name: `${texts.addOptions} ${first}` })).toBeNull();
    await expect(canvas.getByRole('link', { name: `${texts.addOptions} ${third}` })).toHaveAttribute(
      'href',
      '/dashboard/quizzes/9/questions/73/options/create',
    );
    await expect(canvas.queryByRole('link', { name: `${texts.showOptions} ${third}` })).toBeNull();
  },
};

/** The row moves, and its menu button keeps the focus. */
export const Moved: Story = {
  play: async (context) => {
    const texts = localize(context, textsByLanguage);
    await choose(context, first, texts.down);
    await waitFor(() => expect(order(context)).toEqual([second, first, third]), slowLoadOptions);
    await waitFor(() => expect(context.canvas.getByRole('button', { name: texts.more(first) })).toHaveFocus());
    await choose(context, third, texts.up);
    await waitFor(() => expect(order(context)).toEqual([second, third, first]), slowLoadOptions);
  },
};

/** All questions are sorted together, and the new order is sent when it is saved. A failure keeps it. */
export const Reordered: Story = {
  render: (args, context) => {
    const handlers = createQuizHandlers();
    let hasFailed = false;
    const orderQuestions: typeof handlers.orderQuestions = (call) => {
      if (hasFailed) return handlers.orderQuestions?.(call);
      hasFailed = true;
      return new ProblemResponse(503, { code: 'unavailable', message: 'Come back' });
    };
    return renderPage({ ...args, handlers: { ...handlers, orderQuestions } }, context);
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const texts = localize(context, textsByLanguage);
    await userEvent.click(await canvas.findByRole('button', { name: texts.reorder }));
    const dialog = await findOpenDialog('dialog');
    const list = within(dialog.getByRole('grid'));
    const getTitles = () => list.getAllByRole('row').map((row) => row.querySelector('bdi')?.textContent);
    await userEvent.click(list.getByRole('button', { name: texts.move(third) }));
    await userEvent.click(await screen.findByRole('menuitem', { name: texts.up }));
    await waitFor(() => expect(getTitles()).toEqual([first, third, second]));
    await expect(order(context)).toEqual([first, second, third]);
    await userEvent.click(dialog.getByRole('button', { name: texts.save }));
    await waitFor(() => expect(dialog.getByRole('alert')).not.toBeEmptyDOMElement(), slowLoadOptions);
    await expect(getTitles()).toEqual([first, third, second]);
    await userEvent.click(dialog.getByRole('button', { name: texts.save }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), slowLoadOptions);
    await waitFor(() => expect(order(context)).toEqual([first, third, second]), slowLoadOptions);
  },
};

export const Duplicated: Story = {
  play: async (context) => {
    const texts = localize(context, textsByLanguage);
    await choose(context, second, texts.duplicate);
    await expect(await context.canvas.findByRole('region', { name: texts.copied }, slowLoadOptions)).toBeVisible();
    await expect(order(context)).toEqual([first, second, second, third]);
  },
};

export const Deleted: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const texts = localize(context, textsByLanguage);
    await choose(context, first, texts.remove);
    const dialog = await findOpenDialog('alertdialog');
    await expect(dialog.getByText(texts.question)).toBeVisible();
    const warning = {
      ar: 'أجاب 7 طلاب، وتبقى درجاتهم كما هي.',
      en: '7 students have answered this. Their marks stay as they are.',
    };
    await expect(await dialog.findByText(localize(context, warning), { exact: false }, slowLoadOptions)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: texts.remove }));
    await waitFor(() => expect(canvas.queryByRole('rowheader', { name: first })).toBeNull(), slowLoadOptions);
  },
};

/** The student view: questions without options are left out, and the mark is computed in the browser. */
export const Previewed: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const texts = localize(context, textsByLanguage);
    await userEvent.click(await canvas.findByRole('button', { name: texts.preview }));
    const dialog = await findOpenDialog('dialog');
    await expect(dialog.getByRole('heading', { name: texts.previewTitle })).toBeVisible();
    await expect(dialog.getAllByRole('group')).toHaveLength(2);
    await userEvent.click(dialog.getByRole('radio', { name: 'س = ٢' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'C++' }));
    await userEvent.click(dialog.getByRole('button', { name: texts.submit }));
    await expect(await dialog.findByRole('heading', { name: texts.scored })).toBeVisible();
  },
};

export const Empty: Story = {
  args: { handlers: { listQuestions: () => ({ questions: [], total: 0, page: 1, per_page: 50 }) } },
  play: async (context) => {
    await expect(await context.canvas.findByText(localize(context, textsByLanguage).none)).toBeVisible();
    await expect(context.canvas.queryByRole('button', { name: localize(context, textsByLanguage).preview })).toBeNull();
  },
};

export const Loading: Story = { args: { handlers: { listQuestions: neverResolve } } };

/** The quiz of another teacher: a full-page message without a retry or actions. */
export const OfAnotherTeacher: Story = {
  args: {
    handlers: { listQuestions: () => new ProblemResponse(403, { code: 'forbidden', message: 'Not your quiz' }) },
  },
  play: async (context) => {
    const { canvas } = context;
    const title = localize(context, { ar: 'غير مسموح', en: 'Not allowed' });
    await expect(await canvas.findByRole('heading', { level: 1, name: title }, slowLoadOptions)).toBeVisible();
    await expect(canvas.getByText('Not your quiz')).toBeVisible();
    await expect(canvas.getAllByRole('heading')).toHaveLength(1);
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
};

/** A missing quiz is a 404 page, not an error inside the list. */
export const Missing: Story = {
  args: { handlers: { listQuestions: () => new ProblemResponse(404, { code: 'not_found', message: 'No such quiz' }) } },
  play: async (context) => {
    const { canvas } = context;
    const title = localize(context, { ar: 'الصفحة غير موجودة', en: 'Page not found' });
    await expect(await canvas.findByRole('heading', { level: 1, name: title }, slowLoadOptions)).toBeVisible();
    await expect(canvas.getAllByRole('heading')).toHaveLength(1);
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
};

export const Failed: Story = {
  args: { handlers: { listQuestions: () => new ProblemResponse(503, { code: 'unavailable', message: 'Come back' }) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Come back', {}, slowLoadOptions)).toBeVisible();
  },
};
