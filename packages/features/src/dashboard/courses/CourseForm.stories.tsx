import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { paths } from '../../paths.ts';
import { type ApiHandlers, type ApiCall, neverResolve, ProblemResponse } from '../../shared/stories/fakeApi.ts';
import { buildCourseWithAccess, people, settings } from '../../shared/stories/Api.fixtures.ts';
import {
  findCurrentPath,
  expectLeftToRight,
  findNoResultText,
  slowLoadOptions,
  findOpenDialog,
  renderPage,
  localize,
} from '../../shared/stories/page.tsx';
import { PageStory, type PageStoryProps } from '../../shared/stories/PageStory.tsx';
import { CreateCoursePage } from './CreateCoursePage.tsx';
import { EditCoursePage } from './EditCoursePage.tsx';

const counted = { number_of_purchased_courses: 0, number_of_created_courses: 1 };
const saved = { ...buildCourseWithAccess(true), description: 'شرح المنهج' };
const paged = { page: 1, per_page: 200 };

const asked = fn((_call: ApiCall) => {});
const answers: ApiHandlers = {
  getSettings: () => settings,
  listUsers: (call) => {
    asked(call);
    const found = Object.values(people).filter(({ role }) => role === call.query['role']);
    return { users: found.map((user) => Object.assign({}, counted, user)), total: found.length, ...paged };
  },
  listMainCategories: () => ({
    main_categories: [
      {
        id: 2,
        name: 'المرحلة الثانوية',
        courses_count: 1,
        categories: [
          { id: 7, name: 'رياضيات الثانوية العامة', main_category_id: 2, courses_count: 1 },
          { id: 8, name: 'الفيزياء', main_category_id: 2, courses_count: 0 },
        ],
      },
    ],
    total: 1,
    ...paged,
  }),
  getSlug: ({ path: { slug = '' } }) =>
    slug === 'algebra-1'
      ? { slug, status: 'taken', suggestion: 'algebra-1-2' }
      : { slug, status: slug === 'create' ? 'reserved' : 'free', suggestion: slug === 'create' ? 'create-2' : slug },
  getCourse: () => saved,
};

const textsByLanguage = {
  ar: {
    name: 'الاسم',
    slug: 'المعرّف في الرابط',
    description: 'الوصف',
    price: 'السعر',
    owner: 'المالك',
    category: 'القسم',
    add: 'إضافة دورة',
    save: 'حفظ',
    toList: 'الذهاب إلى القائمة',
    addVideo: 'إضافة أول فيديو',
    ok: 'حسنًا',
    tryAgain: 'إعادة المحاولة',
    free: 'هذا المعرّف متاح',
    taken: 'هذا المعرّف مستخدم في دورة أخرى',
    use: 'استخدام algebra-1-2',
  },
  en: {
    name: 'Name',
    slug: 'Slug',
    description: 'Description',
    price: 'Price',
    owner: 'Owner',
    category: 'Category',
    add: 'Add course',
    save: 'Save',
    toList: 'Go to the list',
    addVideo: 'Add the first video',
    ok: 'OK',
    tryAgain: 'TRY AGAIN',
    free: 'This slug is free',
    taken: 'Another course has this slug',
    use: 'Use algebra-1-2',
  },
};

const meta = {
  title: 'Pages/Course form',
  component: PageStory,
  tags: ['!autodocs', 'spec'],
  parameters: { controls: { disable: true } },
  args: {
    Page: CreateCoursePage,
    area: 'dashboard/courses',
    pattern: paths.createCourse.pattern,
    path: paths.createCourse.to(),
    user: people.admin,
    handlers: answers,
  },
  render: renderPage,
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = StoryContext<PageStoryProps>;

const editing = (own: ApiHandlers = {}) =>
  ({
    Page: EditCoursePage,
    pattern: paths.editCourse.pattern,
    path: paths.editCourse.to({ slug: saved.slug, id: saved.id }),
    handlers: { ...answers, ...own },
  }) satisfies Partial<PageStoryProps>;

/** Fills in and submits a new course. */
async function add(context: Context) {
  const { canvas, userEvent } = context;
  const texts = localize(context, textsByLanguage);
  await userEvent.type(await canvas.findByRole('textbox', { name: texts.name }), 'الفيزياء الحديثة');
  await userEvent.type(canvas.getByRole('textbox', { name: texts.description }), 'من الكم إلى النسبية');
  await userEvent.type(canvas.getByLabelText(texts.price), '٢٥٠');
  await userEvent.type(canvas.getByRole('combobox', { name: texts.owner }), 'hossam');
  await userEvent.click(await screen.findByRole('option', { name: /hossam@example\.com/ }));
  await userEvent.type(canvas.getByRole('combobox', { name: texts.category }), 'الثانوية');
  await userEvent.click(await screen.findByRole('option', { name: /الفيزياء/ }));
  await expect(await canvas.findByText(texts.free, {}, slowLoadOptions)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: texts.add }));
}

const created = fn((_call: ApiCall) => ({ ...saved, version: 1 }));
/** The slug follows the name. Only teachers and admins can be owners. */
export const Created: Story = {
  args: { handlers: { ...answers, createCourse: created } },
  play: async (context) => {
    created.mockClear();
    asked.mockClear();
    await add(context);
    const dialog = await findOpenDialog('dialog');
    const done = { ar: 'تم إنشاء الدورة بنجاح', en: 'Course created successfully' };
    await expect(dialog.getByText(localize(context, done))).toBeVisible();
    await expect(created.mock.calls[0]?.[0].body).toEqual({
      name: 'الفيزياء الحديثة',
      slug: 'al-fizya-al-haditha',
      description: 'من الكم إلى النسبية',
      price: '250',
      user_id: '3',
      'categories[]': '8',
    });
    const roles = new Set(asked.mock.calls.map(([{ query }]) => query['role']));
    await expect(roles).toEqual(new Set(['admin', 'teacher']));
    await context.userEvent.click(dialog.getByRole('button', { name: localize(context, textsByLanguage).toList }));
    await expect(await findCurrentPath()).toBe('/dashboard/courses');
  },
};

/** The next step of a new course is its first video. */
export const CreatedThenItsFirstVideo: Story = {
  args: { handlers: { ...answers, createCourse: created } },
  play: async (context) => {
    await add(context);
    const dialog = await findOpenDialog('dialog');
    await context.userEvent.click(dialog.getByRole('link', { name: localize(context, textsByLanguage).addVideo }));
    const page = () => context.canvas.getByTestId('current-path');
    await waitFor(() => expect(page()).toHaveTextContent(paths.createVideo.to({ id: saved.id })), slowLoadOptions);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Limited admins can create courses but not add videos (decision 6). */
export const CreatedByALimitedAdmin: Story = {
  args: { user: { ...people.admin, is_limited: 1 }, handlers: { ...answers, createCourse: created } },
  play: async (context) => {
    await add(context);
    const dialog = await findOpenDialog('dialog');
    await expect(dialog.getByRole('button', { name: localize(context, textsByLanguage).ok })).toBeVisible();
    await expect(dialog.queryByRole('link')).toBeNull();
  },
};

/** First the error dialog, then the error at the field. Input is kept. */
export const RefusedByTheServer: Story = {
  args: {
    handlers: {
      ...answers,
      createCourse: () =>
        new ProblemResponse(422, {
          code: 'invalid',
          message: 'Check the fields',
          errors: { slug: ['Taken just now'] },
        }),
    },
  },
  play: async (context) => {
    const texts = localize(context, textsByLanguage);
    await add(context);
    const dialog = await findOpenDialog('alertdialog');
    const title = localize(context, { ar: 'Check the fields', en: 'CHECK THE FIELDS' });
    await expect(dialog.getByRole('heading', { name: title })).toBeVisible();
    const text = { ar: 'تعذّر إنشاء الدورة', en: 'There was a problem creating the course' };
    await expect(dialog.getByText(localize(context, text))).toBeVisible();
    await context.userEvent.click(dialog.getByRole('button', { name: texts.tryAgain }));
    const slug = context.canvas.getByRole('textbox', { name: texts.slug });
    await waitFor(() => expect(slug).toHaveFocus(), slowLoadOptions);
    await expect(slug).toHaveAccessibleDescription(/Taken just now/);
    await expect(context.canvas.getByRole('textbox', { name: texts.name })).toHaveValue('الفيزياء الحديثة');
  },
};

export const NothingFilledIn: Story = {
  args: { handlers: { ...answers, createCourse: fn(neverResolve) } },
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await userEvent.click(await canvas.findByRole('button', { name: localize(context, textsByLanguage).add }));
    const count = localize(context, { ar: 'صحّح 6 حقول للمتابعة', en: 'Correct 6 fields to continue' });
    await expect(await canvas.findByRole('heading', { name: count })).toBeVisible();
    const slug = canvas.getByRole('textbox', { name: localize(context, textsByLanguage).slug });
    await expect(slug).toBeInvalid();
    await userEvent.type(canvas.getByRole('textbox', { name: localize(context, textsByLanguage).name }), 'Physics');
    await waitFor(() => expect(slug).toBeValid());
    await expect(args.handlers?.createCourse).not.toHaveBeenCalled();
  },
};

/** A taken slug is reported while typing, with a free suggestion. */
export const SlugTaken: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const texts = localize(context, textsByLanguage);
    const slug = await canvas.findByRole('textbox', { name: texts.slug });
    await userEvent.type(slug, 'algebra-1');
    await expect(await canvas.findByText(texts.taken, {}, slowLoadOptions)).toBeVisible();
    await expect(slug).toHaveAttribute('dir', 'ltr');
    await userEvent.click(canvas.getByRole('button', { name: texts.use }));
    await expect(slug).toHaveValue('algebra-1-2');
    await expect(await canvas.findByText(texts.free, {}, slowLoadOptions)).toBeVisible();
    await userEvent.clear(slug);
    await userEvent.type(slug, 'create');
    const reserved = localize(context, { ar: 'هذا المعرّف محجوز للموقع. اختر غيره.', en: 'This slug is reserved' });
    await expect(await canvas.findByText(reserved, {}, slowLoadOptions)).toBeVisible();
  },
};

const updated = fn((_call: ApiCall): typeof saved | ProblemResponse => saved);
export const OnlyChangesAreSent: Story = {
  args: editing({ updateCourse: updated }),
  play: async (context) => {
    updated.mockReset().mockReturnValue(saved);
    const { canvas, userEvent } = context;
    const texts = localize(context, textsByLanguage);
    const price = await canvas.findByLabelText(texts.price);
    await userEvent.clear(price);
    await userEvent.type(price, '300');
    await userEvent.click(canvas.getByRole('button', { name: texts.save }));
    const done = { ar: 'تم تحديث الدورة بنجاح', en: 'Course updated successfully' };
    await expect((await findOpenDialog('dialog')).getByText(localize(context, done))).toBeVisible();
    await expect(updated.mock.calls[0]?.[0].body).toEqual({ price: '300', version: '1' });
  },
};

export const ImageRemoved: Story = {
  args: editing({
    getCourse: () => ({ ...saved, image: 'images/algebra.webp' }),
    updateCourse: fn(() => ({ ...saved, version: 2 })),
  }),
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    const remove = localize(context, { ar: 'إزالة الصورة', en: 'Remove the image' });
    await userEvent.click(await canvas.findByRole('button', { name: remove }));
    await expect(canvas.queryByRole('button', { name: remove })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: localize(context, textsByLanguage).save }));
    await findOpenDialog('dialog');
    await expect(args.handlers?.updateCourse).toHaveBeenCalledWith(
      expect.objectContaining({ body: { remove_image: '1', version: '1' } }),
    );
  },
};

export const NoChanges: Story = {
  args: editing({ updateCourse: fn(neverResolve) }),
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await userEvent.click(await canvas.findByRole('button', { name: localize(context, textsByLanguage).save }));
    const none = localize(context, { ar: 'لا توجد تغييرات لحفظها', en: 'No changes detected' });
    await expect((await findOpenDialog('alertdialog')).getByText(none)).toBeVisible();
    await expect(args.handlers?.updateCourse).not.toHaveBeenCalled();
  },
};

/** The dialog shows both versions, and mine overwrites the saved one. */
export const SavedByAnotherMeanwhile: Story = {
  args: editing({ updateCourse: updated }),
  play: async (context) => {
    const current = { ...saved, name: 'الجبر، طبعة جديدة', version: 2 };
    const problem = { code: 'course_changed', message: 'Changed', current };
    const conflict = new ProblemResponse(409, problem);
    updated.mockReset().mockReturnValueOnce(conflict).mockReturnValue(saved);
    const { canvas, userEvent } = context;
    const texts = localize(context, textsByLanguage);
    const name = await canvas.findByRole('textbox', { name: texts.name });
    await userEvent.clear(name);
    await userEvent.type(name, 'الجبر كما أراه');
    await userEvent.click(canvas.getByRole('button', { name: texts.save }));
    const dialog = await findOpenDialog('dialog');
    await expect(dialog.getByText('الجبر كما أراه')).toBeVisible();
    await expect(dialog.getByText('الجبر، طبعة جديدة')).toBeVisible();
    const keep = localize(context, { ar: 'حفظ نسختي', en: 'Keep my version' });
    await userEvent.click(dialog.getByRole('button', { name: keep }));
    await waitFor(() => expect(updated).toHaveBeenCalledTimes(2), slowLoadOptions);
    await expect(updated.mock.calls[1]?.[0].body).toEqual({ name: 'الجبر كما أراه', version: '2' });
  },
};

export const NotUpdated: Story = {
  args: editing({ updateCourse: () => new ProblemResponse(403, { code: 'forbidden', message: 'No' }) }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const texts = localize(context, textsByLanguage);
    await userEvent.type(await canvas.findByRole('textbox', { name: texts.name }), ' 2');
    await userEvent.click(canvas.getByRole('button', { name: texts.save }));
    const text = { ar: 'تعذّر تحديث الدورة', en: 'There was a problem updating the course' };
    await expect((await findOpenDialog('alertdialog')).getByText(localize(context, text))).toBeVisible();
  },
};

/** Names and searched texts inside a sentence of the form keep their own direction. */
export const IsolatesNames: Story = {
  args: editing({
    getCourse: () => ({ ...saved, categories: [...saved.categories, { id: 9, name: 'C++' }] }),
    listUsers: () => ({ users: [], total: 0, ...paged }),
  }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const others = await canvas.findByText(
      localize(context, { ar: /^تبقى الدورة أيضًا في/, en: /^The course also stays in/ }),
    );
    await expectLeftToRight(within(others).getByText('C++'));
    const owner = canvas.getByRole('combobox', { name: localize(context, textsByLanguage).owner });
    await userEvent.clear(owner);
    await userEvent.type(owner, 'C++');
    await expectLeftToRight(within(await findNoResultText(screen, context, 'C++')).getByText('C++'));
    await userEvent.keyboard('{Escape}');
  },
};

export const Loading: Story = { args: editing({ getCourse: neverResolve }) };

export const NotFetched: Story = {
  args: editing({ getCourse: () => new ProblemResponse(503, { code: 'unavailable', message: 'Come back' }) }),
  play: async (context) => {
    const text = { ar: 'تعذّر تحميل بيانات الدورة', en: 'Failed to fetch course data' };
    await expect((await findOpenDialog('alertdialog')).getByText(localize(context, text))).toBeVisible();
  },
};

/** The operator configured other limits (decision 31). */
export const ConfiguredLimits: Story = {
  args: {
    handlers: {
      ...answers,
      getSettings: () => ({
        ...settings,
        limits: { ...settings.limits, name_max: 30, description_max: 120, price_max: 90 },
      }),
    },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const labels = localize(context, textsByLanguage);
    const name = await canvas.findByLabelText(labels.name);
    await waitFor(() => expect(name).toHaveAttribute('maxlength', '30'));
    await expect(canvas.getByLabelText(labels.description)).toHaveAttribute('maxlength', '120');
    await userEvent.type(canvas.getByLabelText(labels.price), '91');
    await userEvent.click(canvas.getByRole('button', { name: labels.add }));
    const range = localize(context, { ar: 'السعر من 0 إلى 90 جنيهًا', en: 'From 0 to EGP 90' });
    await expect((await canvas.findAllByText(range))[0]).toBeVisible();
  },
};
