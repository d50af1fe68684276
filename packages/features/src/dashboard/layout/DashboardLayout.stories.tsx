import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { paths } from '../../paths.ts';
import { ProblemResponse } from '../../shared/stories/fakeApi.ts';
import { buildCourseWithAccess, people, quiz } from '../../shared/stories/Api.fixtures.ts';
import {
  createNotificationListHandler,
  notifications,
  createEventStream,
} from '../../shared/stories/Notifications.fixtures.ts';
import { findCurrentPath, slowLoadOptions, findOpenDialog, renderPage, localize } from '../../shared/stories/page.tsx';
import { PageStory } from '../../shared/stories/PageStory.tsx';
import { DashboardLayout } from './DashboardLayout.tsx';

const textsByLanguage = {
  ar: {
    menu: 'لوحة التحكم',
    trail: 'مسار التنقل',
    courses: 'الدورات',
    overview: 'نظرة عامة',
    users: 'المستخدمون',
    mains: 'الأقسام الرئيسية',
    exams: 'الاختبارات',
    videos: 'الفيديوهات',
    records: 'التسجيلات',
    pdfs: 'ملفات PDF',
    profile: 'الملف الشخصي',
    mine: 'دوراتي',
    results: 'نتائج اختباراتي',
  },
  en: {
    menu: 'Dashboard',
    trail: 'Breadcrumbs',
    courses: 'Courses',
    overview: 'Overview',
    users: 'Users',
    mains: 'Main categories',
    exams: 'Quizzes',
    videos: 'Videos',
    records: 'Recordings',
    pdfs: 'PDFs',
    profile: 'Profile',
    mine: 'My courses',
    results: 'My quiz results',
  },
};

const meta = {
  title: 'Pages/Dashboard frame',
  component: PageStory,
  tags: ['!autodocs', 'spec'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: {
    Page: DashboardLayout,
    hasMain: true,
    area: 'dashboard/layout',
    pattern: paths.myCourses.pattern,
    path: paths.myCourses.to(),
    user: people.student,
  },
  render: renderPage,
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Student: Story = {
  play: async (context) => {
    const { canvas } = context;
    const { menu, trail, profile, mine, results } = localize(context, textsByLanguage);
    const links = within(await canvas.findByRole('navigation', { name: menu })).getAllByRole('link');
    await expect(links.map((link) => link.textContent)).toEqual([profile, mine, results]);
    await expect(links[1]).toHaveAttribute('aria-current', 'page');
    const where = within(canvas.getByRole('navigation', { name: trail }));
    await expect(where.getByRole('link', { name: menu })).toHaveAttribute('href', '/dashboard/profile');
    await expect(canvas.getByText(localize(context, { ar: 'طالب', en: 'Student' }))).toBeInTheDocument();
  },
};

/** “Quizzes” opens the courses of the teacher with links to their quizzes. Only one of the two menu items is current. */
export const Teacher: Story = {
  args: { user: people.teacher, path: paths.myCourses.to({ show: 'quizzes' }) },
  play: async (context) => {
    const { canvas } = context;
    const { menu, profile, overview, mine, exams } = localize(context, textsByLanguage);
    const links = within(await canvas.findByRole('navigation', { name: menu })).getAllByRole('link');
    await expect(links.map((link) => link.textContent)).toEqual([profile, overview, mine, exams]);
    await expect(links[2]).not.toHaveAttribute('aria-current');
    await expect(links[3]).toHaveAttribute('aria-current', 'page');
  },
};

/** On a page below a section, the section is current in the menu and a link in the breadcrumbs. */
export const Admin: Story = {
  args: {
    user: people.admin,
    pattern: paths.addUserToCourse.pattern,
    path: paths.addUserToCourse.to({ slug: 'algebra-1' }),
  },
  play: async (context) => {
    const { canvas } = context;
    const { menu, trail, courses, profile, overview, users, mains, ...more } = localize(context, textsByLanguage);
    const further = [more.videos, more.records, more.pdfs, more.exams];
    const links = within(await canvas.findByRole('navigation', { name: menu })).getAllByRole('link');
    await expect(links.map((link) => link.textContent)).toEqual([profile, overview, users, mains, courses, ...further]);
    await expect(links[4]).toHaveAttribute('aria-current', 'page');
    const where = within(canvas.getByRole('navigation', { name: trail }));
    await expect(where.getByRole('link', { name: courses })).toHaveAttribute('href', '/dashboard/courses');
    const here = where.getByText(localize(context, { ar: 'إضافة مشترك', en: 'Add subscriber' }));
    await expect(here.closest('[aria-current="page"]')).not.toBeNull();
  },
};

/** On the profile, the first breadcrumb links to /dashboard (spec §2). */
export const TheProfileLeadsBackToTheDashboard: Story = {
  args: { pattern: paths.profile.pattern, path: paths.profile.to() },
  play: async (context) => {
    const { menu, trail, profile } = localize(context, textsByLanguage);
    const where = within(await context.canvas.findByRole('navigation', { name: trail }));
    await expect(where.getByRole('link', { name: menu })).toHaveAttribute('href', '/dashboard');
    await expect(where.getByText(profile).closest('[aria-current="page"]')).not.toBeNull();
  },
};

const question = {
  id: 71,
  quiz_id: quiz.id,
  course_id: quiz.course_id,
  question_text: 'ما حل المعادلة؟',
  type: 'multiple_choice' as const,
  position: 1,
  options_count: 0,
  options: [],
  created_at: '2026-08-30T10:02:00.000Z',
};
const option = { id: 301, option_text: 'س = 4', is_correct: 1 as const, position: 1 };
const belowAQuiz = {
  user: people.teacher,
  pattern: paths.editOption.pattern,
  path: paths.editOption.to({ questionId: question.id, id: 301 }),
  handlers: {
    getQuestion: () => question,
    listQuestions: () => ({
      questions: [question],
      quiz: { id: quiz.id, title: quiz.title, course_id: quiz.course_id, course_name: '' },
      total: 1,
      page: 1,
      per_page: 1,
    }),
    getCourse: () => buildCourseWithAccess(true),
  },
} satisfies Story['args'];

/** Each level above an option is a link with its name, although the URL has only the id of the question. */
export const EveryLevelIsNamed: Story = {
  args: belowAQuiz,
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async (context) => {
    const { canvas } = context;
    const { menu, trail, mine } = localize(context, textsByLanguage);
    const where = within(await canvas.findByRole('navigation', { name: trail }));
    const course = buildCourseWithAccess(true);
    await where.findByRole('link', { name: course.name }, slowLoadOptions);
    await where.findByRole('link', { name: quiz.title }, slowLoadOptions);
    const links = where.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    await expect(links).toEqual([
      [menu, '/dashboard/profile'],
      [mine, '/dashboard/my-courses'],
      [course.name, `/single/${course.slug}`],
      [localize(context, { ar: 'الاختبارات', en: 'Quizzes' }), `/dashboard/courses/${course.id}/quizzes`],
      [quiz.title, `/dashboard/courses/${course.id}/quizzes/${quiz.id}`],
      [localize(context, { ar: 'الأسئلة', en: 'Questions' }), `/dashboard/quizzes/${quiz.id}/questions`],
      [question.question_text, '/dashboard/questions/71'],
      [localize(context, { ar: 'الاختيارات', en: 'Options' }), '/dashboard/questions/71/options'],
    ]);
  },
};

const [video] = buildCourseWithAccess(true).videos;
const created_at = quiz.created_at;
/** Expects these levels between the root and the page. */
const named = (context: Parameters<NonNullable<Story['play']>>[0], levels: readonly (readonly [string, string?])[]) =>
  waitFor(async () => {
    const { menu, trail } = localize(context, textsByLanguage);
    const items = within(context.canvas.getByRole('navigation', { name: trail })).getAllByRole('listitem');
    const seen = items.map((item) => [item.textContent, item.querySelector('a')?.getAttribute('href') ?? undefined]);
    const edit = localize(context, { ar: 'تعديل', en: 'Edit' });
    await expect(seen).toEqual([
      [menu, '/dashboard/profile'],
      ...levels.map(([name, to]) => [name, to]),
      [edit, undefined],
    ]);
  }, slowLoadOptions);

const ofCourse = (context: Parameters<NonNullable<Story['play']>>[0], list: 'videos' | 'records' | 'pdfs') => {
  const { courses, ...lists } = localize(context, textsByLanguage);
  const { id, name, slug } = buildCourseWithAccess(true);
  return [
    [courses, '/dashboard/courses'],
    [name, `/dashboard/courses/${slug}/${id}`],
    [lists[list], `/dashboard/courses/${id}/${list}`],
  ] as const;
};

/** The breadcrumbs of an edited video contain its title. */
export const AVideoIsNamed: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: {
    user: people.admin,
    pattern: paths.editVideo.pattern,
    path: paths.editVideo.to({ id: 12, videoId: video!.id }),
    handlers: { getCourse: () => buildCourseWithAccess(true), getVideo: () => video! },
  },
  play: (context) => named(context, [...ofCourse(context, 'videos'), [video!.title]]),
};

export const ARecordIsNamed: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: {
    user: people.admin,
    pattern: paths.editRecord.pattern,
    path: paths.editRecord.to({ id: 12, recordId: 31 }),
    handlers: {
      getCourse: () => buildCourseWithAccess(true),
      getRecord: () => ({
        id: 31,
        course_id: 12,
        title: 'مراجعة الباب الأول',
        is_home: 0,
        is_revision: 0,
        is_locked: 0,
        record_type: null,
        url: null,
        website_url: 'lesson-31',
        record_url: null,
        created_at,
      }),
    },
  },
  play: (context) => named(context, [...ofCourse(context, 'records'), ['مراجعة الباب الأول']]),
};

export const APdfIsNamed: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: {
    user: people.admin,
    pattern: paths.editPdf.pattern,
    path: paths.editPdf.to({ id: 12, pdfId: 41 }),
    handlers: {
      getCourse: () => buildCourseWithAccess(true),
      getPdf: () => ({ id: 41, course_id: 12, title: 'خطة المذاكرة', url: '/files/plan.pdf', created_at }),
    },
  },
  play: (context) => named(context, [...ofCourse(context, 'pdfs'), ['خطة المذاكرة']]),
};

export const AMainCategoryIsNamed: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: {
    user: people.admin,
    pattern: paths.editMainCategory.pattern,
    path: paths.editMainCategory.to({ id: 2 }),
    handlers: { getMainCategory: () => ({ id: 2, name: 'المرحلة الثانوية', courses_count: 0, categories: [] }) },
  },
  play: (context) =>
    named(context, [[localize(context, textsByLanguage).mains, '/dashboard/categories'], ['المرحلة الثانوية']]),
};

/** The breadcrumbs of a sub-category contain both levels above it. */
export const ASubCategoryIsNamed: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: {
    user: people.admin,
    pattern: paths.editSubCategory.pattern,
    path: paths.editSubCategory.to({ id: 8 }),
    handlers: {
      getCategory: () => ({
        id: 8,
        name: 'الفيزياء',
        main_category_id: 2,
        main_category: { id: 2, name: 'المرحلة الثانوية' },
        courses_count: 0,
        courses: [],
      }),
    },
  },
  play: (context) =>
    named(context, [
      [localize(context, textsByLanguage).mains, '/dashboard/categories'],
      ['المرحلة الثانوية', '/dashboard/categories/2'],
      [localize(context, { ar: 'الأقسام الفرعية', en: 'Sub-categories' }), '/dashboard/sub-categories-index/2'],
      ['الفيزياء'],
    ]),
};

const optionArrives = Promise.withResolvers<void>();
/** A name that loads late does not collapse expanded breadcrumbs. */
export const AnUnfoldedTrailStaysUnfolded: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  args: {
    ...belowAQuiz,
    handlers: {
      ...belowAQuiz.handlers,
      getOption: () => optionArrives.promise.then(() => ({ ...option, question_id: question.id, created_at })),
    },
  },
  play: async (context) => {
    const where = within(
      await context.canvas.findByRole('navigation', { name: localize(context, textsByLanguage).trail }),
    );
    const expand = localize(context, { ar: 'عرض المسار كاملًا', en: 'Show the whole trail' });
    await context.userEvent.click(await where.findByRole('button', { name: expand }));
    await waitFor(() => expect(where.getAllByRole('link')).toHaveLength(8), slowLoadOptions);
    optionArrives.resolve();
    await expect(await where.findByText(option.option_text, {}, slowLoadOptions)).toBeVisible();
    await expect(where.queryByRole('button')).toBeNull();
    await expect(where.getAllByRole('link')).toHaveLength(8);
  },
};

/** On phones the breadcrumbs show the first and last level, and the rest on press. */
export const APhoneShowsBothEnds: Story = {
  args: belowAQuiz,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async (context) => {
    const { menu, trail } = localize(context, textsByLanguage);
    const where = within(await context.canvas.findByRole('navigation', { name: trail }));
    await where.findByRole('link', { name: menu });
    await where.findByRole('link', { name: localize(context, { ar: 'الاختيارات', en: 'Options' }) });
    await expect(where.getAllByRole('link')).toHaveLength(2);
    const expand = localize(context, { ar: 'عرض المسار كاملًا', en: 'Show the whole trail' });
    await context.userEvent.click(where.getByRole('button', { name: expand }));
    // The course and its levels become links when the course is loaded.
    await waitFor(() => expect(where.getAllByRole('link')).toHaveLength(8), slowLoadOptions);
  },
};

/** Menu items without a page of their own open the courses with their action shown, and are current there. */
export const AnActionOfTheCourses: Story = {
  args: { user: people.admin, pattern: paths.courses.pattern, path: paths.courses.to({ action: 'records' }) },
  play: async (context) => {
    const { menu, records } = localize(context, textsByLanguage);
    const nav = within(await context.canvas.findByRole('navigation', { name: menu }));
    const current = nav.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
    await expect(current).toEqual([nav.getByRole('link', { name: records })]);
  },
};

/** Limited admins cannot manage course contents (decision 6), so the menu has no links to them. */
export const LimitedAdmin: Story = {
  args: {
    user: { ...people.admin, is_limited: 1 },
    pattern: paths.subCategoriesIndex.pattern,
    path: paths.subCategoriesIndex.to({ id: 2 }),
  },
  play: async (context) => {
    const { menu, courses, profile, overview, users, mains } = localize(context, textsByLanguage);
    const links = within(await context.canvas.findByRole('navigation', { name: menu })).getAllByRole('link');
    await expect(links.map((link) => link.textContent)).toEqual([profile, overview, users, mains, courses]);
    // Pages below a main category belong to its menu item.
    await expect(links[3]).toHaveAttribute('aria-current', 'page');
  },
};

/** The collapsed menu shows icons only. Their accessible names stay. */
export const Narrow: Story = {
  beforeEach: () => () => localStorage.removeItem('narrow-menu'),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { menu, mine } = localize(context, textsByLanguage);
    const narrow = localize(context, { ar: 'طي القائمة', en: 'Collapse the menu' });
    await userEvent.click(await canvas.findByRole('button', { name: narrow }));
    const links = within(canvas.getByRole('navigation', { name: menu }));
    await expect(links.getByRole('link', { name: mine })).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: localize(context, { ar: 'English', en: 'العربية' }) }),
    ).toBeVisible();
    const widen = localize(context, { ar: 'توسيع القائمة', en: 'Expand the menu' });
    await expect(canvas.getByRole('button', { name: widen })).toHaveFocus();
  },
};

/** Language, digits and theme in the menu footer. English pages have no choice of digits. */
export const Preferences: Story = {
  play: async (context) => {
    const { canvas } = context;
    const names = localize(context, {
      ar: ['English', 'شكل الأرقام: ١٢٣', 'الوضع الداكن'],
      en: ['العربية', 'Dark mode'],
    });
    for (const name of names) await expect(await canvas.findByRole('button', { name })).toBeVisible();
    await expect(canvas.queryAllByRole('button', { name: /شكل الأرقام|Digits style/ })).toHaveLength(
      localize(context, { ar: 1, en: 0 }),
    );
  },
};

/** Signing out ends the local session even if the call fails (spec §4). */
export const LogsOutEvenWhenTheCallFails: Story = {
  args: { handlers: { logout: fn(() => new ProblemResponse(503, { code: 'unavailable', message: 'Come back' })) } },
  play: async (context) => {
    localStorage.setItem('draft:41:quiz:9', '{}');
    const logout = localize(context, { ar: 'تسجيل الخروج', en: 'Log out' });
    await context.userEvent.click(await context.canvas.findByRole('button', { name: logout }));
    await expect(await findCurrentPath()).toBe('/login');
    await expect(localStorage.getItem('draft:41:quiz:9')).toBeNull();
    await expect(context.args.handlers?.logout).toHaveBeenCalledOnce();
  },
};

const read = fn<(body: unknown) => void>();
/** The notification bell shows a count, opens, and has no count after all are read. */
export const Bell: Story = {
  args: {
    prefetchPageData: ({ app }) => app.loadAreaMessages('site/layout').then(() => null),
    handlers: {
      streamNotifications: createEventStream(['unread', { unread_count: 2 }]),
      listNotifications: createNotificationListHandler(notifications, 2),
      readNotifications: ({ body }) => {
        read(body);
        return { unread_count: 0 };
      },
    },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const two = localize(context, { ar: 'الإشعارات، إشعاران جديدان', en: 'Notifications, 2 new notifications' });
    await userEvent.click(await canvas.findByRole('button', { name: two }, slowLoadOptions));
    const panel = await findOpenDialog('dialog');
    await expect(await panel.findAllByRole('listitem')).toHaveLength(notifications.length);
    const all = localize(context, { ar: 'تعليم الكل مقروءًا', en: 'Mark all as read' });
    await userEvent.click(panel.getByRole('button', { name: all }));
    await expect(read).toHaveBeenLastCalledWith({});
    await userEvent.keyboard('{Escape}');
    const none = localize(context, {
      ar: 'الإشعارات، لا توجد إشعارات جديدة',
      en: 'Notifications, No new notifications',
    });
    await waitFor(() => expect(canvas.getByRole('button', { name: none })).toHaveFocus());
  },
};
