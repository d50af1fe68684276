import type { ListOptionsResult } from '@fanous/api-client/generated/staffQueries.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { paths } from '../../paths.ts';
import { type ApiCall, neverResolve, failOffline, ProblemResponse } from '../../shared/stories/fakeApi.ts';
import { people } from '../../shared/stories/Api.fixtures.ts';
import { findCurrentPath, slowLoadOptions, findOpenDialog, renderPage, localize } from '../../shared/stories/page.tsx';
import { PageStory, type PageStoryProps } from '../../shared/stories/PageStory.tsx';
import { CreateOptionsPage } from './CreateOptionsPage.tsx';
import { EditOptionPage } from './EditOptionPage.tsx';
import { OptionsPage } from './OptionsPage.tsx';
import { questions, createQuizHandlers } from './Authoring.fixtures.ts';

const textsByLanguage = {
  ar: {
    caption: 'الاختيارات، 3 اختيارات',
    yes: 'نعم',
    no: 'لا',
    edit: 'تعديل',
    remove: 'حذف',
    question: 'هل تريد حذف هذا الاختيار؟',
    option: (at: number) => `الاختيار ${at}`,
    correct: (at: number) => `الإجابة الصحيحة: الاختيار ${at}`,
    text: 'نص الاختيار',
    required: 'أدخل نص الاختيار',
    mark: 'تحديد كإجابة صحيحة',
    save: 'حفظ',
    ok: 'حسنًا',
    tryAgain: 'إعادة المحاولة',
    added: 'تمت إضافة الاختيارات بنجاح',
    addFailed: 'تعذّرت إضافة الاختيارات',
    unable: 'تعذّر تحميل تفاصيل السؤال',
    updated: 'تم تحديث الاختيار بنجاح',
    updateFailed: 'تعذّر تحديث الاختيار',
    fetchFailed: 'تعذّر تحميل بيانات الاختيار',
    none: 'لا توجد بيانات',
    addOptions: 'إضافة اختيارات',
  },
  en: {
    caption: 'Options, 3 options',
    yes: 'Yes',
    no: 'No',
    edit: 'Edit',
    remove: 'Delete',
    question: 'Are you sure you want to delete this option?',
    option: (at: number) => `Option ${at}`,
    correct: (at: number) => `Correct answer: option ${at}`,
    text: 'Option text',
    required: 'Option text is required',
    mark: 'Mark as correct',
    save: 'Save',
    ok: 'OK',
    tryAgain: 'TRY AGAIN',
    added: 'Options added successfully',
    addFailed: 'There was a problem adding the options',
    unable: 'Unable to fetch question details',
    updated: 'Option updated successfully',
    updateFailed: 'There was a problem updating the option',
    fetchFailed: 'Failed to fetch option data',
    none: 'No data found',
    addOptions: 'Add options',
  },
};

const meta = {
  title: 'Pages/Options of a question',
  component: PageStory,
  tags: ['!autodocs', 'spec'],
  parameters: { controls: { disable: true } },
  args: {
    Page: OptionsPage,
    area: 'dashboard/authoring',
    pattern: paths.options.pattern,
    path: paths.options.to({ id: 71 }),
    user: people.teacher,
  },
  // Each run gets a new fake server.
  render: (args, context) => renderPage({ ...args, handlers: { ...createQuizHandlers(), ...args.handlers } }, context),
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const [asked] = questions as [(typeof questions)[number]];
const [right, wrong] = asked.options as [ListOptionsResult['options'][number], ListOptionsResult['options'][number]];

export const Listed: Story = {
  play: async (context) => {
    const { canvas } = context;
    const texts = localize(context, textsByLanguage);
    await expect(await canvas.findByRole('region', { name: texts.caption })).toBeVisible();
    await expect(await canvas.findByText(asked.question_text)).toBeVisible();
    await expect(canvas.getAllByText(texts.yes)).toHaveLength(1);
    await expect(canvas.getAllByText(texts.no)).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: `${texts.edit} ${right.option_text}` })).toHaveAttribute(
      'href',
      '/dashboard/questions/71/options/711/edit',
    );
  },
};

/** The server refuses to break a question: its error is shown. */
export const DeletingRefused: Story = {
  args: {
    handlers: {
      deleteOption: () => new ProblemResponse(422, { code: 'option_is_correct', message: 'Mark another one first' }),
    },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const texts = localize(context, textsByLanguage);
    await userEvent.click(await canvas.findByRole('button', { name: `${texts.remove} ${right.option_text}` }));
    const dialog = await findOpenDialog('alertdialog');
    await expect(dialog.getByText(texts.question)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: texts.remove }));
    await expect(canvas.getAllByRole('rowheader', { hidden: true })).toHaveLength(3);
  },
};

export const Empty: Story = {
  args: { path: paths.options.to({ id: 73 }) },
  play: async (context) => {
    const { canvas } = context;
    const texts = localize(context, textsByLanguage);
    await expect(await canvas.findByText(texts.none)).toBeVisible();
    const [add] = await canvas.findAllByRole('link', { name: texts.addOptions });
    await expect(add).toHaveAttribute('href', '/dashboard/quizzes/9/questions/73/options/create');
  },
};

export const Loading: Story = { args: { handlers: { listOptions: neverResolve } } };

export const Failed: Story = {
  args: { handlers: { listOptions: () => new ProblemResponse(503, { code: 'unavailable', message: 'Come back' }) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Come back', {}, slowLoadOptions)).toBeVisible();
  },
};

const adding = (answers: PageStoryProps['handlers'], id = 73) =>
  ({
    Page: CreateOptionsPage,
    pattern: paths.createOptions.pattern,
    path: paths.createOptions.to({ quizId: 9, id }),
    handlers: answers,
  }) satisfies Partial<PageStoryProps>;

const setOptions = fn((_call: ApiCall) => asked);
/** The form starts with two empty options (spec §4). */
export const Added: Story = {
  args: adding({ setOptions }),
  play: async (context) => {
    setOptions.mockClear();
    const { canvas, userEvent } = context;
    const texts = localize(context, textsByLanguage);
    await userEvent.type(await canvas.findByRole('textbox', { name: texts.option(1) }), 'صفر');
    await userEvent.type(canvas.getByRole('textbox', { name: texts.option(2) }), ' اثنان ');
    await userEvent.click(canvas.getByRole('radio', { name: texts.correct(2) }));
    await expect(canvas.getAllByRole('radio')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: texts.save }));
    const dialog = await findOpenDialog('dialog');
    await expect(dialog.getByText(texts.added)).toBeVisible();
    await expect(setOptions.mock.calls[0]?.[0].body).toEqual({
      options: [
        { option_text: 'صفر', is_correct: 0 },
        { option_text: 'اثنان', is_correct: 1 },
      ],
    });
    await userEvent.click(dialog.getByRole('button', { name: texts.ok }));
    await expect(await findCurrentPath()).toBe('/dashboard/questions/73/options');
  },
};

/** A server error is shown at its field. */
export const AddingFails: Story = {
  args: adding(
    {
      setOptions: () =>
        new ProblemResponse(422, {
          code: 'invalid',
          message: 'Check',
          errors: { 'options.1.option_text': ['Said twice'] },
        }),
    },
    71,
  ),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const texts = localize(context, textsByLanguage);
    await expect(await canvas.findByRole('textbox', { name: texts.option(1) })).toHaveValue(right.option_text);
    await userEvent.click(canvas.getByRole('button', { name: texts.save }));
    const dialog = await findOpenDialog('alertdialog');
    await expect(dialog.getByText(texts.addFailed)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: texts.tryAgain }));
    const second = canvas.getByRole('textbox', { name: texts.option(2) });
    await expect(second).toHaveAccessibleDescription(/Said twice/);
  },
};

/** The message of the server has priority (spec §8), also on the page. */
export const QuestionUnknown: Story = {
  args: adding({ getQuestion: () => new ProblemResponse(503, { code: 'unavailable', message: 'Come back' }) }),
  play: async ({ canvas, userEvent }) => {
    const dialog = await findOpenDialog('alertdialog');
    await expect(dialog.getByText('Come back')).toBeVisible();
    await userEvent.click(dialog.getByRole('button'));
    await expect(await canvas.findAllByText('Come back')).toHaveLength(1);
  },
};

export const QuestionOutOfReach: Story = {
  args: adding({ getQuestion: failOffline }),
  play: async (context) => {
    await expect(
      (await findOpenDialog('alertdialog')).getByText(localize(context, textsByLanguage).unable),
    ).toBeVisible();
  },
};

/** A 403 is a page of its own: no form and no retry. */
export const QuestionOfAnotherTeacher: Story = {
  args: adding({ getQuestion: () => new ProblemResponse(403, { code: 'forbidden', message: 'Not your quiz' }) }),
  play: async (context) => {
    const { canvas } = context;
    const title = localize(context, { ar: 'غير مسموح', en: 'Not allowed' });
    await expect(await canvas.findByRole('heading', { level: 1, name: title }, slowLoadOptions)).toBeVisible();
    await expect(canvas.getAllByRole('heading')).toHaveLength(1);
    await expect(canvas.getByText('Not your quiz')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

const editing = (answers: PageStoryProps['handlers']) =>
  ({
    Page: EditOptionPage,
    pattern: paths.editOption.pattern,
    path: paths.editOption.to({ questionId: 71, id: wrong.id }),
    handlers: { getOption: () => wrong, ...answers },
  }) satisfies Partial<PageStoryProps>;

const updateOption = fn((_call: ApiCall) => wrong);
export const MarkedCorrect: Story = {
  args: editing({ updateOption }),
  play: async (context) => {
    updateOption.mockClear();
    const { canvas, userEvent } = context;
    const texts = localize(context, textsByLanguage);
    await userEvent.click(await canvas.findByRole('checkbox', { name: texts.mark }));
    await userEvent.click(canvas.getByRole('button', { name: texts.save }));
    const dialog = await findOpenDialog('dialog');
    await expect(dialog.getByText(texts.updated)).toBeVisible();
    await expect(updateOption.mock.calls[0]?.[0].body).toEqual({ is_correct: 1 });
    await userEvent.click(dialog.getByRole('button', { name: texts.ok }));
    await expect(await findCurrentPath()).toBe('/dashboard/questions/71/options');
  },
};

export const TextRequired: Story = {
  args: editing({ updateOption }),
  play: async (context) => {
    updateOption.mockClear();
    const { canvas, userEvent } = context;
    const texts = localize(context, textsByLanguage);
    await userEvent.clear(await canvas.findByRole('textbox', { name: texts.text }));
    await userEvent.click(canvas.getByRole('button', { name: texts.save }));
    await expect(await canvas.findAllByText(texts.required)).not.toHaveLength(0);
    await expect(updateOption).not.toHaveBeenCalled();
  },
};

export const EditingFails: Story = {
  args: editing({ updateOption: () => new ProblemResponse(503, { code: 'unavailable', message: 'Come back' }) }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const texts = localize(context, textsByLanguage);
    await userEvent.type(await canvas.findByRole('textbox', { name: texts.text }), '!');
    await userEvent.click(canvas.getByRole('button', { name: texts.save }));
    await expect((await findOpenDialog('alertdialog')).getByText(texts.updateFailed)).toBeVisible();
  },
};

export const EditLoadingFails: Story = {
  args: editing({ getOption: () => new ProblemResponse(503, { code: 'unavailable', message: 'Come back' }) }),
  play: async (context) => {
    await expect(
      (await findOpenDialog('alertdialog')).getByText(localize(context, textsByLanguage).fetchFailed),
    ).toBeVisible();
  },
};
