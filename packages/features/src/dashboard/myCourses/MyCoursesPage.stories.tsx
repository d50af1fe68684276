import type { Schema } from '@fanous/api-client/client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { paths } from '../../paths.ts';
import { createDraftStore } from '../../shared/storage/drafts.ts';
import { neverResolve, ProblemResponse } from '../../shared/stories/fakeApi.ts';
import { buildCourseCard, otherCourses, people, startedCourse } from '../../shared/stories/Api.fixtures.ts';
import { findNoResultText, slowLoadOptions, renderPage, localize } from '../../shared/stories/page.tsx';
import { PageStory } from '../../shared/stories/PageStory.tsx';
import { prefetchPageData, MyCoursesPage } from './MyCoursesPage.tsx';

const courses = [buildCourseCard(), ...otherCourses];

const detail = (user: Schema<'User'>, own: Partial<Schema<'UserDetail'>>) => () => ({
  ...user,
  number_of_purchased_courses: own.purchased_courses?.length ?? 0,
  number_of_created_courses: own.created_courses?.length ?? 0,
  purchased_courses: [],
  created_courses: [],
  ...own,
});

const meta = {
  title: 'Pages/My courses',
  component: PageStory,
  tags: ['!autodocs', 'spec'],
  parameters: { controls: { disable: true } },
  args: {
    Page: MyCoursesPage,
    prefetchPageData,
    area: 'dashboard/myCourses',
    pattern: paths.myCourses.pattern,
    path: paths.myCourses.to(),
    user: people.student,
    handlers: { getUser: detail(people.student, { purchased_courses: courses }) },
  },
  render: renderPage,
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The search ignores Arabic spelling variants and matches anywhere in the name, and the teacher. */
export const Student: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const title = localize(context, { ar: 'الدورات المشترك فيها', en: 'Purchased courses' });
    await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeVisible();
    const list = within(canvas.getByRole('list', { name: localize(context, { ar: 'دوراتي', en: 'My courses' }) }));
    await expect(list.getAllByRole('listitem')).toHaveLength(3);
    // A purchased course shows no price.
    await expect(list.queryByText(localize(context, { ar: /جنيه|مجانًا/, en: /EGP|Free/ }))).toBeNull();
    await userEvent.type(canvas.getByRole('searchbox'), 'اصول النحو');
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
    await userEvent.type(canvas.getByRole('searchbox'), ' زززز');
    await expect(await findNoResultText(canvas, context, 'اصول النحو زززز')).toBeVisible();
  },
};

export const Teacher: Story = {
  args: {
    user: people.teacher,
    handlers: { getUser: detail(people.teacher, { created_courses: courses.slice(0, 2) }) },
  },
  play: async (context) => {
    const heading = localize(context, { ar: 'الدورات التي أنشأتها', en: 'Your created courses' });
    const { canvas } = context;
    await expect(await canvas.findByRole('heading', { level: 1, name: heading })).toBeVisible();
    const [first] = canvas.getAllByRole('article');
    const ways = within(first ?? canvas.getByRole('main'));
    const quizzes = localize(context, { ar: /^إضافة اختبارات/, en: /^Add quizzes/ });
    await expect(ways.getByRole('link', { name: quizzes })).toHaveAttribute(
      'href',
      '/dashboard/courses/12/quizzes/create',
    );
    const shown = localize(context, { ar: /^عرض الاختبارات/, en: /^Show quizzes/ });
    await expect(ways.getByRole('link', { name: shown })).toHaveAttribute('href', '/dashboard/courses/12/quizzes');
    const users = localize(context, { ar: /^المشتركون/, en: /^Subscribers/ });
    // The label is in the page language, the course name in its own.
    const title = ways.getByRole('heading', { level: 2 });
    const add = ways.getByRole('link', { name: quizzes });
    await expect(add).toHaveAccessibleName(`${add.textContent} ${title.textContent}`);
    await expect(add).toHaveAttribute('aria-labelledby', `${add.id} ${title.id}`);
    await expect(ways.getByRole('link', { name: users })).toHaveAttribute('href', '/dashboard/courses/users/12');
    await expect(ways.getByText(localize(context, { ar: '38 مشتركًا', en: '38 subscribers' }))).toBeVisible();
  },
};

/** The menu item “Quizzes” shows the same courses with their quizzes (decision 35). */
export const TeacherExams: Story = {
  args: {
    path: `${paths.myCourses.to()}?show=quizzes`,
    user: people.teacher,
    handlers: { getUser: detail(people.teacher, { created_courses: courses.slice(0, 2) }) },
  },
  play: async (context) => {
    const { canvas } = context;
    const title = localize(context, { ar: 'الاختبارات', en: 'Quizzes' });
    await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeVisible();
    const list = within(canvas.getByRole('list', { name: title }));
    await expect(list.getAllByRole('listitem')).toHaveLength(2);
    const subscribers = localize(context, { ar: /^المشتركون/, en: /^Subscribers/ });
    await expect(list.queryByRole('link', { name: subscribers })).toBeNull();
    const add = localize(context, { ar: /^إضافة اختبارات/, en: /^Add quizzes/ });
    await expect(list.getAllByRole('link', { name: add })).toHaveLength(2);
  },
};

/** The lesson where the student stopped, on any device, and how much of each course is done. */
export const Continue: Story = {
  args: {
    handlers: {
      getUser: detail(people.student, { purchased_courses: courses }),
      getMyProgress: () => ({ courses: [startedCourse] }),
    },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const label = localize(context, { ar: 'تابع من حيث توقفت', en: 'Continue where you left off' });
    const card = within((await canvas.findByText(label)).closest('article') ?? canvas.getByRole('main'));
    await expect(card.getByRole('link')).toHaveAttribute('href', '/single/algebra-1?video=102');
    await expect(card.getByText('حل المعادلة التربيعية')).toBeVisible();
    await expect(card.getByText(localize(context, { ar: '12:30 من 25:10', en: '12:30 of 25:10' }))).toBeVisible();
    const done = localize(context, { ar: 'أكملت 1 من 3 دروس', en: '1 of 3 lessons done' });
    await expect(card.getByRole('progressbar', { name: done })).toBeVisible();
    const list = within(canvas.getByRole('list', { name: localize(context, { ar: 'دوراتي', en: 'My courses' }) }));
    await expect(list.getAllByText(done)).toHaveLength(1);
    await userEvent.type(canvas.getByRole('searchbox'), 'الجبر');
    await waitFor(() => expect(canvas.queryByText(label)).toBeNull());
  },
};

/** The last opened course comes first and links to the last video. Hidden during a search. */
export const GoesOn: Story = {
  beforeEach: () => {
    createDraftStore(people.student.id).write('last-course', { slug: 'html-css', address: '/single/html-css?video=7' });
    return () => createDraftStore(people.student.id).remove('last-course');
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const label = localize(context, { ar: 'تابع من حيث توقفت', en: 'Continue where you left off' });
    const card = (await canvas.findByText(label)).closest('article');
    await expect(card?.querySelector('a')).toHaveAttribute('href', '/single/html-css?video=7');
    await userEvent.type(canvas.getByRole('searchbox'), 'الجبر');
    await waitFor(() => expect(canvas.queryByText(label)).toBeNull());
  },
};

/** The last opened course is not offered after all of its videos were watched. */
export const Finished: Story = {
  args: {
    handlers: {
      getUser: detail(people.student, { purchased_courses: courses }),
      getMyProgress: () => ({
        courses: [{ ...startedCourse, watched_count: 3, percent: 100, next_video: null }],
      }),
    },
  },
  beforeEach: () => {
    createDraftStore(people.student.id).write('last-course', { slug: 'algebra-1', address: '/single/algebra-1' });
    return () => createDraftStore(people.student.id).remove('last-course');
  },
  play: async (context) => {
    const { canvas } = context;
    const done = localize(context, { ar: 'أكملت 3 من 3 دروس', en: '3 of 3 lessons done' });
    await expect(await canvas.findByText(done)).toBeVisible();
    const label = localize(context, { ar: 'تابع من حيث توقفت', en: 'Continue where you left off' });
    await expect(canvas.queryByText(label)).toBeNull();
  },
};

export const Empty: Story = {
  args: { handlers: { getUser: detail(people.student, {}) } },
  play: async (context) => {
    const none = localize(context, { ar: 'لا توجد دورات', en: 'No courses found' });
    await expect(await context.canvas.findAllByText(none)).not.toHaveLength(0);
    await expect(context.canvas.queryByRole('searchbox')).toBeNull();
  },
};

export const Loading: Story = { args: { handlers: { getUser: neverResolve } } };

export const Failed: Story = {
  args: { handlers: { getUser: () => new ProblemResponse(503, { code: 'unavailable', message: 'Come back' }) } },
  play: async (context) => {
    await expect(await context.canvas.findByText('Come back', {}, slowLoadOptions)).toBeVisible();
  },
};
