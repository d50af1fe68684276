import type { GetOverviewResult } from '@fanous/api-client/generated/staffQueries.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { paths } from '../../paths.ts';
import { neverResolve, ProblemResponse } from '../../shared/stories/fakeApi.ts';
import { people } from '../../shared/stories/Api.fixtures.ts';
import { slowLoadOptions, renderPage, localize } from '../../shared/stories/page.tsx';
import { PageStory } from '../../shared/stories/PageStory.tsx';
import { prefetchPageData, OverviewPage } from './OverviewPage.tsx';

type Course = GetOverviewResult['courses'][number];

const course = (id: number, name: string, own: Partial<Course> = {}): Course => ({
  id,
  name,
  slug: `course-${id}`,
  image: null,
  image_small: null,
  users_count: 38,
  ...own,
});
const months = Array.from({ length: 12 }, (_, at) => ({
  month: `2026-${String(at + 1).padStart(2, '0')}`,
  subscribers_count: at * 3,
  courses_count: at % 3,
}));

const marks = { quiz_results_count: 20, average_mark: 71.5, marks_spread: [1, 2, 4, 8, 5], value: 9500 };
const own: GetOverviewResult = {
  scope: 'own',
  totals: { courses_count: 2, subscribers_count: 76, ...marks },
  months,
  courses: [
    course(12, 'الجبر للصف الأول الثانوي', marks),
    course(13, 'HTML5 و CSS للمبتدئين', {
      ...marks,
      average_mark: null,
      quiz_results_count: 0,
      marks_spread: [0, 0, 0, 0, 0],
    }),
  ],
};
const platform: GetOverviewResult = {
  scope: 'platform',
  totals: {
    courses_count: 12,
    subscribers_count: 240,
    users_count: 90,
    students_count: 80,
    teachers_count: 8,
    ...marks,
  },
  months,
  courses: own.courses,
};
const { courses_count, subscribers_count, students_count, teachers_count } = platform.totals;
const limited: GetOverviewResult = {
  ...platform,
  totals: {
    courses_count,
    subscribers_count,
    ...(students_count !== undefined && { students_count }),
    ...(teachers_count !== undefined && { teachers_count }),
  },
  courses: [course(12, 'الجبر للصف الأول الثانوي')],
};

const textsByLanguage = {
  ar: {
    title: 'نظرة عامة',
    perMonth: 'الاشتراكات الجديدة في كل شهر',
    coursesPerMonth: 'الدورات الجديدة في كل شهر',
    december: 'ديسمبر 2026: 33 اشتراكًا',
    decemberRow: /ديسمبر 2026/,
    subscriptions: '33 اشتراكًا',
    asTable: 'عرض في جدول',
    perCourse: 'متوسط الدرجات في كل دورة',
    highest: 'أعلى متوسط 71.5%، في الجبر للصف الأول الثانوي',
    averageMark: 'متوسط الدرجات',
    distribution: 'توزيع الدرجات',
    lowestFifth: 'من 0% إلى 20%: الجبر للصف الأول الثانوي نتيجة واحدة، HTML5 و CSS للمبتدئين 3 نتائج، النتائج 4 نتائج',
    quizzes: 'عرض الاختبارات: الجبر للصف الأول الثانوي',
    none: 'لا توجد نتائج اختبارات',
    noCourses: 'لا توجد دورات',
  },
  en: {
    title: 'Overview',
    perMonth: 'New subscriptions each month',
    coursesPerMonth: 'New courses each month',
    december: 'December 2026: 33 subscriptions',
    decemberRow: /December 2026/,
    subscriptions: '33 subscriptions',
    asTable: 'Show as a table',
    perCourse: 'Average mark of each course',
    highest: 'The highest is 71.5%, in الجبر للصف الأول الثانوي',
    averageMark: 'Average mark',
    distribution: 'Distribution of marks',
    lowestFifth: 'From 0% to 20%: الجبر للصف الأول الثانوي 1 result, HTML5 و CSS للمبتدئين 3 results, Results 4 results',
    quizzes: 'Show quizzes: الجبر للصف الأول الثانوي',
    none: 'No quiz results found',
    noCourses: 'No courses found',
  },
};

const meta = {
  title: 'Pages/Overview',
  component: PageStory,
  tags: ['!autodocs', 'spec'],
  parameters: { controls: { disable: true } },
  args: {
    Page: OverviewPage,
    prefetchPageData,
    area: 'dashboard/overview',
    pattern: paths.overview.pattern,
    path: paths.overview.to(),
    user: people.admin,
    handlers: { getOverview: () => platform },
  },
  render: renderPage,
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Subscriptions and courses over time. Each chart has a table. */
export const Admin: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const texts = localize(context, textsByLanguage);
    await expect(await canvas.findByRole('heading', { level: 1, name: texts.title })).toBeVisible();
    const picture = within(await canvas.findByRole('figure', { name: texts.perMonth }, slowLoadOptions));
    await expect(picture.getByRole('img', { name: texts.december })).toBeVisible();
    await userEvent.click(picture.getByRole('button', { name: texts.asTable }));
    await expect(picture.getByRole('row', { name: texts.decemberRow })).toHaveTextContent(texts.subscriptions);
    await expect(canvas.getByRole('figure', { name: texts.coursesPerMonth })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: texts.quizzes })).toBeNull();
  },
};

/** Limited admins get no marks, and their cards are left out. */
export const LimitedAdmin: Story = {
  args: { user: { ...people.admin, is_limited: 1 }, handlers: { getOverview: () => limited } },
  play: async (context) => {
    const { canvas } = context;
    const texts = localize(context, textsByLanguage);
    await expect(await canvas.findByRole('figure', { name: texts.perMonth }, slowLoadOptions)).toBeVisible();
    await expect(canvas.queryByText(texts.averageMark)).toBeNull();
  },
};

/** The results of the teacher’s courses, with links to their quizzes. */
export const Teacher: Story = {
  args: { user: people.teacher, handlers: { getOverview: () => own } },
  play: async (context) => {
    const { canvas } = context;
    const texts = localize(context, textsByLanguage);
    const picture = await canvas.findByRole('figure', { name: texts.perCourse }, slowLoadOptions);
    await expect(picture.querySelector('figcaption')).toBeVisible();
    await expect(picture.querySelector('figcaption')).toHaveTextContent(texts.highest);
    await expect(canvas.queryByRole('figure', { name: texts.perMonth })).toBeNull();
    // The bars have numbers instead of names, and so do the rows.
    const second = canvas.getByRole('row', { name: /^2 HTML5/ });
    await expect(within(second).getByRole('rowheader', { name: own.courses[1]?.name })).toBeVisible();
    await expect(canvas.getByRole('link', { name: texts.quizzes })).toHaveAttribute(
      'href',
      '/dashboard/courses/12/quizzes',
    );
  },
};

/** The distribution of marks shows the courses, because there are only a few. */
export const TeacherOfTwoCourses: Story = {
  args: {
    user: people.teacher,
    handlers: {
      getOverview: () => ({
        ...own,
        totals: { ...own.totals, marks_spread: [4, 4, 4, 8, 5] },
        courses: [
          course(12, 'الجبر للصف الأول الثانوي', marks),
          course(13, 'HTML5 و CSS للمبتدئين', { marks_spread: [3, 2, 0, 0, 0] }),
        ],
      }),
    },
  },
  play: async (context) => {
    const { canvas } = context;
    const texts = localize(context, textsByLanguage);
    const picture = within(await canvas.findByRole('figure', { name: texts.distribution }, slowLoadOptions));
    await expect(picture.getAllByRole('img')).toHaveLength(5);
    await expect(picture.getByRole('img', { name: texts.lowestFifth })).toBeVisible();
  },
};

export const NewTeacher: Story = {
  args: {
    user: people.teacher,
    handlers: {
      getOverview: () => ({
        scope: 'own',
        totals: {
          courses_count: 0,
          subscribers_count: 0,
          quiz_results_count: 0,
          average_mark: null,
          marks_spread: [0, 0, 0, 0, 0],
          value: 0,
        },
        months,
        courses: [],
      }),
    },
  },
  play: async (context) => {
    const { canvas } = context;
    const texts = localize(context, textsByLanguage);
    await expect(await canvas.findAllByText(texts.none, {}, slowLoadOptions)).toHaveLength(2);
    await expect(canvas.getByText(texts.noCourses)).toBeVisible();
  },
};

export const Loading: Story = { args: { handlers: { getOverview: neverResolve } } };

export const Failed: Story = {
  args: { handlers: { getOverview: () => new ProblemResponse(503, { code: 'unavailable', message: 'Come back' }) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Come back', {}, slowLoadOptions)).toBeVisible();
  },
};
