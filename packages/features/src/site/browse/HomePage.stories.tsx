import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { paths } from '../../paths.ts';
import { people, startedCourse } from '../../shared/stories/Api.fixtures.ts';
import { neverResolve, ProblemResponse } from '../../shared/stories/fakeApi.ts';
import {
  expectLeftToRight,
  findNoResultText,
  slowLoadOptions,
  renderPage,
  localize,
  setOnline,
} from '../../shared/stories/page.tsx';
import { PageStory } from '../../shared/stories/PageStory.tsx';
import { HomePage, prefetchPageData } from './HomePage.tsx';
import { allCourses, browseHandlers, home, listCourses, mainCategories } from './Browse.fixtures.ts';

const textsByLanguage = {
  ar: { courses: 'الدورات', more: 'عرض المزيد', all: 'عرض كل الدورات', filter: 'تصفية حسب القسم' },
  en: { courses: 'Courses', more: 'Show more', all: 'Show all courses', filter: 'Filter by category' },
};

const meta = {
  title: 'Pages/Home',
  component: PageStory,
  tags: ['!autodocs', 'spec'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: {
    Page: HomePage,
    prefetchPageData,
    area: 'site/browse',
    pattern: paths.home.pattern,
    path: paths.home.to(),
    handlers: browseHandlers,
  },
  render: renderPage,
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0];

const findList = async (context: Canvas) =>
  within(await context.canvas.findByRole('list', { name: localize(context, textsByLanguage).courses }));
const getCards = (list: Awaited<ReturnType<typeof findList>>) => list.getAllByRole('article');

/** A student who has begun a course sees the lesson to continue with in place of the hero. */
export const ContinuesForAStudent: Story = {
  args: { user: people.student, handlers: { ...browseHandlers, getMyProgress: () => ({ courses: [startedCourse] }) } },
  play: async (context) => {
    const { canvas } = context;
    const label = localize(context, { ar: 'تابع من حيث توقفت', en: 'Continue where you left off' });
    const card = within((await canvas.findByText(label)).closest('article') ?? canvas.getByRole('main'));
    await expect(card.getByRole('link')).toHaveAttribute('href', '/single/algebra-1?video=102');
    await expect(card.getByText('حل المعادلة التربيعية')).toBeVisible();
    const title = localize(context, { ar: 'دروسك', en: 'Your lessons' });
    await expect(canvas.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  },
};

/** A student who has not begun a course, or whose API has no progress, sees the hero. */
export const HeroForANewStudent: Story = {
  args: {
    user: people.student,
    handlers: {
      ...browseHandlers,
      getMyProgress: () => new ProblemResponse(404, { code: 'not_found', message: 'Not found' }),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByText('Not found')).toBeNull();
  },
};

/** A visitor sees reasons to stay: totals, newest and most popular courses, categories, steps, teachers and answers about paying. */
export const ReasonsForAVisitor: Story = {
  args: { handlers: { ...browseHandlers, getHome: () => home } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const getRegion = (name: { ar: string; en: string }) =>
      within(canvas.getByRole('region', { name: localize(context, name) }));
    await findList(context);
    await expect(canvas.getByText(localize(context, { ar: 'الطلاب', en: 'Students' }))).toBeVisible();
    await expect(canvas.getByText('1,250')).toBeVisible();
    await expect(getRegion({ ar: 'أحدث الدورات', en: 'Newest courses' }).getAllByRole('article')).toHaveLength(4);
    const categories = getRegion({ ar: 'الأقسام', en: 'Categories' });
    await expect(categories.getByRole('link', { name: 'المرحلة الثانوية' })).toHaveAttribute(
      'href',
      '/sub-categories/2',
    );
    await expect(getRegion({ ar: 'كيف تبدأ؟', en: 'How it works' }).getAllByRole('listitem')).toHaveLength(3);
    const teachers = getRegion({ ar: 'المدرّسون', en: 'Teachers' });
    await expect(teachers.getByRole('link', { name: 'Mona Adel' })).toHaveAttribute('href', '/?q=Mona+Adel#courses');
    const popular = getRegion({ ar: 'الأكثر اشتراكًا', en: 'Most popular courses' });
    await expect(popular.getAllByRole('article')).toHaveLength(4);
    const questions = getRegion({ ar: 'أسئلة عن الدفع', en: 'Questions about paying' });
    const answer = questions.getByText(localize(context, { ar: /^بعد مراجعة الإيصال/, en: /^Once the receipt/ }));
    await expect(answer).not.toBeVisible();
    await userEvent.click(
      questions.getByText(localize(context, { ar: 'متى تُفتح الدورة؟', en: 'When does the course open?' })),
    );
    await expect(answer).toBeVisible();
  },
};

/** With a few courses the list shows them all, and small totals are no reason. */
export const HidesSectionsWithoutData: Story = {
  args: {
    handlers: {
      ...browseHandlers,
      getHome: () => ({
        ...home,
        courses_count: 2,
        newest_courses: allCourses.slice(0, 2),
        popular_courses: [],
        teachers: [],
      }),
    },
  },
  play: async (context) => {
    const { canvas } = context;
    await findList(context);
    await expect(
      canvas.getByRole('region', { name: localize(context, { ar: 'كيف تبدأ؟', en: 'How it works' }) }),
    ).toBeVisible();
    for (const name of [
      { ar: 'أحدث الدورات', en: 'Newest courses' },
      { ar: 'الأكثر اشتراكًا', en: 'Most popular courses' },
      { ar: 'المدرّسون', en: 'Teachers' },
    ])
      await expect(canvas.queryByRole('region', { name: localize(context, name) })).toBeNull();
    await expect(canvas.queryByText(localize(context, { ar: 'الطلاب', en: 'Students' }))).toBeNull();
  },
};

/** A student sees their courses and new lessons, and no advice for visitors. */
export const StudentHome: Story = {
  args: {
    user: people.student,
    handlers: {
      ...browseHandlers,
      getHome: () => home,
      getMyProgress: () => ({ courses: [startedCourse] }),
      getUser: () => ({
        ...people.student,
        number_of_purchased_courses: 2,
        number_of_created_courses: 0,
        purchased_courses: allCourses.slice(0, 2),
        created_courses: [],
      }),
      listNotifications: () => ({
        notifications: [
          {
            id: 1,
            data: { course_slug: 'algebra-1', course_name: 'الجبر', video_id: 88, video_title: 'المصفوفات' },
            read_at: null,
            created_at: '2026-09-20T12:00:00.000Z',
          },
        ],
        unread_count: 1,
        total: 1,
        page: 1,
        per_page: 5,
      }),
    },
  },
  play: async (context) => {
    const { canvas } = context;
    const mine = localize(context, { ar: 'دوراتي', en: 'My courses' });
    const courses = within(await canvas.findByRole('list', { name: mine }));
    await expect(courses.getAllByRole('article')).toHaveLength(2);
    await expect(courses.getByText(localize(context, { ar: /^اكتمل/, en: /done$/ }))).toHaveTextContent('33');
    await expect(courses.getByText(localize(context, { ar: 'لم تبدأ بعد', en: 'Not started yet' }))).toBeVisible();
    const lessons = within(
      await canvas.findByRole('list', {
        name: localize(context, { ar: 'دروس جديدة في دوراتي', en: 'New lessons in my courses' }),
      }),
    );
    await expect(lessons.getByRole('link', { name: 'المصفوفات' })).toHaveAttribute(
      'href',
      '/single/algebra-1?video=88',
    );
    await expect(lessons.getByText(localize(context, { ar: /سبتمبر 2026/, en: /September 20, 2026/ }))).toBeVisible();
    await expect(
      canvas.queryByRole('region', { name: localize(context, { ar: 'كيف تبدأ؟', en: 'How it works' }) }),
    ).toBeNull();
    await expect(
      canvas.getByRole('region', { name: localize(context, { ar: 'المدرّسون', en: 'Teachers' }) }),
    ).toBeVisible();
  },
};

/** "Show more" loads one page and focuses the first new course. */
export const ShowsMore: Story = {
  play: async (context) => {
    const list = await findList(context);
    await waitFor(() => expect(getCards(list)).toHaveLength(12));
    await context.userEvent.click(
      context.canvas.getByRole('button', { name: localize(context, textsByLanguage).more }),
    );
    await waitFor(() => expect(getCards(list)).toHaveLength(15));
    await waitFor(() => expect(within(getCards(list)[12]!).getByRole('link')).toHaveFocus());
    await expect(context.canvas.queryByRole('button', { name: localize(context, textsByLanguage).more })).toBeNull();
  },
};

/** Cached courses are shown immediately, then the response of the server. */
export const SearchesTheBeginningOfNames: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await waitFor(async () => expect(getCards(await findList(context))).toHaveLength(12));
    const box = canvas.getByRole('searchbox');
    await userEvent.type(box, 'الوحده 1');
    await waitFor(async () => expect(getCards(await findList(context))).toHaveLength(4));
    await expect(canvas.getByText(localize(context, { ar: '4 دورات', en: '4 courses' }))).toBeVisible();
    await userEvent.clear(box);
    await userEvent.type(box, 'لجبر');
    await expect(await findNoResultText(canvas, context, 'لجبر')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: localize(context, textsByLanguage).all }));
    await waitFor(async () => expect(getCards(await findList(context))).toHaveLength(12));
    await expect(box).toHaveValue('');
  },
};

/** A link with a filter applies it. Its chip removes it. */
export const FilteredByALink: Story = {
  args: { path: paths.home.to({ category: 9 }) },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const list = await findList(context);
    await waitFor(() => expect(getCards(list)).toHaveLength(1));
    const count = localize(context, { ar: /^دورة واحدة في/, en: /^1 course in/ });
    const whole = localize(context, { ar: 'دورة واحدة في تطوير الويب', en: '1 course in تطوير الويب' });
    await expect(canvas.getByText(count)).toHaveTextContent(whole);
    const chips = within(canvas.getByRole('group', { name: localize(context, textsByLanguage).filter }));
    const remove = localize(context, { ar: 'إزالة تطوير الويب', en: 'Remove تطوير الويب' });
    await userEvent.click(chips.getByRole('button', { name: remove }));
    // The main category stays selected.
    await waitFor(() => expect(getCards(list)).toHaveLength(3));
  },
};

/** A text of the visitor or of a teacher inside a sentence keeps its own direction. */
export const IsolatesASearchedText: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(await canvas.findByRole('searchbox'), 'C++');
    const sentence = await findNoResultText(canvas, context, 'C++');
    await expectLeftToRight(within(sentence).getByText('C++'));
  },
};

export const IsolatesACategoryName: Story = {
  args: {
    path: paths.home.to({ category: 9 }),
    handlers: {
      ...browseHandlers,
      listMainCategories: () => ({
        main_categories: mainCategories.map(({ categories, ...main }) =>
          Object.assign(main, {
            categories: categories.map((sub) => (sub.id === 9 ? { ...sub, name: 'C++' } : sub)),
          }),
        ),
        total: 2,
        page: 1,
        per_page: 200,
      }),
    },
  },
  play: async (context) => {
    const count = localize(context, { ar: /^دورة واحدة في/, en: /^1 course in/ });
    await expectLeftToRight(within(await context.canvas.findByText(count)).getByText('C++'));
  },
};

export const Empty: Story = {
  args: { handlers: { ...browseHandlers, listCourses: () => ({ courses: [], total: 0, page: 1, per_page: 12 }) } },
  play: async (context) => {
    const none = localize(context, { ar: 'لا توجد دورات', en: 'No courses found' });
    await expect(await context.canvas.findByText(none)).toBeVisible();
    await expect(context.canvas.queryByRole('button', { name: localize(context, textsByLanguage).all })).toBeNull();
  },
};

let isDown = true;
/** A failed list shows the error, and a retry loads it. */
export const Failed: Story = {
  args: {
    handlers: {
      ...browseHandlers,
      listCourses: (call) =>
        isDown
          ? new ProblemResponse(503, { code: 'unavailable', message: 'الخدمة غير متاحة الآن.' })
          : listCourses(call),
    },
  },
  beforeEach: () => {
    isDown = true;
  },
  play: async (context) => {
    const alert = within(await context.canvas.findByRole('alert'));
    await expect(alert.getByText('الخدمة غير متاحة الآن.')).toBeVisible();
    isDown = false;
    await context.userEvent.click(
      alert.getByRole('button', { name: localize(context, { ar: 'إعادة المحاولة', en: 'Try Again' }) }),
    );
    await waitFor(async () => expect(getCards(await findList(context))).toHaveLength(12));
  },
};

export const Loading: Story = {
  args: { handlers: { ...browseHandlers, listCourses: neverResolve } },
  play: async (context) => {
    await expect(await context.canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect((await findList(context)).queryByRole('article')).toBeNull();
  },
};

/** Offline only the loaded courses are searched, and a hint says so. Online again, the server is asked. */
export const Offline: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await waitFor(async () => expect(getCards(await findList(context))).toHaveLength(12));
    setOnline(false);
    try {
      await userEvent.type(canvas.getByRole('searchbox'), 'الوحدة 1');
      const loadedOnly = localize(context, {
        ar: 'دون اتصال بالإنترنت يشمل البحث الدورات المحمّلة فقط.',
        en: 'Without a connection only the courses loaded so far are searched.',
      });
      await expect(await canvas.findByText(loadedOnly)).toBeVisible();
      await userEvent.type(canvas.getByRole('searchbox'), '99');
      const section = canvas.getByRole('region', { name: localize(context, textsByLanguage).courses });
      await waitFor(() => expect(within(section).queryByRole('article')).toBeNull());
      await expect(await canvas.findByText(loadedOnly)).toBeVisible();
    } finally {
      setOnline(true);
    }
    // The server has responded, and has no match either.
    const asked = localize(context, {
      ar: 'يبحث هذا الحقل في بداية اسم الدورة.',
      en: 'The search looks at the beginning of course names.',
    });
    await expect(await canvas.findByText(asked, {}, slowLoadOptions)).toBeVisible();
  },
};

/** A render error in the list leaves the rest of the page intact. */
export const BrokenList: Story = {
  args: {
    handlers: { ...browseHandlers, listCourses: () => ({ courses: [null as never], total: 1, page: 1, per_page: 12 }) },
  },
  play: async (context) => {
    await expect(await context.canvas.findByRole('alert', {}, slowLoadOptions)).toBeVisible();
    await expect(context.canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
};
