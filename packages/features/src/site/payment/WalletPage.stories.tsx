import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { paths } from '../../paths.ts';
import { neverResolve } from '../../shared/stories/fakeApi.ts';
import { buildCourseWithAccess, people, publicCourse, settings } from '../../shared/stories/Api.fixtures.ts';
import { renderPage, localize } from '../../shared/stories/page.tsx';
import { PageStory } from '../../shared/stories/PageStory.tsx';
import { prefetchPageData, WalletPage } from './WalletPage.tsx';

const meta = {
  title: 'Pages/Wallet',
  component: PageStory,
  tags: ['!autodocs', 'spec'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: {
    Page: WalletPage,
    prefetchPageData,
    area: 'site/payment',
    pattern: paths.wallet.pattern,
    path: paths.wallet.to({ slug: 'algebra-1' }),
    handlers: { getPublicCourse: () => publicCourse, getSettings: () => settings },
  },
  render: renderPage,
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SignedOut: Story = {
  play: async (context) => {
    const { canvas } = context;
    const steps = await canvas.findAllByRole('listitem');
    await expect(steps).toHaveLength(4);
    await expect(steps[0]).toHaveTextContent(
      localize(context, { ar: 'حوّل المبلغ (250 جنيهًا) إلى رقم المحفظة', en: 'Pay EGP 250 to the wallet number' }),
    );
    const create = localize(context, { ar: 'إنشاء حساب', en: 'Create account' });
    await expect(canvas.getByRole('link', { name: create })).toHaveAttribute(
      'href',
      '/signup?next=%2Fvodaphone%2Falgebra-1',
    );
  },
};

/** The message contains the details of the signed-in user. */
export const SignedIn: Story = {
  args: {
    user: people.student,
    handlers: {
      getPublicCourse: () => publicCourse,
      getSettings: () => settings,
      getCourse: () => buildCourseWithAccess(false),
    },
  },
  play: async (context) => {
    const link = await context.canvas.findByRole('link', { name: localize(context, { ar: /واتساب/, en: /WhatsApp/ }) });
    const message = new URL(link.getAttribute('href') ?? '').searchParams.get('text');
    for (const part of ['الجبر للصف الأول الثانوي', 'منى السيد', '01012345678', 'mona@example.com'])
      await expect(message).toContain(part);
  },
};

/** Users cannot add a course themselves, not even a free one: they request it. */
export const Free: Story = {
  args: { handlers: { getPublicCourse: () => ({ ...publicCourse, price: 0 }), getSettings: () => settings } },
  play: async (context) => {
    const title = localize(context, { ar: 'الاشتراك في الدورة مجانًا', en: 'Get this course for free' });
    await expect(await context.canvas.findByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(context.canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

/** Users who have the course read that, and get a link to it instead of the steps. */
export const HasTheCourse: Story = {
  args: {
    user: people.student,
    handlers: {
      getPublicCourse: () => publicCourse,
      getSettings: () => settings,
      getCourse: () => buildCourseWithAccess(true),
    },
  },
  play: async (context) => {
    const { canvas } = context;
    const title = localize(context, { ar: 'الدورة ضمن دوراتك', en: 'You have this course' });
    await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeVisible();
    const open = localize(context, { ar: 'فتح الدورة', en: 'Open the course' });
    await expect(canvas.getByRole('link', { name: open })).toHaveAttribute('href', '/single/algebra-1');
    await expect(canvas.queryByText(localize(context, { ar: 'سعر الدورة', en: 'Course price' }))).toBeNull();
    await expect(canvas.queryAllByRole('listitem')).toEqual([]);
  },
};

/** Until it is known whether the user has the course, no price is shown. */
export const NotYetKnown: Story = {
  args: {
    user: people.student,
    handlers: { getPublicCourse: () => publicCourse, getSettings: () => settings, getCourse: neverResolve },
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('main');
    await expect(canvasElement.querySelector('[aria-busy]')).toBeVisible();
    await expect(canvas.queryAllByRole('listitem')).toEqual([]);
  },
};
