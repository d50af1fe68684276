import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { paths } from '../../paths.ts';
import type { ApiHandlers } from '../../shared/stories/fakeApi.ts';
import {
  buildCourseWithAccess,
  courseProgress,
  courseUnits,
  people,
  publicCourse,
  settings,
} from '../../shared/stories/Api.fixtures.ts';
import { findCurrentPath, localize, renderPage, slowLoadOptions } from '../../shared/stories/page.tsx';
import { PageStory } from '../../shared/stories/PageStory.tsx';
import { CoursePage, prefetchPageData } from './CoursePage.tsx';

const forVisitors: ApiHandlers = {
  getPublicCourse: () => publicCourse,
  getSettings: () => settings,
  getCourseUnits: () => courseUnits,
};
const forMembers: ApiHandlers = {
  ...forVisitors,
  getCourse: () => buildCourseWithAccess(true),
  getCourseProgress: () => courseProgress,
};

const textsByLanguage = {
  ar: {
    list: 'قائمة الوحدات، منطقة قابلة للتمرير',
    done: 'تم 1 من 1',
    mark: /درجتك: 2 من 3/,
    other: /^فيديوهات أخرى/,
    records: /^التسجيلات/,
    files: /^ملفات الدورة/,
    quizzes: /^الاختبارات الإلكترونية/,
    locked: /مقفل، للمشتركين/,
  },
  en: {
    list: 'List of units, scrollable',
    done: '1 of 1 done',
    mark: /Your mark: 2 out of 3/,
    other: /^Other videos/,
    records: /^Recordings/,
    files: /^Course files/,
    quizzes: /^Electronic quizzes/,
    locked: /Locked, for subscribers/,
  },
};

const meta = {
  title: 'Pages/Course with units',
  component: PageStory,
  tags: ['!autodocs', 'spec'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: {
    Page: CoursePage,
    prefetchPageData,
    area: 'site/course',
    pattern: paths.course.pattern,
    path: paths.course.to({ slug: 'algebra-1' }),
    handlers: forVisitors,
  },
  render: renderPage,
} satisfies Meta<typeof PageStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Titles are shown, and pressing a locked item leads to the sign-in page and back to it. Only the rest has sections. */
export const SignedOut: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const texts = localize(context, textsByLanguage);
    const list = within(await canvas.findByRole('region', { name: texts.list }));
    await expect(canvas.queryByRole('heading', { name: texts.files })).toBeNull();
    await expect(canvas.queryByRole('heading', { name: texts.quizzes })).toBeNull();
    await expect(canvas.getAllByRole('heading', { name: texts.records })[0]).toBeVisible();
    await userEvent.click(list.getByRole('button', { name: texts.other }));
    await expect(list.getByRole('button', { name: /Quadratic formula/ })).toBeVisible();
    await userEvent.click(list.getByRole('button', { name: /مذكرة الوحدة الأولى/ }));
    await expect(await findCurrentPath()).toBe(paths.login.to({ next: '/single/algebra-1?file=21' }));
  },
};

/** The unit of the video is open. Units say what is done, quizzes their mark. */
export const Subscribed: Story = {
  args: { user: people.student, handlers: forMembers, path: paths.course.to({ slug: 'algebra-1' }, { video: 102 }) },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const texts = localize(context, textsByLanguage);
    const list = within(await canvas.findByRole('region', { name: texts.list }));
    await expect(await canvas.findByTitle(/حل المعادلة التربيعية/)).toBeVisible();
    await expect(list.getByRole('button', { name: /حل المعادلة التربيعية/ })).toHaveAttribute('aria-current', 'true');
    const quiz = list.getByRole('link', { name: texts.mark });
    await expect(quiz).toHaveAttribute('href', '/single/12/Quiz/9');
    await expect(await list.findByText(texts.done)).toBeVisible();
    const [first] = list.getAllByRole('button', { expanded: false });
    await userEvent.click(first!);
    await expect(list.getByRole('button', { name: /مقدمة في المعادلات/ })).toBeVisible();
  },
};

/** A playable recording of a unit plays where videos play. */
export const ARecordingPlays: Story = {
  args: {
    user: people.student,
    handlers: {
      ...forMembers,
      getCourseUnits: () => ({
        ...courseUnits,
        units: [{ title: 'المراجعة', items: [{ kind: 'record', id: 31 }] }],
      }),
      getRecord: () => ({
        id: 31,
        course_id: 12,
        title: 'مراجعة ليلة الامتحان',
        is_home: 0,
        is_revision: 1,
        is_locked: 0,
        record_type: null,
        record_url: null,
        url: null,
        website_url: 'night-before',
        created_at: publicCourse.created_at,
      }),
    },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const list = within(await canvas.findByRole('region', { name: localize(context, textsByLanguage).list }));
    await userEvent.click(list.getByRole('button', { name: /مراجعة ليلة الامتحان/ }));
    await expect(await canvas.findByTitle(/مراجعة ليلة الامتحان/, {}, slowLoadOptions)).toBeVisible();
    await expect(list.getByRole('button', { name: /مراجعة ليلة الامتحان/ })).toHaveAttribute('aria-current', 'true');
  },
};
