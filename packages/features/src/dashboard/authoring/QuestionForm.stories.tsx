import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { paths } from '../../paths.ts';
import { type ApiCall, neverResolve, ProblemResponse } from '../../shared/stories/fakeApi.ts';
import { people } from '../../shared/stories/Api.fixtures.ts';
import { findCurrentPath, slowLoadOptions, findOpenDialog, renderPage, localize } from '../../shared/stories/page.tsx';
import { PageStory, type PageStoryProps } from '../../shared/stories/PageStory.tsx';
import { CreateQuestionPage } from './CreateQuestionPage.tsx';
import { EditQuestionPage } from './EditQuestionPage.tsx';
import { createSampleQuestion, createQuizHandlers } from './Authoring.fixtures.ts';

const textsByLanguage = {
  ar: {
    text: 'نص السؤال',
    textRequired: 'حقل «نص السؤال» مطلوب',
    option: (at: number) => `الاختيار ${at}`,
    correct: (at: number) => `الإجابة الصحيحة: الاختيار ${at}`,
    addOption: 'إضافة اختيار',
    removeOption: 'إزالة الاختيار 1',
    explanation: /^الشرح/,
    later: 'إضافة الاختيارات لاحقًا',
    next: 'حفظ وإضافة سؤال آخر',
    finish: 'حفظ وإنهاء',
    save: 'حفظ',
    ok: 'حسنًا',
    tryAgain: 'إعادة المحاولة',
    created: 'تم إنشاء السؤال بنجاح',
    soFar: 'أُضيف سؤال واحد حتى الآن',
    createFailed: 'تعذّر إنشاء السؤال',
    optionsFailed: 'تعذّرت إضافة الاختيارات',
    halfSaved: /^حُفظ السؤال ولم تُحفظ اختياراته/,
    limit: ['بلغت الحد الأقصى', 'يمكنك إضافة 5 اختيارات على الأكثر'],
    least: ['لا يمكن إزالة الاختيار', 'يجب أن يبقى اختياران على الأقل'],
    incomplete: ['الاختيارات غير مكتملة', 'حدّد إجابة صحيحة واحدة'],
    updated: 'تم تحديث السؤال بنجاح',
    updateFailed: 'تعذّر تحديث السؤال',
    fetchFailed: 'تعذّر تحميل بيانات السؤال',
  },
  en: {
    text: 'Question text',
    textRequired: 'Question text is required',
    option: (at: number) => `Option ${at}`,
    correct: (at: number) => `Correct answer: option ${at}`,
    addOption: 'Add an option',
    removeOption: 'Remove option 1',
    explanation: /^Explanation/,
    later: 'Add the options later',
    next: 'Save and add another',
    finish: 'Save and finish',
    save: 'Save',
    ok: 'OK',
    tryAgain: 'TRY AGAIN',
    created: 'Question created successfully',
    soFar: '1 question added so far',
    createFailed: 'There was a problem creating the question',
    optionsFailed: 'There was a problem adding the options',
    halfSaved: /^The question is saved, its options are not yet/,
    limit: ['Limit Reached', 'You can only add up to 5 options'],
    least: ['Cannot Remove', 'You must have at least 2 options'],
    incomplete: ['Validation Error', 'Please mark one option as correct'],
    updated: 'Question updated successfully',
    updateFailed: 'There was a problem updating the question',
    fetchFailed: 'Failed to fetch question data',
  },
};

const saved = createSampleQuestion(81, 'كم ضلعًا للمثلث؟');
const createQuestion = fn((_call: ApiCall) => saved);
const setOptions = fn((_call: ApiCall) => saved);

const meta = {
  title: 'Pages/Question form',
  component: PageStory,
  tags: ['!autodocs', 'spec'],
  parameters: { controls: { disable: true } },
  args: {
    Page: CreateQuestionPage,
    area: 'dashboard/authoring',
    pattern: paths.createQuestion.pattern,
    path: paths.createQuestion.to({ id: 9 }),
    user: people.teacher,
    handlers: { ...createQuizHandlers(), createQuestion, setOptions },
  },
  beforeEach: () => {
    createQuestion.mockClear();
    setOptions.mockClear();
  },
  render: renderPage,
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Types a question with two options. The first is correct. */
async function write(context: StoryContext<PageStoryProps>) {
  const { canvas, userEvent } = context;
  const texts = localize(context, textsByLanguage);
  await userEvent.type(await canvas.findByRole('textbox', { name: texts.text }), 'كم ضلعًا للمثلث؟');
  await userEvent.type(canvas.getByRole('textbox', { name: texts.option(1) }), 'ثلاثة');
  await userEvent.type(canvas.getByRole('textbox', { name: texts.option(2) }), 'أربعة');
  await userEvent.click(canvas.getByRole('radio', { name: texts.correct(1) }));
}

/** The URL may name the quiz of another teacher: a message is shown instead of the form. */
export const OfAnotherTeacher: Story = {
  args: {
    handlers: { listQuestions: () => new ProblemResponse(403, { code: 'forbidden', message: 'Not your quiz' }) },
  },
  play: async (context) => {
    const { canvas } = context;
    const text = localize(context, { ar: 'هذه الدورة ليست من دوراتك', en: 'This course is not one of yours' });
    await expect(await canvas.findByText(text)).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

/** Keyboard only: Enter in an option saves and starts the next question. */
export const OneAfterTheOther: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const texts = localize(context, textsByLanguage);
    await write(context);
    canvas.getByRole('textbox', { name: texts.option(2) }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(texts.soFar, {}, slowLoadOptions)).toBeVisible();
    await expect(createQuestion.mock.calls[0]?.[0].body).toEqual({
      quiz_id: '9',
      question_text: 'كم ضلعًا للمثلث؟',
      type: 'multiple_choice',
    });
    await expect(setOptions.mock.calls[0]?.[0]).toMatchObject({
      path: { id: '81' },
      body: {
        options: [
          { option_text: 'ثلاثة', is_correct: 1 },
          { option_text: 'أربعة', is_correct: 0 },
        ],
      },
    });
    await waitFor(() => expect(canvas.getByRole('textbox', { name: texts.text })).toHaveFocus());
    await expect(canvas.getByRole('textbox', { name: texts.text })).toHaveValue('');
    // Nothing new is typed: only the link to finish is shown.
    const finish = localize(context, { ar: 'إنهاء', en: 'Finish' });
    await expect(canvas.getByRole('link', { name: finish })).toHaveAttribute('href', '/dashboard/quizzes/9/questions');
    await write(context);
    await expect(canvas.getByRole('button', { name: texts.finish })).toBeVisible();
    canvas.getByRole('textbox', { name: texts.text }).focus();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(createQuestion).toHaveBeenCalledTimes(2), slowLoadOptions);
  },
};

export const Finished: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const texts = localize(context, textsByLanguage);
    await write(context);
    await userEvent.click(canvas.getByRole('button', { name: texts.finish }));
    const dialog = await findOpenDialog('dialog');
    await expect(dialog.getByText(texts.created)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: texts.ok }));
    await expect(await findCurrentPath()).toBe('/dashboard/quizzes/9/questions');
  },
};

export const OptionsLater: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const texts = localize(context, textsByLanguage);
    await userEvent.type(await canvas.findByRole('textbox', { name: texts.text }), 'كم ضلعًا للمثلث؟');
    await userEvent.click(canvas.getByRole('checkbox', { name: texts.later }));
    await userEvent.click(canvas.getByRole('button', { name: texts.finish }));
    await expect((await findOpenDialog('dialog')).getByText(texts.created)).toBeVisible();
    await expect(setOptions).not.toHaveBeenCalled();
  },
};

/** The text is required, and exactly one option is correct (spec §5). */
export const Incomplete: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const texts = localize(context, textsByLanguage);
    await userEvent.type(await canvas.findByRole('textbox', { name: texts.option(1) }), 'ثلاثة');
    await userEvent.type(canvas.getByRole('textbox', { name: texts.option(2) }), 'أربعة');
    await userEvent.click(canvas.getByRole('button', { name: texts.next }));
    const dialog = await findOpenDialog('alertdialog');
    for (const text of texts.incomplete) await expect(dialog.getByText(text)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: texts.ok }));
    await expect(canvas.getAllByText(texts.textRequired)).not.toHaveLength(0);
    await expect(createQuestion).not.toHaveBeenCalled();
  },
};

/** From two to five options (spec §9). */
export const Limits: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const texts = localize(context, textsByLanguage);
    await userEvent.click(await canvas.findByRole('button', { name: texts.removeOption }));
    let dialog = await findOpenDialog('alertdialog');
    for (const text of texts.least) await expect(dialog.getByText(text)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: texts.ok }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    for (let count = 2; count < 6; count += 1)
      await userEvent.click(canvas.getByRole('button', { name: texts.addOption }));
    dialog = await findOpenDialog('alertdialog');
    for (const text of texts.limit) await expect(dialog.getByText(text)).toBeVisible();
  },
};

export const CreatingFails: Story = {
  args: {
    handlers: {
      createQuestion: () => new ProblemResponse(503, { code: 'unavailable', message: 'Come back' }),
      setOptions,
    },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const texts = localize(context, textsByLanguage);
    await write(context);
    await userEvent.click(canvas.getByRole('button', { name: texts.next }));
    const dialog = await findOpenDialog('alertdialog');
    await expect(dialog.getByText(texts.createFailed)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: texts.tryAgain }));
    await expect(canvas.getByRole('textbox', { name: texts.option(1) })).toHaveValue('ثلاثة');
    await expect(setOptions).not.toHaveBeenCalled();
  },
};

/** The question is saved, its options are not: both are shown, and a retry creates no second question. */
export const HalfSaved: Story = {
  render: (args, context) => {
    let tries = 0;
    const failing = () => {
      tries += 1;
      return tries === 1 ? new ProblemResponse(503, { code: 'unavailable', message: 'Come back' }) : saved;
    };
    return renderPage({ ...args, handlers: { createQuestion, setOptions: failing } }, context);
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const texts = localize(context, textsByLanguage);
    await write(context);
    await userEvent.click(canvas.getByRole('button', { name: texts.next }));
    const dialog = await findOpenDialog('alertdialog');
    await expect(dialog.getByText(texts.optionsFailed)).toBeVisible();
    await expect(dialog.getByRole('button', { name: texts.tryAgain })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByText(texts.halfSaved)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: texts.option(2) })).toHaveValue('أربعة');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: texts.next }));
    await expect(await canvas.findByText(texts.soFar, {}, slowLoadOptions)).toBeVisible();
    await expect(createQuestion).toHaveBeenCalledTimes(1);
  },
};

const editing = (answers: PageStoryProps['handlers']) =>
  ({
    Page: EditQuestionPage,
    pattern: paths.editQuestion.pattern,
    path: paths.editQuestion.to({ id: 81 }),
    handlers: { getQuestion: () => saved, ...answers },
  }) satisfies Partial<PageStoryProps>;

const updateQuestion = fn((_call: ApiCall) => saved);
export const Edited: Story = {
  args: editing({ updateQuestion }),
  play: async (context) => {
    updateQuestion.mockClear();
    const { canvas, userEvent } = context;
    const texts = localize(context, textsByLanguage);
    await userEvent.type(await canvas.findByRole('textbox', { name: texts.text }), '؟');
    await userEvent.click(canvas.getByRole('button', { name: texts.save }));
    const dialog = await findOpenDialog('dialog');
    await expect(dialog.getByText(texts.updated)).toBeVisible();
    await expect(updateQuestion.mock.calls[0]?.[0].body).toEqual({ question_text: 'كم ضلعًا للمثلث؟؟' });
    await userEvent.click(dialog.getByRole('button', { name: texts.ok }));
    await expect(await findCurrentPath()).toBe('/dashboard/quizzes/9/questions');
  },
};

const explained = { ...saved, explanation: 'عُدّ أضلاعه.' };
/** An emptied explanation is removed. */
export const ExplanationIsRemoved: Story = {
  args: editing({ getQuestion: () => explained, updateQuestion }),
  play: async (context) => {
    updateQuestion.mockClear();
    const { canvas, userEvent } = context;
    const texts = localize(context, textsByLanguage);
    const field = await canvas.findByRole('textbox', { name: texts.explanation });
    await expect(field).toHaveValue('عُدّ أضلاعه.');
    await userEvent.clear(field);
    await userEvent.click(canvas.getByRole('button', { name: texts.save }));
    await expect((await findOpenDialog('dialog')).getByText(texts.updated)).toBeVisible();
    await expect(updateQuestion.mock.calls[0]?.[0].body).toEqual({ explanation: null });
  },
};

const questionsWithQuiz = {
  questions: [],
  quiz: { id: 9, title: 'اختبار الوحدة الأولى', course_id: 12, course_name: 'الجبر' },
  total: 0,
  page: 1,
  per_page: 1,
};
/** A legacy API sends no quiz with its questions. Its form has no explanation. */
export const AddedWithExplanation: Story = {
  args: {
    handlers: { ...createQuizHandlers(), listQuestions: () => questionsWithQuiz, createQuestion, setOptions },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const texts = localize(context, textsByLanguage);
    await userEvent.type(await canvas.findByRole('textbox', { name: texts.explanation }), 'عُدّ أضلاعه.');
    await write(context);
    await userEvent.click(canvas.getByRole('button', { name: texts.next }));
    await expect(await canvas.findByText(texts.soFar, {}, slowLoadOptions)).toBeVisible();
    await expect(createQuestion.mock.calls[0]?.[0].body).toMatchObject({ explanation: 'عُدّ أضلاعه.' });
  },
};

export const EditingFails: Story = {
  args: editing({ updateQuestion: () => new ProblemResponse(503, { code: 'unavailable', message: 'Come back' }) }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const texts = localize(context, textsByLanguage);
    await userEvent.type(await canvas.findByRole('textbox', { name: texts.text }), '؟');
    await userEvent.click(canvas.getByRole('button', { name: texts.save }));
    await expect((await findOpenDialog('alertdialog')).getByText(texts.updateFailed)).toBeVisible();
  },
};

export const LoadingFails: Story = {
  args: editing({ getQuestion: () => new ProblemResponse(503, { code: 'unavailable', message: 'Come back' }) }),
  play: async (context) => {
    await expect(
      (await findOpenDialog('alertdialog')).getByText(localize(context, textsByLanguage).fetchFailed),
    ).toBeVisible();
  },
};

export const Loading: Story = { args: editing({ getQuestion: neverResolve }) };
