import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { paths } from '../../paths.ts';
import { neverResolve, ProblemResponse } from '../../shared/stories/fakeApi.ts';
import { buildCourseWithAccess, people } from '../../shared/stories/Api.fixtures.ts';
import { slowLoadOptions, findOpenDialog, renderPage, localize } from '../../shared/stories/page.tsx';
import { PageStory } from '../../shared/stories/PageStory.tsx';
import { QuizzesPage } from './QuizzesPage.tsx';
import { createQuizHandlers, quizzes } from './Authoring.fixtures.ts';

const textsByLanguage = {
  ar: {
    caption: 'الاختبارات، 3 اختبارات',
    add: 'إضافة اختبار',
    addQuestion: 'إضافة سؤال',
    users: 'من أدّوا الاختبار',
    edit: 'تعديل',
    remove: 'حذف',
    question: /^هل تريد حذف هذا الاختبار؟/,
    none: 'لا توجد اختبارات',
    more: (name: string) => `إجراءات أخرى: ${name}`,
  },
  en: {
    caption: 'Quizzes, 3 quizzes',
    add: 'Add quiz',
    addQuestion: 'Add question',
    users: 'Users who took the quiz',
    edit: 'Edit',
    remove: 'Delete',
    question: /^Are you sure you want to delete this quiz\?/,
    none: 'No quizzes found',
    more: (name: string) => `More actions: ${name}`,
  },
};

const meta = {
  title: 'Pages/Quizzes of a course',
  component: PageStory,
  tags: ['!autodocs', 'spec'],
  parameters: { controls: { disable: true } },
  args: {
    Page: QuizzesPage,
    area: 'dashboard/authoring',
    pattern: paths.quizzes.pattern,
    path: paths.quizzes.to({ id: 12 }),
    user: people.teacher,
  },
  // Each run gets a new fake server.
  render: (args, context) => renderPage({ ...args, handlers: { ...createQuizHandlers(), ...args.handlers } }, context),
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const [first] = quizzes.map(({ title }) => title) as [string];

/** The row has all actions of the specification. */
export const Listed: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const texts = localize(context, textsByLanguage);
    await expect(await canvas.findByRole('region', { name: texts.caption })).toBeVisible();
    await expect(canvas.getByRole('link', { name: texts.add })).toHaveAttribute(
      'href',
      '/dashboard/courses/12/quizzes/create',
    );
    await expect(canvas.getByRole('link', { name: `${texts.addQuestion} ${first}` })).toHaveAttribute(
      'href',
      '/dashboard/quizzes/9/questions/create',
    );
    await userEvent.click(canvas.getByRole('button', { name: texts.more(first) }));
    await expect(await screen.findByRole('menuitem', { name: texts.users })).toHaveAttribute(
      'href',
      '/dashboard/courses/12/quizzes/9/users',
    );
    await expect(screen.getByRole('menuitem', { name: texts.edit })).toHaveAttribute(
      'href',
      '/dashboard/courses/12/quizzes/9',
    );
  },
};

export const Deleted: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const texts = localize(context, textsByLanguage);
    await userEvent.click(await canvas.findByRole('button', { name: texts.more(first) }));
    await userEvent.click(await screen.findByRole('menuitem', { name: texts.remove }));
    const dialog = await findOpenDialog('alertdialog');
    await expect(dialog.getByText(texts.question)).toBeVisible();
    const lost = {
      ar: 'يُحذف أيضًا: 3 أسئلة، 20 نتيجة اختبار.',
      en: 'This also deletes: 3 questions, 20 quiz results.',
    };
    await expect(await dialog.findByText(localize(context, lost), {}, slowLoadOptions)).toBeVisible();
    const name = { ar: 'اكتب الاسم للتأكيد', en: 'Type the name to confirm' };
    await userEvent.type(dialog.getByRole('textbox', { name: localize(context, name) }), first);
    await userEvent.click(dialog.getByRole('button', { name: texts.remove }));
    await waitFor(() => expect(canvas.queryByRole('rowheader', { name: first })).toBeNull(), slowLoadOptions);
  },
};

export const Empty: Story = {
  args: { handlers: { listQuizzes: () => ({ quizzes: [], total: 0, page: 1, per_page: 50 }) } },
  play: async (context) => {
    await expect(await context.canvas.findAllByText(localize(context, textsByLanguage).none)).not.toHaveLength(0);
  },
};

export const Loading: Story = { args: { handlers: { listQuizzes: neverResolve } } };

export const Failed: Story = {
  args: { handlers: { listQuizzes: () => new ProblemResponse(503, { code: 'unavailable', message: 'Come back' }) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Come back', {}, slowLoadOptions)).toBeVisible();
  },
};

/** The URL may name any course, but teachers can edit only their own. */
export const OfAnotherTeacher: Story = {
  args: { handlers: { getCourse: () => ({ ...buildCourseWithAccess(false), user_id: 77 }) } },
  play: async (context) => {
    const { canvas } = context;
    const text = localize(context, { ar: 'هذه الدورة ليست من دوراتك', en: 'This course is not one of yours' });
    await expect(await canvas.findByText(text)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: localize(context, textsByLanguage).add })).toBeNull();
  },
};
