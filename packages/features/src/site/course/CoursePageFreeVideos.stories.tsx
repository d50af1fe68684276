import type { GetPublicVideoResult } from '@fanous/api-client/generated/queries.ts';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { paths } from '../../paths.ts';
import { type ApiHandlers, failOffline, ProblemResponse } from '../../shared/stories/fakeApi.ts';
import { courseUnits, publicCourse, settings } from '../../shared/stories/Api.fixtures.ts';
import { findCurrentPath, localize, renderPage, slowLoadOptions } from '../../shared/stories/page.tsx';
import { PageStory } from '../../shared/stories/PageStory.tsx';
import { CoursePage, prefetchPageData } from './CoursePage.tsx';

const video: GetPublicVideoResult = {
  id: 101,
  course_id: 12,
  title: 'مقدمة في المعادلات',
  is_free: 1,
  is_locked: 0,
  url: 'lesson-101',
  website_url: 'lesson-101',
  created_at: publicCourse.created_at,
};
const uploadedVideo: GetPublicVideoResult = {
  ...video,
  url: null,
  website_url: null,
  video_type: 'video/mp4',
  video_url: '/media/videos/lesson.mp4?exp=1',
};
const freeTitle = /مقدمة في المعادلات/;
const paidTitle = /حل المعادلة التربيعية/;

const forVisitors: ApiHandlers = {
  getPublicCourse: () => publicCourse,
  getSettings: () => ({ ...settings, free_videos_without_account: 1 }),
  getCourseUnits: () => ({ ...courseUnits, units: [] }),
  getPublicVideo: () => video,
};

const meta = {
  title: 'Pages/Course with free videos',
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

async function pressVideo(context: StoryContext, name: RegExp): Promise<void> {
  const listName = localize(context, { ar: 'قائمة الفيديوهات، منطقة قابلة للتمرير', en: 'List of videos, scrollable' });
  const list = within(await context.canvas.findByRole('region', { name: listName }, slowLoadOptions));
  await context.userEvent.click(list.getByRole('button', { name }));
}

/** The operator allows it: a visitor watches a free video on the page. */
export const PlaysForAVisitor: Story = {
  play: async (context) => {
    await pressVideo(context, freeTitle);
    const frame = await context.canvas.findByTitle(freeTitle);
    await expect(frame).toHaveAttribute('src', expect.stringMatching(/^\/demo\/player\/\?video=lesson-101&/));
    await waitFor(() => expect(context.canvas.getByRole('heading', { level: 2, name: freeTitle })).toHaveFocus());
  },
};

/** The file of a video plays from its signed link. */
export const AnUploadedFile: Story = {
  args: {
    handlers: { ...forVisitors, getPublicVideo: () => uploadedVideo },
    path: paths.course.to({ slug: 'algebra-1' }, { video: 101 }),
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('region', { name: /مقدمة في المعادلات – (مشغّل الفيديو|video player)/ }, slowLoadOptions);
    await waitFor(() =>
      expect(canvasElement.querySelector('video')).toHaveAttribute('src', '/media/videos/lesson.mp4?exp=1'),
    );
  },
};

/** Videos for subscribers still lead to the sign-in page. */
export const ALockedVideo: Story = {
  play: async (context) => {
    await pressVideo(context, paidTitle);
    await expect(await findCurrentPath()).toBe(paths.login.to({ next: '/single/algebra-1?video=102' }));
  },
};

/** The operator does not allow it, which is the default. */
export const NotAllowed: Story = {
  args: { handlers: { ...forVisitors, getSettings: () => settings } },
  play: async (context) => {
    await pressVideo(context, freeTitle);
    await expect(await findCurrentPath()).toBe(paths.login.to({ next: '/single/algebra-1?video=101' }));
  },
};

/** The video did not load: the page says why. */
export const Failed: Story = {
  args: {
    handlers: {
      ...forVisitors,
      getPublicVideo: () => new ProblemResponse(403, { code: 'locked', message: 'Not free any more' }),
    },
  },
  play: async (context) => {
    await pressVideo(context, freeTitle);
    await expect(await context.canvas.findByText('Not free any more', {}, slowLoadOptions)).toBeVisible();
    await expect(context.canvas.queryByTitle(freeTitle)).toBeNull();
  },
};

/** Without a network the visitor can try again. */
export const Unreachable: Story = {
  args: { handlers: { ...forVisitors, getPublicVideo: failOffline } },
  play: async (context) => {
    await pressVideo(context, freeTitle);
    const retry = localize(context, { ar: 'إعادة المحاولة', en: 'Try Again' });
    await expect(await context.canvas.findByRole('button', { name: retry }, slowLoadOptions)).toBeVisible();
  },
};
