import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { paths } from '../../paths.ts';
import {
  buildCourseWithAccess,
  courseProgress,
  courseUnits,
  people,
  publicCourse,
  settings,
} from '../../shared/stories/Api.fixtures.ts';
import type { ApiHandlers } from '../../shared/stories/fakeApi.ts';
import { localize, renderPage } from '../../shared/stories/page.tsx';
import { PageStory } from '../../shared/stories/PageStory.tsx';
import { CoursePage, prefetchPageData } from './CoursePage.tsx';

const durations: Record<number, number> = { 101: 600, 102: 1510, 103: 43_000 };
const withDurations = <Course extends { videos: { id: number }[] }>(course: Course): Course => ({
  ...course,
  videos: course.videos.map((video) => Object.assign({}, video, { duration: durations[video.id] })),
  videos_duration: 45_110,
});

const forVisitors: ApiHandlers = {
  getPublicCourse: () => withDurations(publicCourse),
  getSettings: () => settings,
};
const forMembers: ApiHandlers = {
  ...forVisitors,
  getCourse: () => withDurations(buildCourseWithAccess(true)),
  getCourseProgress: () => courseProgress,
  getCourseUnits: () => courseUnits,
};

const textsByLanguage = {
  ar: {
    hours: 'مدة الفيديوهات: 12 ساعة و32 دقيقة',
    content: 'محتوى الدورة',
    position: '12:30 من 25:10',
    firstUnit: /^الوحدة الأولى: المعادلات تم 1 من 1، 10:00$/,
  },
  en: {
    hours: '12 hours and 32 minutes of video',
    content: 'Course content',
    position: '12:30 of 25:10',
    firstUnit: /^الوحدة الأولى: المعادلات 1 of 1 done, 10:00$/,
  },
};

const meta = {
  title: 'Pages/Course with lengths',
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

/** Every video has its length, and the course its hours. */
export const SignedOut: Story = {
  play: async (context) => {
    const { canvas } = context;
    const texts = localize(context, textsByLanguage);
    await expect(await canvas.findByRole('button', { name: /مقدمة في المعادلات.*10:00$/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Quadratic formula.*11:56:40$/ })).toBeVisible();
    const content = within(canvas.getByRole('region', { name: texts.content }));
    await expect(content.getAllByRole('listitem')[0]).toHaveTextContent(texts.hours);
  },
};

/** The position takes the place of the length. Units have the length of their videos. */
export const SubscribedWithUnits: Story = {
  args: { user: people.student, handlers: forMembers, path: paths.course.to({ slug: 'algebra-1' }, { video: 102 }) },
  play: async (context) => {
    const { canvas } = context;
    const texts = localize(context, textsByLanguage);
    await expect(await canvas.findByText(texts.position)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: texts.firstUnit })).toBeVisible();
    await expect(canvas.getByText(texts.hours)).toBeVisible();
  },
};

/** The hours of a course would be wrong if one video is missing in them. */
export const OneLengthUnknown: Story = {
  args: {
    handlers: {
      ...forVisitors,
      getPublicCourse: () => {
        const course = withDurations(publicCourse);
        const videos = course.videos.map((video) => (video.id === 103 ? { ...video, duration: null } : video));
        return { ...course, videos, videos_duration: null };
      },
    },
  },
  play: async (context) => {
    const { canvas } = context;
    const texts = localize(context, textsByLanguage);
    await expect(await canvas.findByRole('button', { name: /مقدمة في المعادلات.*10:00$/ })).toBeVisible();
    const content = within(canvas.getByRole('region', { name: texts.content }));
    await expect(content.getAllByRole('listitem')[0]).toHaveTextContent('3');
  },
};
