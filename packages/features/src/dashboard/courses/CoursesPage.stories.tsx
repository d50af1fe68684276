import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { paths } from '../../paths.ts';
import { type ApiHandlers, type ApiCall, neverResolve, ProblemResponse } from '../../shared/stories/fakeApi.ts';
import { buildCourseCard, buildLosses, otherCourses, people, publicCourse } from '../../shared/stories/Api.fixtures.ts';
import { findCurrentPath, slowLoadOptions, findOpenDialog, renderPage, localize } from '../../shared/stories/page.tsx';
import { PageStory, type PageStoryProps } from '../../shared/stories/PageStory.tsx';
import { CoursesPage } from './CoursesPage.tsx';

const full = buildCourseCard({ excerpt: `${publicCourse.description.slice(0, 90)}…` });
const bare = buildCourseCard({
  id: 15,
  name: 'دورة بلا محتوى',
  slug: 'bare',
  excerpt: 'قريبًا',
  users_count: 0,
  videos_count: 0,
  records_count: 0,
  pdfs_count: 0,
  summaries_count: 0,
  quizzes_count: 0,
});
const courses = [full, bare, ...otherCourses];
const twelve = Array.from({ length: 12 }, (_, at) => ({ ...bare, id: 100 + at, name: `دورة ${at + 1}` }));

/** A fake server that searches, sorts and deletes. */
function server(): ApiHandlers {
  let all = [...courses];
  const category = { id: 7, name: 'رياضيات الثانوية العامة', main_category_id: 2, courses_count: 1 };
  return {
    listMainCategories: () => ({
      main_categories: [{ id: 2, name: 'المرحلة الثانوية', courses_count: 1, categories: [category] }],
      total: 1,
      page: 1,
      per_page: 200,
    }),
    listUsers: ({ query }: ApiCall) => {
      const users = Object.values(people)
        .filter(({ role }) => role === query['role'])
        .map((person) => Object.assign({ number_of_purchased_courses: 0, number_of_created_courses: 1 }, person));
      return { users, total: users.length, page: 1, per_page: 200 };
    },
    listCourses: ({ query }: ApiCall) => {
      const found = all.filter(
        ({ name, price, user_id, categories }) =>
          name.includes(query['search'] ?? '') &&
          (query['price'] === undefined || (price === 0) === (query['price'] === 'free')) &&
          (query['user_id'] === undefined || String(user_id) === query['user_id']) &&
          (query['category_id'] === undefined || categories.some(({ id }) => String(id) === query['category_id'])),
      );
      const sorted = query['sort'] === 'price_asc' ? found.toSorted((a, b) => a.price - b.price) : found;
      return { courses: sorted, total: found.length, page: 1, per_page: 50 };
    },
    getUser: () => ({
      ...people.teacher,
      number_of_purchased_courses: 0,
      number_of_created_courses: 1,
      purchased_courses: [],
      created_courses: [],
    }),
    deleteCourse: ({ path }) => {
      if (path['course'] === '13') return new ProblemResponse(403, { code: 'forbidden', message: 'Not this one' });
      all = all.filter(({ id }) => String(id) !== path['course']);
      return undefined;
    },
    getPublicCourse: () => publicCourse,
    // Only `full` has contents.
    countLosses: ({ query }) =>
      query['ids']?.split(',').includes(String(full.id))
        ? buildLosses({ videos: 3, quizzes: 2, questions: 20, subscriptions: 38, results: 20 })
        : buildLosses(),
  };
}

const textsByLanguage = {
  ar: {
    caption: 'الدورات، 4 دورات',
    more: (name: string) => `إجراءات أخرى: ${name}`,
    remove: 'حذف',
    contents: ['عرض الفيديوهات', 'عرض التسجيلات', 'عرض ملفات PDF', 'عرض الاختبارات'],
    missing: ['إضافة فيديوهات', 'إضافة تسجيلات', 'إضافة ملفات PDF', 'إضافة اختبارات'],
    units: 'الوحدات',
    subscribers: ['قائمة المشتركين', 'إضافة مشترك', 'إزالة مشترك'],
    edit: 'تعديل',
    read: 'الوصف كاملًا',
    columns: 'الأعمدة',
    reset: 'إظهار كل الأعمدة',
    name: 'الاسم',
    price: 'السعر',
  },
  en: {
    caption: 'Courses, 4 courses',
    more: (name: string) => `More actions: ${name}`,
    remove: 'Delete',
    contents: ['Show Videos', 'Show Recordings', 'Show PDFs', 'Show Quizzes'],
    missing: ['Add Videos', 'Add Recordings', 'Add PDFs', 'Add Quizzes'],
    units: 'Units',
    subscribers: ['Subscribers list', 'Add subscriber', 'Remove subscriber'],
    edit: 'Edit',
    read: 'Full description',
    columns: 'Columns',
    reset: 'Show all columns',
    name: 'Name',
    price: 'Price',
  },
};

const meta = {
  title: 'Pages/Courses',
  component: PageStory,
  tags: ['!autodocs', 'spec'],
  parameters: { controls: { disable: true } },
  args: {
    Page: CoursesPage,
    area: 'dashboard/courses',
    pattern: paths.courses.pattern,
    path: paths.courses.to(),
    user: people.admin,
  },
  // Each run gets a new fake server.
  render: (args, context) => renderPage({ ...args, handlers: { ...server(), ...args.handlers } }, context),
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = StoryContext<PageStoryProps>;

const openMenu = async (context: Context, name: string) => {
  const { canvas, userEvent } = context;
  await userEvent.click(await canvas.findByRole('button', { name: localize(context, textsByLanguage).more(name) }));
  return within(await screen.findByRole('menu'));
};
const namesIn = (menu: Awaited<ReturnType<typeof openMenu>>) =>
  menu.getAllByRole('menuitem').map(({ textContent }) => textContent);

export const Listed: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(await canvas.findByRole('region', { name: localize(context, textsByLanguage).caption })).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox'), 'HTML5');
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(1));
  },
};

/** A course with contents offers to show them, one without to add them. */
export const WhatCanBeDone: Story = {
  play: async (context) => {
    const texts = localize(context, textsByLanguage);
    const menu = await openMenu(context, full.name);
    await expect(namesIn(menu)).toEqual([
      ...texts.contents,
      texts.units,
      ...texts.subscribers,
      texts.read,
      texts.remove,
    ]);
    await context.userEvent.keyboard('{Escape}');
    await expect(namesIn(await openMenu(context, bare.name))).toEqual([
      ...texts.missing,
      texts.units,
      ...texts.subscribers,
      texts.remove,
    ]);
    const videos = screen.getByRole('menuitem', { name: texts.missing[0] ?? '' });
    await expect(videos).toHaveAttribute('href', '/dashboard/courses/15/videos/create');
  },
};

/** Limited admins manage subscribers but not course contents (decision 6). */
export const ForLimitedAdmins: Story = {
  args: { user: { ...people.admin, is_limited: 1 } },
  play: async (context) => {
    const texts = localize(context, textsByLanguage);
    const [list = '', ...rest] = texts.subscribers;
    await expect(await context.canvas.findByRole('link', { name: `${list} ${full.name}` })).toBeVisible();
    await expect(namesIn(await openMenu(context, full.name))).toEqual([
      ...rest,
      localize(context, textsByLanguage).read,
    ]);
    await expect(context.canvas.queryByRole('checkbox')).toBeNull();
  },
};

/** The action named in the URL is shown as a button. */
export const OneActionInView: Story = {
  args: { path: paths.courses.to({ action: 'quizzes' }) },
  play: async (context) => {
    const name = `${localize(context, textsByLanguage).contents[3]} ${full.name}`;
    await context.userEvent.click(await context.canvas.findByRole('link', { name }));
    await expect(await findCurrentPath()).toBe('/dashboard/courses/12/quizzes');
  },
};

const hiddenKey = `hidden-columns:${people.admin.id}:courses`;
const menuLine = (name: string) => screen.findByRole('menuitemcheckbox', { name }, slowLoadOptions);

/** Hidden columns are stored per user and device. The name column cannot be hidden. */
export const ColumnsAreChosenAndRemembered: Story = {
  beforeEach: () => () => localStorage.removeItem(hiddenKey),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const texts = localize(context, textsByLanguage);
    await canvas.findByRole('columnheader', { name: texts.price });
    const button = canvas.getByRole('button', { name: texts.columns });
    await userEvent.click(button);
    await expect(await menuLine(texts.name)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(await menuLine(texts.price));
    await expect(await menuLine(texts.price)).not.toBeChecked();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(canvas.queryByRole('columnheader', { name: texts.price })).toBeNull();
    await expect(localStorage.getItem(hiddenKey)).toBe('["price"]');
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('menuitem', { name: texts.reset }));
    await expect(await canvas.findByRole('columnheader', { name: texts.price })).toBeVisible();
    await expect(localStorage.getItem(hiddenKey)).toBeNull();
  },
};

export const HiddenColumnsStayHidden: Story = {
  beforeEach: () => {
    // A stored `name` is ignored: that column cannot be hidden.
    localStorage.setItem(hiddenKey, '["price","name"]');
    localStorage.setItem('hidden-columns:999:courses', '["users"]');
    return () => {
      localStorage.removeItem(hiddenKey);
      localStorage.removeItem('hidden-columns:999:courses');
    };
  },
  play: async (context) => {
    const { canvas } = context;
    const texts = localize(context, textsByLanguage);
    const users = localize(context, { ar: 'عدد المشتركين', en: 'Users Count' });
    await expect(await canvas.findByRole('columnheader', { name: users })).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: texts.name })).toBeVisible();
    await expect(canvas.queryByRole('columnheader', { name: texts.price })).toBeNull();
  },
};

/** The width that the side menu and a scrollbar leave of a 1280 px window. */
export const AllColumnsFitBesideTheSideMenu: Story = {
  args: {
    handlers: {
      listCourses: () => ({
        courses: courses.map((course) =>
          Object.assign({}, course, {
            price: 1250,
            categories: [...course.categories, { id: 8, name: 'الفيزياء' }],
          }),
        ),
        total: courses.length,
        page: 1,
        per_page: 50,
      }),
    },
  },
  render: (args, context) => (
    <div style={{ inlineSize: '935px' }}>
      {renderPage({ ...args, handlers: { ...server(), ...args.handlers } }, context)}
    </div>
  ),
  play: async (context) => {
    const { canvas } = context;
    await canvas.findByRole('rowheader', { name: full.name });
    await document.fonts.ready;
    const heads = canvas.getAllByRole('columnheader');
    // Ten columns and the checkboxes.
    await expect(heads).toHaveLength(11);
    for (const head of heads) await expect(head).toBeVisible();
    const region = canvas.getByRole('region', { name: localize(context, textsByLanguage).caption });
    await expect(region.scrollWidth).toBe(region.clientWidth);
    await expect(canvas.getAllByText('+1')[0]).toBeVisible();
  },
};

export const SortedByPrice: Story = {
  args: { path: paths.courses.to({ sort: 'price_asc' }) },
  play: async (context) => {
    const name = localize(context, { ar: 'السعر', en: 'Price' });
    const head = await context.canvas.findByRole('columnheader', { name });
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await expect((await context.canvas.findAllByRole('rowheader'))[0]).toHaveTextContent('HTML5');
  },
};

/** Filters are combined, and a link can set them. */
export const Filtered: Story = {
  args: { path: paths.courses.to({ price: 'free', teacher: String(people.teacher.id) }) },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const find = (ar: string, en: string) => canvas.findByRole('combobox', { name: localize(context, { ar, en }) });
    await expect(await find('السعر', 'Price')).toHaveValue('free');
    const creator = await find('المالك', 'Creator');
    await waitFor(() => expect(creator).toHaveValue(people.teacher.name), slowLoadOptions);
    const getCount = (wanted: (course: (typeof courses)[number]) => boolean) => courses.filter(wanted).length;
    const expectRows = (count: number) =>
      waitFor(() => expect(canvas.queryAllByRole('rowheader')).toHaveLength(count), slowLoadOptions);
    await expectRows(getCount(({ price, user_id }) => price === 0 && user_id === people.teacher.id));
    await userEvent.selectOptions(await find('السعر', 'Price'), 'paid');
    await expectRows(getCount(({ price, user_id }) => price > 0 && user_id === people.teacher.id));
    await userEvent.selectOptions(await find('السعر', 'Price'), '');
    await userEvent.clear(creator);
    // An open list of owners hides the page.
    await userEvent.tab();
    await expectRows(courses.length);
    await userEvent.selectOptions(await find('القسم', 'Category'), '7');
    await expectRows(getCount(({ categories }) => categories.some(({ id }) => id === 7)));
  },
};

/** More owners than a list can show: the server searches, and a link can preselect an owner by id. */
export const AnyOwnerIsFound: Story = {
  args: {
    path: paths.courses.to({ teacher: '900' }),
    handlers: {
      getUser: () => ({
        ...people.teacher,
        id: 900,
        name: 'أ. زينب يوسف',
        number_of_purchased_courses: 0,
        number_of_created_courses: 1,
        purchased_courses: [],
        created_courses: [],
      }),
      listUsers: ({ query }) => {
        const { search = '', role } = query;
        const users = Array.from({ length: 500 }, (_, at) => ({
          ...people.teacher,
          id: 500 + at,
          name: `المدرّس ${at + 1}`,
          number_of_purchased_courses: 0,
          number_of_created_courses: 1,
        })).filter(({ name }) => role === 'teacher' && name.includes(search));
        const per_page = Number(query['per_page']);
        return { users: users.slice(0, per_page), total: users.length, page: 1, per_page };
      },
      listCourses: fn(({ query }: ApiCall) => ({
        courses: query['user_id'] === '920' ? [full] : query['user_id'] === undefined ? courses : [],
        total: 1,
        page: 1,
        per_page: 50,
      })),
    },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const name = localize(context, { ar: 'المالك', en: 'Creator' });
    const field = await canvas.findByRole('combobox', { name }, slowLoadOptions);
    await waitFor(() => expect(field).toHaveValue('أ. زينب يوسف'), slowLoadOptions);
    await userEvent.clear(field);
    await userEvent.tab();
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(courses.length), slowLoadOptions);
    await userEvent.type(field, 'المدرّس 421');
    await userEvent.click(await screen.findByRole('option', { name: /المدرّس 421/ }, slowLoadOptions));
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(1), slowLoadOptions);
    await expect(field).toHaveValue('المدرّس 421');
    // The option for all owners is in the list too.
    await userEvent.click(field);
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible(), slowLoadOptions);
    const all = localize(context, { ar: 'كل المالكين', en: 'All creators' });
    await userEvent.click(await screen.findByRole('option', { name: all }, slowLoadOptions));
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(courses.length), slowLoadOptions);
    await expect(field).toHaveValue('');
  },
};

export const WholeDescription: Story = {
  play: async (context) => {
    const menu = await openMenu(context, full.name);
    await context.userEvent.click(menu.getByRole('menuitem', { name: localize(context, textsByLanguage).read }));
    const end = await screen.findByText('اختبار إلكتروني بعد كل وحدة.', {}, slowLoadOptions);
    await waitFor(() => expect(end).toBeVisible(), slowLoadOptions);
  },
};

/** The dialog counts what is deleted with the course. Then the row is removed, and the next row gets the focus. */
export const Deleted: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const texts = localize(context, textsByLanguage);
    const menu = await openMenu(context, full.name);
    await userEvent.click(menu.getByRole('menuitem', { name: texts.remove }));
    const dialog = await findOpenDialog('alertdialog');
    const question = localize(context, {
      ar: 'هل تريد حذف هذه الدورة؟',
      en: 'Are you sure you want to delete this course?',
    });
    await expect(dialog.getByText(question)).toBeVisible();
    const lost = localize(context, {
      ar: 'يُحذف أيضًا: 3 فيديوهات، اختباران، 20 سؤالًا، 38 اشتراكًا، 20 نتيجة اختبار.',
      en: 'This also deletes: 3 videos, 2 quizzes, 20 questions, 38 subscriptions, 20 quiz results.',
    });
    await expect(await dialog.findByText(lost, {}, slowLoadOptions)).toBeVisible();
    // A course with results needs its name typed. Without it the dialog shows what to type.
    const remove = dialog.getByRole('button', { name: texts.remove });
    await userEvent.click(remove);
    const field = dialog.getByRole('textbox', { name: localize(context, typed.name) });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAccessibleDescription(localize(context, typed.mismatch));
    await expect(field).toBeInvalid();
    await expect(remove).toBeEnabled();
    // Arabic spelling variants match.
    await userEvent.type(field, ` ${full.name.replaceAll('أ', 'ا').replaceAll('ة', 'ه')} `);
    await userEvent.click(remove);
    await waitFor(() => expect(canvas.queryByRole('rowheader', { name: full.name })).toBeNull(), slowLoadOptions);
    await waitFor(() => expect(canvas.getByRole('button', { name: texts.more(bare.name) })).toHaveFocus());
  },
};

const typed = {
  name: { ar: 'اكتب الاسم للتأكيد', en: 'Type the name to confirm' },
  number: { ar: 'اكتب عدد العناصر للتأكيد', en: 'Type the number of items to confirm' },
  mismatch: { ar: /النص غير مطابق. اكتب: /, en: /This does not match. Type: / },
};

/** An empty course is deleted without typing its name. */
export const BareDeleted: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const texts = localize(context, textsByLanguage);
    const menu = await openMenu(context, bare.name);
    await userEvent.click(menu.getByRole('menuitem', { name: texts.remove }));
    await userEvent.click((await findOpenDialog('alertdialog')).getByRole('button', { name: texts.remove }));
    await waitFor(() => expect(canvas.queryByRole('rowheader', { name: bare.name })).toBeNull(), slowLoadOptions);
  },
};

const hidden = fn((_call: ApiCall) => undefined);
/** If the server cannot count, the name has to be typed too. */
export const Uncounted: Story = {
  args: {
    handlers: {
      countLosses: () => new ProblemResponse(403, { code: 'forbidden', message: 'No' }),
      deleteCourse: hidden,
    },
  },
  play: async (context) => {
    hidden.mockClear();
    const { userEvent } = context;
    const texts = localize(context, textsByLanguage);
    const menu = await openMenu(context, bare.name);
    await userEvent.click(menu.getByRole('menuitem', { name: texts.remove }));
    const dialog = await findOpenDialog('alertdialog');
    const text = { ar: 'تعذّر حصر ما سيُحذف معه.', en: 'What goes with it could not be counted.' };
    await expect(await dialog.findByText(localize(context, text), {}, slowLoadOptions)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: texts.remove }));
    await expect(dialog.getByRole('textbox', { name: localize(context, typed.name) })).toHaveFocus();
    await expect(hidden).not.toHaveBeenCalled();
  },
};

/** For more than ten rows their number has to be typed, in any digits. */
export const ManyDeleted: Story = {
  args: {
    handlers: {
      listCourses: () => ({ courses: twelve, total: 12, page: 1, per_page: 50 }),
      countLosses: () => buildLosses(),
      deleteCourse: hidden,
    },
  },
  play: async (context) => {
    hidden.mockClear();
    const { canvas, userEvent } = context;
    const texts = localize(context, textsByLanguage);
    const all = localize(context, { ar: 'تحديد كل الصفوف', en: 'Select all rows' });
    await canvas.findByRole('rowheader', { name: twelve[0]?.name });
    await userEvent.click(canvas.getByRole('checkbox', { name: all }));
    await userEvent.click(canvas.getByRole('button', { name: texts.remove }));
    const dialog = await findOpenDialog('dialog');
    const field = await dialog.findByRole('textbox', { name: localize(context, typed.number) }, slowLoadOptions);
    await userEvent.type(field, '11');
    await userEvent.click(dialog.getByRole('button', { name: texts.remove }));
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAccessibleDescription(localize(context, typed.mismatch));
    await expect(hidden).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, '١٢');
    await userEvent.click(dialog.getByRole('button', { name: texts.remove }));
    await waitFor(() => expect(hidden).toHaveBeenCalledTimes(12), slowLoadOptions);
  },
};

/** Bulk delete: courses that cannot be deleted are listed with the reason. */
export const SomeDeleted: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const texts = localize(context, textsByLanguage);
    const all = localize(context, { ar: 'تحديد كل الصفوف', en: 'Select all rows' });
    await canvas.findByRole('rowheader', { name: full.name });
    await userEvent.click(canvas.getByRole('checkbox', { name: all }));
    await userEvent.click(canvas.getByRole('button', { name: texts.remove }));
    const asked = localize(context, { ar: 'حذف 4 عناصر؟', en: 'Delete 4 items?' });
    const dialog = within(await screen.findByRole('dialog', { name: asked }, slowLoadOptions));
    const field = await dialog.findByRole('textbox', { name: localize(context, typed.number) }, slowLoadOptions);
    await userEvent.type(field, '4');
    await userEvent.click(dialog.getByRole('button', { name: texts.remove }));
    const summary = localize(context, { ar: /3 عناصر/, en: /3 items done/ });
    const done = within(await screen.findByRole('dialog', { name: summary }, slowLoadOptions));
    await expect(done.getByText('Not this one')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('rowheader', { hidden: true })).toHaveLength(1), slowLoadOptions);
  },
};

export const Empty: Story = {
  args: { handlers: { listCourses: () => ({ courses: [], total: 0, page: 1, per_page: 50 }) } },
  play: async (context) => {
    const none = localize(context, { ar: 'لا توجد بيانات', en: 'No data found' });
    await expect(await context.canvas.findByText(none)).toBeVisible();
    await expect(
      context.canvas.getAllByRole('link', { name: localize(context, { ar: 'إضافة دورة', en: 'Add course' }) })[0],
    ).toHaveAttribute('href', '/dashboard/courses/create');
  },
};

export const Loading: Story = { args: { handlers: { listCourses: neverResolve } } };

export const Failed: Story = {
  args: {
    handlers: { listCourses: fn(() => new ProblemResponse(503, { code: 'unavailable', message: 'Come back' })) },
  },
  play: async (context) => {
    await expect(await context.canvas.findByText('Come back', {}, slowLoadOptions)).toBeVisible();
  },
};
