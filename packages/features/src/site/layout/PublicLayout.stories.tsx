import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { paths } from '../../paths.ts';
import { ProblemResponse } from '../../shared/stories/fakeApi.ts';
import { people, settings } from '../../shared/stories/Api.fixtures.ts';
import {
  createNotificationListHandler,
  notifications,
  createEventStream,
} from '../../shared/stories/Notifications.fixtures.ts';
import { findCurrentPath, slowLoadOptions, findOpenDialog, renderPage, localize } from '../../shared/stories/page.tsx';
import { PageStory, type PageStoryProps } from '../../shared/stories/PageStory.tsx';
import { prefetchPageData, PublicLayout } from './PublicLayout.tsx';

const textsByLanguage = {
  ar: {
    login: 'تسجيل الدخول',
    account: 'الحساب',
    logout: 'تسجيل الخروج',
    contact: 'تواصل معنا',
    nav: 'التنقل الرئيسي',
  },
  en: { login: 'Log in', account: 'Account', logout: 'Log out', contact: 'Contact us', nav: 'Main navigation' },
};
const bell = {
  ar: {
    none: 'الإشعارات، لا توجد إشعارات جديدة',
    one: 'الإشعارات، إشعار جديد واحد',
    two: 'الإشعارات، إشعاران جديدان',
    list: 'الإشعارات',
    all: 'تعليم الكل مقروءًا',
    text: 'أُضيف فيديو «حل المعادلة التربيعية» إلى دورة «الجبر للصف الأول الثانوي»',
    empty: 'لا توجد إشعارات جديدة',
    retry: 'إعادة المحاولة',
  },
  en: {
    none: 'Notifications, No new notifications',
    one: 'Notifications, 1 new notification',
    two: 'Notifications, 2 new notifications',
    list: 'Notifications',
    all: 'Mark all as read',
    text: 'The video “حل المعادلة التربيعية” was added to الجبر للصف الأول الثانوي',
    empty: 'No new notifications',
    retry: 'Try Again',
  },
};

const meta = {
  title: 'Pages/Public layout',
  component: PageStory,
  tags: ['!autodocs', 'spec'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: {
    Page: PublicLayout,
    prefetchPageData,
    hasMain: true,
    area: 'site/layout',
    pattern: paths.categories.pattern,
    path: paths.categories.to(),
    handlers: {
      getSettings: () => settings,
      logout: () => new ProblemResponse(503, { code: 'unavailable', message: '' }),
    },
  },
  render: renderPage,
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The sign-in link returns to the current page (decision 34). */
export const SignedOut: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { login, nav } = localize(context, textsByLanguage);
    const header = within(await canvas.findByRole('banner'));
    const current = header.getByRole('navigation', { name: nav }).querySelector('[aria-current="page"]');
    await expect(current).toHaveTextContent(localize(context, { ar: 'الأقسام', en: 'Categories' }));
    await userEvent.click(header.getByRole('link', { name: login }));
    await expect(await findCurrentPath()).toBe('/login?next=%2Fcategories');
  },
};

/** Signing out works on this device even if the request fails (spec §4). */
export const SignedIn: Story = {
  args: { user: people.student },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { account, logout } = localize(context, textsByLanguage);
    await userEvent.click(await canvas.findByRole('button', { name: account }, slowLoadOptions));
    const menu = within(await screen.findByRole('menu'));
    await waitFor(() => expect(menu.getByText('منى السيد')).toBeVisible());
    await userEvent.click(menu.getByRole('menuitem', { name: logout }));
    await expect(await findCurrentPath()).toBe('/login');
  },
};

/** The footer of every visitor (spec §2): site links, social networks, contacts. */
export const FooterLinks: Story = {
  play: async (context) => {
    const foot = within(await context.canvas.findByRole('contentinfo'));
    const texts = localize(context, {
      ar: { group: 'عن فانوس', about: 'من نحن', rules: 'سياسة الاستخدام', privacy: 'سياسة الخصوصية' },
      en: { group: 'About Fanous', about: 'About us', rules: 'Usage policy', privacy: 'Privacy policy' },
    });
    const group = within(foot.getByRole('navigation', { name: texts.group }));
    await expect(group.getByRole('link', { name: texts.about })).toHaveAttribute('href', '/about-us');
    await expect(group.getByRole('link', { name: texts.rules })).toHaveAttribute('href', '/rules');
    await expect(group.getByRole('link', { name: texts.privacy })).toHaveAttribute('href', '/privacy');
    await expect(await foot.findByText(settings.contacts.email)).toBeVisible();
    const networks = foot.getAllByRole('link').filter((link) => link.getAttribute('target') === '_blank');
    await expect(networks).toHaveLength(settings.social_links.length);
  },
};

/** The drawer of narrow screens: account links and the app. Closing it returns the focus. */
export const SideMenu: Story = {
  args: {
    handlers: {
      getSettings: () => ({
        ...settings,
        app_download: { url: 'https://files.example.com/fanous.apk', size: 18_874_368 },
      }),
    },
  },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async (context) => {
    const texts = localize(context, {
      ar: {
        open: 'فتح القائمة',
        close: 'إغلاق',
        side: 'القائمة الجانبية',
        login: 'تسجيل الدخول',
        signup: 'إنشاء حساب',
        app: /حمّل التطبيق/,
      },
      en: {
        open: 'Open menu',
        close: 'Close',
        side: 'Side menu',
        login: 'Log in',
        signup: 'Create account',
        app: /Download the app/,
      },
    });
    const button = await context.canvas.findByRole('button', { name: texts.open });
    await context.userEvent.click(button);
    const drawer = await findOpenDialog('dialog');
    await expect(screen.getByRole('dialog', { name: texts.side })).toBeVisible();
    await expect(drawer.getByRole('link', { name: texts.login })).toHaveAttribute('href', '/login');
    await expect(drawer.getByRole('link', { name: texts.signup })).toHaveAttribute('href', '/signup');
    await expect(drawer.getByRole('link', { name: texts.app })).toHaveAttribute('target', '_blank');
    await context.userEvent.click(drawer.getByRole('button', { name: texts.close }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // React Aria returns it one frame later.
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** If visitors may play free videos, the announcement does not ask for an account. */
export const FreeVideosWithoutAnAccount: Story = {
  args: { handlers: { getSettings: () => ({ ...settings, free_videos_without_account: 1 }) } },
  play: async (context) => {
    const { allowed, usual } = localize(context, {
      ar: { allowed: /^الفيديوهات المجانية لا تحتاج إلى حساب/, usual: /فور إنشاء حسابك/ },
      en: { allowed: /^Free videos need no account/, usual: /as soon as you create an account/ },
    });
    await expect((await context.canvas.findAllByText(allowed))[0]).toBeInTheDocument();
    await expect(context.canvas.queryByText(usual)).toBeNull();
  },
};

/** With the content guard, the context menu is blocked except in text fields. */
export const GuardedContent: Story = {
  args: { handlers: { getSettings: () => ({ ...settings, content_guard: 1 }) } },
  play: async (context) => {
    const contact = within(
      await context.canvas.findByRole('region', { name: localize(context, textsByLanguage).contact }),
    );
    await expect(await contact.findByText(settings.contacts.phone)).toBeVisible();
    const rightClick = (target: Element) =>
      target.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true, button: 2 }));
    await waitFor(() => expect(rightClick(document.body)).toBe(false));
    const field = document.body.appendChild(document.createElement('input'));
    await expect(rightClick(field)).toBe(true);
    field.remove();
    const key = (code: string, keys: KeyboardEventInit = {}) =>
      document.body.dispatchEvent(new KeyboardEvent('keydown', { code, bubbles: true, cancelable: true, ...keys }));
    await expect(key('F12')).toBe(false);
    await expect(key('KeyU', { ctrlKey: true })).toBe(false);
    await expect(key('KeyI', { ctrlKey: true, shiftKey: true })).toBe(false);
    await expect(key('KeyU')).toBe(true);
    await expect(key('ContextMenu')).toBe(true);
  },
};

const openPanel = async (context: Parameters<NonNullable<Story['play']>>[0], name: string) => {
  await context.userEvent.click(await context.canvas.findByRole('button', { name }, slowLoadOptions));
  return findOpenDialog('dialog');
};

const readNotificationsSpy = fn<(body: unknown) => void>();
const notificationArgs = {
  user: people.student,
  handlers: {
    getSettings: () => settings,
    streamNotifications: createEventStream(
      ['unread', { unread_count: 1 }],
      ['notification', { ...notifications[0], unread_count: 2 }],
    ),
    listNotifications: createNotificationListHandler(notifications, 2),
    readNotifications: ({ body }) => {
      readNotificationsSpy(body);
      return { unread_count: 0 };
    },
  },
} satisfies Partial<PageStoryProps>;

/** Shows the note of `index.html`, as the server does when it cannot update a page. */
function showOutdatedNote(): () => void {
  const note = document.createElement('p');
  note.id = 'outdated';
  note.role = 'status';
  note.textContent = 'تعذّر تحديث الصفحة الآن.';
  document.body.append(note);
  return () => note.remove();
}

const loadSettings = fn<() => typeof settings | ProblemResponse>();

/** The note about an outdated page goes when the data of the page could be loaded again. */
export const OutdatedPage: Story = {
  args: { handlers: { getSettings: loadSettings } },
  beforeEach: () => {
    loadSettings.mockReset().mockReturnValue(settings);
    return showOutdatedNote();
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('banner');
    await waitFor(() => expect(document.getElementById('outdated')).not.toBeVisible(), slowLoadOptions);
    await expect(loadSettings.mock.calls.length).toBeGreaterThan(1);
  },
};

/** While the data cannot be loaded, the note stays, and so does the page. */
export const StillOutdatedPage: Story = {
  args: { handlers: { getSettings: loadSettings } },
  beforeEach: () => {
    loadSettings
      .mockReset()
      .mockReturnValue(new ProblemResponse(503, { code: 'unavailable', message: '' }))
      .mockReturnValueOnce(settings);
    return showOutdatedNote();
  },
  play: async ({ canvas }) => {
    const header = await canvas.findByRole('banner');
    await waitFor(() => expect(loadSettings.mock.calls.length).toBeGreaterThan(1), slowLoadOptions);
    await expect(document.getElementById('outdated')).toBeVisible();
    await expect(header).toBeVisible();
  },
};

/** The bell shows the count of the stream. Opening an entry goes to its course and marks it as read (spec §2). */
export const NewNotifications: Story = {
  args: notificationArgs,
  play: async (context) => {
    const { two, text, list } = localize(context, bell);
    const panel = await openPanel(context, two);
    await expect(await panel.findAllByRole('listitem')).toHaveLength(3);
    const region = getComputedStyle(panel.getByRole('region', { name: list }));
    await expect([region.minBlockSize, region.maxBlockSize]).toEqual(['100px', '320px']);
    const link = panel.getByRole('link', { name: new RegExp(text) });
    await expect(link).toHaveAttribute('href', '/single/algebra-1');
    await context.userEvent.click(link);
    await expect(await findCurrentPath()).toBe('/single/algebra-1');
    await waitFor(() => expect(readNotificationsSpy).toHaveBeenLastCalledWith({ ids: [3] }));
  },
};

/** All are shown as read before the server has responded. */
export const NotificationsRead: Story = {
  args: notificationArgs,
  play: async (context) => {
    const { two, none, all } = localize(context, bell);
    const panel = await openPanel(context, two);
    await context.userEvent.click(await panel.findByRole('button', { name: all }));
    await expect(await context.canvas.findByRole('button', { name: none })).toBeVisible();
    await expect(panel.queryByRole('button', { name: all })).toBeNull();
    await expect(readNotificationsSpy).toHaveBeenLastCalledWith({});
  },
};

export const NoNotifications: Story = {
  args: {
    user: people.student,
    handlers: { getSettings: () => settings, listNotifications: createNotificationListHandler([], 0) },
  },
  play: async (context) => {
    const { none, empty } = localize(context, bell);
    const panel = await openPanel(context, none);
    await expect(await panel.findByText(empty)).toBeVisible();
  },
};

let isDown = true;
/** A failed list shows the error, and a retry loads it (decision 22). */
export const FailedNotifications: Story = {
  args: {
    user: people.student,
    handlers: {
      getSettings: () => settings,
      streamNotifications: createEventStream(['unread', { unread_count: 1 }]),
      listNotifications: () =>
        isDown
          ? new ProblemResponse(503, { code: 'unavailable', message: 'الخدمة غير متاحة الآن.' })
          : createNotificationListHandler(notifications.slice(0, 1), 1)(),
    },
  },
  beforeEach: () => {
    isDown = true;
  },
  play: async (context) => {
    const { one, retry } = localize(context, bell);
    const panel = await openPanel(context, one);
    await expect(await panel.findByRole('alert')).toHaveTextContent('الخدمة غير متاحة الآن.');
    isDown = false;
    await context.userEvent.click(panel.getByRole('button', { name: retry }));
    await expect(await panel.findAllByRole('listitem')).toHaveLength(1);
  },
};
