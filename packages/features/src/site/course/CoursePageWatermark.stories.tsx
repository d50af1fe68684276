import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { paths } from '../../paths.ts';
import {
  buildCourseWithAccess,
  courseUnits,
  people,
  publicCourse,
  settings,
} from '../../shared/stories/Api.fixtures.ts';
import type { ApiHandlers } from '../../shared/stories/fakeApi.ts';
import { renderPage, slowLoadOptions } from '../../shared/stories/page.tsx';
import { PageStory } from '../../shared/stories/PageStory.tsx';
import { CoursePage, prefetchPageData } from './CoursePage.tsx';

const [freeId, paidId] = [101, 102];
const student = { ...people.student, phone: '01012345678' };

const handlers: ApiHandlers = {
  getPublicCourse: () => publicCourse,
  getSettings: () => ({ ...settings, video_watermark: 1 }),
  getCourseUnits: () => ({ ...courseUnits, units: [] }),
  getCourse: () => buildCourseWithAccess(true),
};
const toPath = (video: number) => paths.course.to({ slug: 'algebra-1' }, { video });

const meta = {
  title: 'Pages/Course with a watermark',
  component: PageStory,
  tags: ['!autodocs', 'spec'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: {
    Page: CoursePage,
    prefetchPageData,
    area: 'site/course',
    pattern: paths.course.pattern,
    path: toPath(paidId),
    user: student,
    handlers,
  },
  render: renderPage,
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const findFrame = (element: HTMLElement) =>
  waitFor(() => {
    const frame = element.querySelector('iframe');
    if (!frame) throw new Error('the video plays');
    return frame;
  }, slowLoadOptions);

/** The operator wants it: a paid video says who watches it. */
export const PaidVideo: Story = {
  play: async ({ canvas, canvasElement }) => {
    const frame = await findFrame(canvasElement);
    const end = await canvas.findByText('5678', {}, slowLoadOptions);
    await expect(end.parentElement).toHaveTextContent(`${student.name}5678`);
    await expect(frame.parentElement).toContainElement(end);
  },
};

/** The account has no phone number. */
export const WithoutAPhone: Story = {
  args: { user: { ...student, phone: null } },
  play: async ({ canvasElement }) => {
    const frame = await findFrame(canvasElement);
    await waitFor(() => expect(frame.parentElement).toHaveTextContent(student.name), slowLoadOptions);
    await expect(frame.parentElement).not.toHaveTextContent(/\d/);
  },
};

export const FreeVideo: Story = {
  args: { path: toPath(freeId) },
  play: async ({ canvas, canvasElement }) => {
    await findFrame(canvasElement);
    await expect(canvas.queryByText('5678')).toBeNull();
  },
};

/** Its videos are not paid. */
export const CourseWithoutAPrice: Story = {
  args: {
    handlers: {
      ...handlers,
      getPublicCourse: () => ({ ...publicCourse, price: 0 }),
      getCourse: () => ({ ...buildCourseWithAccess(true), price: 0 }),
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await findFrame(canvasElement);
    await expect(canvas.queryByText('5678')).toBeNull();
  },
};

/** The default. */
export const TurnedOff: Story = {
  args: { handlers: { ...handlers, getSettings: () => settings } },
  play: async ({ canvas, canvasElement }) => {
    await findFrame(canvasElement);
    await expect(canvas.queryByText('5678')).toBeNull();
  },
};
