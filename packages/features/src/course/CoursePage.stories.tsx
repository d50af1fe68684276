import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { paths } from '../paths.ts';
import { type Answers, never, Refusal } from '../shared/stories/fakeApi.ts';
import { courseFor, people, publicCourse, settings } from '../shared/stories/fixtures.ts';
import { elsewhere, late, openDialog, renderPage, said } from '../shared/stories/page.tsx';
import { PageStory } from '../shared/stories/PageStory.tsx';
import { CoursePage, load } from './CoursePage.tsx';

const forVisitors: Answers = { getPublicCourse: () => publicCourse, getSettings: () => settings };
const forOutsiders: Answers = { ...forVisitors, getCourse: () => courseFor(false) };
const forMembers: Answers = { ...forVisitors, getCourse: () => courseFor(true) };

const words = {
  ar: { list: 'قائمة الفيديوهات، منطقة قابلة للتمرير', subscribe: 'اشترك الآن', aside: 'الاشتراك' },
  en: { list: 'List of videos, scrollable', subscribe: 'Subscribe', aside: 'Subscription' },
};

const meta = {
  title: 'Pages/Course',
  component: PageStory,
  tags: ['!autodocs', 'spec'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: {
    Page: CoursePage,
    load,
    area: 'course',
    pattern: paths.course.pattern,
    at: paths.course.to({ slug: 'algebra-1' }),
    answers: forVisitors,
  },
  render: renderPage,
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SignedOut: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('الجبر للصف الأول الثانوي');
    const list = within(canvas.getByRole('region', { name: said(context, words).list }));
    await userEvent.click(list.getByRole('button', { name: /حل المعادلة التربيعية/ }));
    await expect(await elsewhere()).toBe(paths.login.to({ next: '/single/algebra-1?video=102' }));
  },
};

export const NotSubscribed: Story = {
  args: { user: people.student, answers: forOutsiders },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { list, subscribe, aside } = said(context, words);
    const videos = within(await canvas.findByRole('region', { name: list }));
    await userEvent.click(videos.getByRole('button', { name: /حل المعادلة التربيعية/ }));
    await expect(
      await canvas.findByText(said(context, { ar: /للمشتركين\. اشترك/, en: /is for subscribers/ })),
    ).toBeVisible();
    const card = within(canvas.getByRole('complementary', { name: aside }));
    const button = card.getByRole('button', { name: subscribe });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    const wallet = card.getByRole('link', { name: said(context, { ar: /محفظة إلكترونية/, en: /Mobile wallet/ }) });
    await expect(wallet).toHaveAttribute('href', '/vodaphone/algebra-1');
    const bank = said(context, { ar: /حساب بنكي أو بطاقة/, en: /Bank account or card/ });
    await userEvent.click(card.getByRole('button', { name: bank }));
    const dialog = await openDialog('alertdialog');
    const notice = said(context, {
      ar: 'سيتاح الدفع بالبطاقة والحساب البنكي خلال أيام. استخدم المحفظة الإلكترونية الآن',
      en: 'Card/bank payment will be available in a few days, use mobile wallet',
    });
    await expect(dialog.getByText(notice)).toBeVisible();
  },
};

export const CameBackToALockedVideo: Story = {
  args: { user: people.student, answers: forOutsiders, at: paths.course.to({ slug: 'algebra-1' }, { video: 102 }) },
  play: async (context) => {
    const why = said(context, { ar: /للمشتركين\. اشترك/, en: /is for subscribers/ });
    await expect(await context.canvas.findByText(why)).toBeVisible();
    await expect(context.canvas.queryByTitle(/حل المعادلة/)).toBeNull();
  },
};

export const Subscribed: Story = {
  args: { user: people.student, answers: forMembers, at: paths.course.to({ slug: 'algebra-1' }, { video: 102 }) },
  play: async (context) => {
    const frame = await context.canvas.findByTitle(/حل المعادلة التربيعية/);
    await expect(frame).toHaveAttribute(
      'src',
      '/demo/player/?video=lesson-102&autoplay=false&loop=false&muted=false&preload=true',
    );
    await expect(context.canvas.queryByRole('button', { name: said(context, words).subscribe })).toBeNull();
  },
};

/** Until it is known whether the course is theirs, nobody is offered it. */
export const NotYetKnown: Story = {
  args: { user: people.student, answers: { ...forVisitors, getCourse: never } },
  play: async (context) => {
    await context.canvas.findByRole('heading', { level: 1 });
    await expect(context.canvas.queryByRole('button', { name: said(context, words).subscribe })).toBeNull();
    await expect(
      context.canvas.queryByText(said(context, { ar: 'مقفل، اشترك للمشاهدة', en: 'Locked, subscribe to watch' })),
    ).toBeNull();
  },
};

export const Loading: Story = {
  args: { answers: { getPublicCourse: never, getSettings: never } },
  play: async (context) => {
    const region = await context.canvas.findByRole('region', {
      name: said(context, { ar: 'جارٍ تحميل الدورة', en: 'Loading the course' }),
    });
    await expect(region).toHaveAttribute('aria-busy', 'true');
  },
};

export const Failed: Story = {
  args: {
    answers: { ...forVisitors, getPublicCourse: () => new Refusal(503, { code: 'unavailable', message: 'Come back' }) },
  },
  play: async (context) => {
    await expect(await context.canvas.findByText('Come back', {}, late)).toBeVisible();
    const retry = said(context, { ar: 'إعادة المحاولة', en: 'Try Again' });
    await expect(context.canvas.getByRole('button', { name: retry })).toBeVisible();
  },
};
