import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { paths } from '../paths.ts';
import { type Call, never, Refusal } from '../shared/stories/fakeApi.ts';
import { courseCard, otherCourses, people } from '../shared/stories/fixtures.ts';
import { elsewhere, late, renderPage, said } from '../shared/stories/page.tsx';
import { PageStory } from '../shared/stories/PageStory.tsx';
import { CoursesPage } from './CoursesPage.tsx';

const courses = [courseCard(), ...otherCourses];

/** Answers a search as the server does. */
const list = fn(({ query }: Call) => {
  const found = courses.filter(({ name }) => name.includes(query['search'] ?? ''));
  return { courses: found, total: found.length, page: 1, per_page: 50 };
});

const meta = {
  title: 'Pages/Courses',
  component: PageStory,
  tags: ['!autodocs', 'spec'],
  parameters: { controls: { disable: true } },
  args: {
    Page: CoursesPage,
    area: 'courses',
    pattern: paths.courses.pattern,
    at: paths.courses.to(),
    user: people.admin,
    answers: { listCourses: list },
  },
  render: renderPage,
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Listed: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const caption = said(context, { ar: 'الدورات، 3 دورات', en: 'Courses, 3 courses' });
    await expect(await canvas.findByRole('region', { name: caption })).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox'), 'HTML5');
    await waitFor(() => expect(canvas.queryByText('الجبر للصف الأول الثانوي')).toBeNull());
    const add = said(context, {
      ar: 'إضافة مشترك: HTML5 و CSS للمبتدئين',
      en: 'Add subscriber: HTML5 و CSS للمبتدئين',
    });
    await userEvent.click(canvas.getByRole('link', { name: add }));
    await expect(await elsewhere()).toBe('/dashboard/courses/add-user/html-css');
  },
};

/** Sixty courses: the second page comes under the first. */
export const TwoPages: Story = {
  args: {
    answers: {
      listCourses: ({ query }) => {
        const page = Number(query['page'] ?? 1);
        const from = (page - 1) * 50;
        const rows = Array.from({ length: page === 1 ? 50 : 10 }, (_, at) =>
          courseCard({ id: from + at + 1, slug: `course-${from + at + 1}`, name: `الدورة ${from + at + 1}` }),
        );
        return { courses: rows, total: 60, page, per_page: 50 };
      },
    },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(51));
    const more = said(context, { ar: 'عرض المزيد', en: 'Show more' });
    await userEvent.click(canvas.getByRole('button', { name: more }));
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(61));
    await expect(canvas.queryByRole('button', { name: more })).toBeNull();
  },
};

export const Empty: Story = {
  args: { answers: { listCourses: () => ({ courses: [], total: 0, page: 1, per_page: 50 }) } },
  play: async (context) => {
    const none = said(context, { ar: 'لا توجد بيانات', en: 'No data found' });
    await expect(await context.canvas.findByText(none)).toBeVisible();
  },
};

export const Loading: Story = { args: { answers: { listCourses: never } } };

export const Failed: Story = {
  args: { answers: { listCourses: () => new Refusal(503, { code: 'unavailable', message: 'Come back' }) } },
  play: async (context) => {
    await expect(await context.canvas.findByText('Come back', {}, late)).toBeVisible();
  },
};
