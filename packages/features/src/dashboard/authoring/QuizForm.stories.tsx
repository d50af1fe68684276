import type { GetQuizResult } from '@fanous/api-client/generated/queries.ts';
import type { UpdateQuizResult } from '@fanous/api-client/generated/staffQueries.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { paths } from '../../paths.ts';
import { type ApiCall, neverResolve, ProblemResponse } from '../../shared/stories/fakeApi.ts';
import { people, quiz, settings } from '../../shared/stories/Api.fixtures.ts';
import { findCurrentPath, findOpenDialog, renderPage, localize } from '../../shared/stories/page.tsx';
import { PageStory, type PageStoryProps } from '../../shared/stories/PageStory.tsx';
import { CreateQuizPage } from './CreateQuizPage.tsx';
import { EditQuizPage } from './EditQuizPage.tsx';

const saved: UpdateQuizResult = {
  id: 9,
  course_id: 12,
  title: quiz.title,
  description: quiz.description,
  questions_count: 0,
  results_count: 0,
  created_at: quiz.created_at,
};

const textsByLanguage = {
  ar: {
    title: 'عنوان الاختبار',
    description: 'وصف الاختبار',
    add: 'إضافة اختبار',
    save: 'حفظ',
    toList: 'الذهاب إلى القائمة',
    addQuestions: 'إضافة الأسئلة',
    created: 'تم إنشاء الاختبار بنجاح',
    createFailed: 'تعذّر إنشاء الاختبار',
    updated: 'تم تحديث الاختبار بنجاح',
    updateFailed: 'تعذّر تحديث الاختبار',
    fetchFailed: 'تعذّر تحميل بيانات الاختبار',
    titleRequired: 'حقل «عنوان الاختبار» مطلوب',
    descriptionRequired: 'حقل «وصف الاختبار» مطلوب',
    noChanges: 'لا توجد تغييرات لحفظها',
  },
  en: {
    title: 'Quiz title',
    description: 'Quiz description',
    add: 'Add quiz',
    save: 'Save',
    toList: 'Go to the list',
    addQuestions: 'Add the questions',
    created: 'Quiz created successfully',
    createFailed: 'There was a problem creating the quiz',
    updated: 'Quiz updated successfully',
    updateFailed: 'There was a problem updating the quiz',
    fetchFailed: 'Failed to fetch quiz data',
    titleRequired: 'Quiz title is required',
    descriptionRequired: 'Quiz description is required',
    noChanges: 'No changes detected',
  },
};

const meta = {
  title: 'Pages/Quiz form',
  component: PageStory,
  tags: ['!autodocs', 'spec'],
  parameters: { controls: { disable: true } },
  args: {
    Page: CreateQuizPage,
    area: 'dashboard/authoring',
    pattern: paths.createQuiz.pattern,
    path: paths.createQuiz.to({ id: 12 }),
    user: people.teacher,
  },
  render: renderPage,
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const editing = (answers: PageStoryProps['handlers']) =>
  ({
    Page: EditQuizPage,
    pattern: paths.editQuiz.pattern,
    path: paths.editQuiz.to({ id: 12, quizId: 9 }),
    handlers: { getQuiz: (): GetQuizResult => quiz, ...answers },
  }) satisfies Partial<PageStoryProps>;

const created = fn((_call: ApiCall) => saved);
export const Created: Story = {
  args: { handlers: { createQuiz: created } },
  play: async (context) => {
    created.mockClear();
    const { canvas, userEvent } = context;
    const texts = localize(context, textsByLanguage);
    await userEvent.type(await canvas.findByRole('textbox', { name: texts.title }), 'اختبار الوحدة الثانية');
    await userEvent.type(canvas.getByRole('textbox', { name: texts.description }), 'عشرة أسئلة');
    await userEvent.click(canvas.getByRole('button', { name: texts.add }));
    const dialog = await findOpenDialog('dialog');
    await expect(dialog.getByText(texts.created)).toBeVisible();
    await expect(created.mock.calls[0]?.[0].body).toEqual({
      course_id: '12',
      title: 'اختبار الوحدة الثانية',
      description: 'عشرة أسئلة',
    });
    // A dialog with a choice does not close after three seconds as other success dialogs do.
    await new Promise((resolve) => setTimeout(resolve, 3500));
    await userEvent.click(dialog.getByRole('button', { name: texts.toList }));
    await expect(await findCurrentPath()).toBe('/dashboard/courses/12/quizzes');
  },
};

/** The next step of a new quiz is adding questions, by keyboard too. */
export const CreatedThenItsQuestions: Story = {
  args: { handlers: { createQuiz: () => saved } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const texts = localize(context, textsByLanguage);
    await userEvent.type(await canvas.findByRole('textbox', { name: texts.title }), 'اختبار الوحدة الثانية');
    await userEvent.type(canvas.getByRole('textbox', { name: texts.description }), 'عشرة أسئلة');
    await userEvent.click(canvas.getByRole('button', { name: texts.add }));
    const dialog = await findOpenDialog('dialog');
    await waitFor(() => expect(dialog.getByRole('button', { name: texts.toList })).toHaveFocus());
    await userEvent.tab();
    await expect(dialog.getByRole('link', { name: texts.addQuestions })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByTestId('current-path')).toHaveTextContent('/dashboard/quizzes/9/questions/create'),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Title and description are required (spec §5). */
export const NothingFilledIn: Story = {
  args: { handlers: { createQuiz: fn(neverResolve) } },
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    const texts = localize(context, textsByLanguage);
    await userEvent.click(await canvas.findByRole('button', { name: texts.add }));
    await expect(await canvas.findAllByText(texts.titleRequired)).not.toHaveLength(0);
    await expect(canvas.getAllByText(texts.descriptionRequired)).not.toHaveLength(0);
    await expect(args.handlers?.createQuiz).not.toHaveBeenCalled();
  },
};

export const CreatingFails: Story = {
  args: { handlers: { createQuiz: () => new ProblemResponse(503, { code: 'unavailable', message: 'Come back' }) } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const texts = localize(context, textsByLanguage);
    await userEvent.type(await canvas.findByRole('textbox', { name: texts.title }), 'ا');
    await userEvent.type(canvas.getByRole('textbox', { name: texts.description }), 'ب');
    await userEvent.click(canvas.getByRole('button', { name: texts.add }));
    await expect((await findOpenDialog('alertdialog')).getByText(texts.createFailed)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: texts.title, hidden: true })).toHaveValue('ا');
  },
};

const updated = fn((_call: ApiCall) => saved);
export const OnlyChangesAreSent: Story = {
  args: editing({ updateQuiz: updated }),
  play: async (context) => {
    updated.mockClear();
    const { canvas, userEvent } = context;
    const texts = localize(context, textsByLanguage);
    const title = await canvas.findByRole('textbox', { name: texts.title });
    await expect(title).toHaveValue(quiz.title);
    await userEvent.clear(title);
    await userEvent.type(title, 'اختبار آخر');
    await userEvent.click(canvas.getByRole('button', { name: texts.save }));
    await expect((await findOpenDialog('dialog')).getByText(texts.updated)).toBeVisible();
    await expect(updated.mock.calls[0]?.[0].body).toEqual({ title: 'اختبار آخر' });
  },
};

export const NoChanges: Story = {
  args: editing({ updateQuiz: fn(neverResolve) }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const texts = localize(context, textsByLanguage);
    await userEvent.click(await canvas.findByRole('button', { name: texts.save }));
    await expect((await findOpenDialog('alertdialog')).getByText(texts.noChanges)).toBeVisible();
  },
};

export const UpdatingFails: Story = {
  args: editing({ updateQuiz: () => new ProblemResponse(503, { code: 'unavailable', message: 'Come back' }) }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const texts = localize(context, textsByLanguage);
    await userEvent.type(await canvas.findByRole('textbox', { name: texts.title }), '!');
    await userEvent.click(canvas.getByRole('button', { name: texts.save }));
    await expect((await findOpenDialog('alertdialog')).getByText(texts.updateFailed)).toBeVisible();
  },
};

export const LoadingFails: Story = {
  args: editing({ getQuiz: () => new ProblemResponse(503, { code: 'unavailable', message: 'Come back' }) }),
  play: async (context) => {
    const texts = localize(context, textsByLanguage);
    await expect((await findOpenDialog('alertdialog')).getByText(texts.fetchFailed)).toBeVisible();
  },
};

export const Loading: Story = { args: editing({ getQuiz: neverResolve }) };

/** The operator configured other limits (decision 31). */
export const ConfiguredLimits: Story = {
  args: {
    handlers: {
      getSettings: () => ({ ...settings, limits: { ...settings.limits, name_max: 30, description_max: 120 } }),
    },
  },
  play: async (context) => {
    const { canvas } = context;
    const labels = localize(context, textsByLanguage);
    const title = await canvas.findByLabelText(labels.title);
    await waitFor(() => expect(title).toHaveAttribute('maxlength', '30'));
    await expect(canvas.getByLabelText(labels.description)).toHaveAttribute('maxlength', '120');
  },
};
