import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { paths } from '../../paths.ts';
import { type ApiCall, neverResolve, ProblemResponse } from '../../shared/stories/fakeApi.ts';
import { people } from '../../shared/stories/Api.fixtures.ts';
import { findNoResultText, slowLoadOptions, renderPage, localize } from '../../shared/stories/page.tsx';
import { PageStory } from '../../shared/stories/PageStory.tsx';
import { prefetchPageData, MyQuizzesPage } from './MyQuizzesPage.tsx';

const result = (id: number, quiz_name: string, mark: number) => ({
  id,
  quiz_id: id,
  quiz_name,
  course_id: 12,
  course_name: 'الجبر للصف الأول الثانوي',
  course_slug: 'algebra-1',
  user_id: 41,
  user_name: 'منى السيد',
  mark,
  total: 10,
  best: 9,
  best_total: 12,
  attempts: 2,
  created_at: '2026-09-14T17:32:10.000Z',
});
const results = [result(9, 'اختبار الوحدة الأولى', 7), result(10, 'HTML5 و CSS', 10)];

/** Searches like the server. */
const list = fn(({ query }: ApiCall) => {
  const found = results.filter(({ quiz_name }) => quiz_name.includes(query['search'] ?? ''));
  return { quiz_results: found, total: found.length, page: 1, per_page: 200 };
});

const meta = {
  title: 'Pages/My quiz results',
  component: PageStory,
  tags: ['!autodocs', 'spec'],
  parameters: { controls: { disable: true } },
  args: {
    Page: MyQuizzesPage,
    prefetchPageData,
    area: 'dashboard/results',
    pattern: paths.myQuizzes.pattern,
    path: paths.myQuizzes.to(),
    user: people.student,
    handlers: { listUserQuizResults: list },
  },
  render: renderPage,
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Listed: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const caption = localize(context, { ar: 'نتائج اختباراتي، نتيجتان', en: 'My quiz results, 2 results' });
    await expect(await canvas.findByRole('region', { name: caption })).toHaveAttribute('tabindex', '0');
    const mark = localize(context, { ar: '7 من 10', en: '7 out of 10' });
    await expect(canvas.getByRole('row', { name: /اختبار الوحدة الأولى/ })).toHaveTextContent(mark);
    const best = localize(context, { ar: '9 من 12', en: '9 out of 12' });
    await expect(canvas.getByRole('row', { name: /اختبار الوحدة الأولى/ })).toHaveTextContent(best);
    await userEvent.type(canvas.getByRole('searchbox'), 'HTML5');
    await waitFor(() => expect(canvas.queryByText('اختبار الوحدة الأولى')).toBeNull());
    await userEvent.type(canvas.getByRole('searchbox'), ' zzz');
    await expect(await findNoResultText(canvas, context, 'HTML5 zzz')).toBeVisible();
  },
};

/** The marks as a chart and as a table. A single mark shows no chart. */
export const Progress: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const title = localize(context, { ar: 'درجاتك مع الوقت', en: 'Your marks over time' });
    const chart = await canvas.findByRole('figure', { name: title }, slowLoadOptions);
    const figure = within(chart);
    const summary = localize(context, {
      ar: 'من 100% في أول اختبار إلى 70% في آخر اختبار',
      en: 'From 100% in the first quiz to 70% in the last',
    });
    await expect(chart.querySelector('figcaption')).toBeVisible();
    await expect(chart.querySelector('figcaption')).toHaveTextContent(summary);
    await expect(figure.getByRole('img', { name: 'اختبار الوحدة الأولى: 70%' })).toBeInTheDocument();
    await userEvent.click(
      figure.getByRole('button', { name: localize(context, { ar: 'عرض في جدول', en: 'Show as a table' }) }),
    );
    await expect(figure.getByRole('row', { name: /HTML5/ })).toHaveTextContent('100%');
  },
};

export const OneResult: Story = {
  args: {
    handlers: { listUserQuizResults: () => ({ quiz_results: results.slice(0, 1), total: 1, page: 1, per_page: 200 }) },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /اختبار الوحدة الأولى/ })).toBeVisible();
    await expect(canvas.queryByRole('figure')).toBeNull();
  },
};

export const Empty: Story = {
  args: { handlers: { listUserQuizResults: () => ({ quiz_results: [], total: 0, page: 1, per_page: 200 }) } },
  play: async (context) => {
    const none = localize(context, { ar: 'لا توجد نتائج اختبارات', en: 'No quiz results found' });
    await expect(await context.canvas.findAllByText(none)).not.toHaveLength(0);
  },
};

export const Loading: Story = { args: { handlers: { listUserQuizResults: neverResolve } } };

export const Failed: Story = {
  args: {
    handlers: { listUserQuizResults: () => new ProblemResponse(503, { code: 'unavailable', message: 'Come back' }) },
  },
  play: async (context) => {
    await expect(await context.canvas.findByText('Come back', {}, slowLoadOptions)).toBeVisible();
  },
};
