import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { paths } from '../paths.ts';
import { Refusal } from '../shared/stories/fakeApi.ts';
import { people, settings } from '../shared/stories/fixtures.ts';
import { elsewhere, renderPage, said } from '../shared/stories/page.tsx';
import { PageStory } from '../shared/stories/PageStory.tsx';
import { load, PublicLayout } from './PublicLayout.tsx';

const words = {
  ar: {
    login: 'تسجيل الدخول',
    account: 'الحساب',
    logout: 'تسجيل الخروج',
    contact: 'تواصل معنا',
    nav: 'التنقل الرئيسي',
  },
  en: { login: 'Log in', account: 'Account', logout: 'Log out', contact: 'Contact us', nav: 'Main navigation' },
};

const meta = {
  title: 'Pages/Public layout',
  component: PageStory,
  tags: ['!autodocs', 'spec'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: {
    Page: PublicLayout,
    load,
    hasMain: true,
    area: 'layout',
    pattern: paths.categories.pattern,
    at: paths.categories.to(),
    answers: { getSettings: () => settings, logout: () => new Refusal(503, { code: 'unavailable', message: '' }) },
  },
  render: renderPage,
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The way in leads back to where one was (decision 34). */
export const SignedOut: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { login, nav } = said(context, words);
    const header = within(await canvas.findByRole('banner'));
    const current = header.getByRole('navigation', { name: nav }).querySelector('[aria-current="page"]');
    await expect(current).toHaveTextContent(said(context, { ar: 'الأقسام', en: 'Categories' }));
    await userEvent.click(header.getByRole('link', { name: login }));
    await expect(await elsewhere()).toBe('/login?next=%2Fcategories');
  },
};

/** Signing out here holds whatever becomes of the call (spec §4). */
export const SignedIn: Story = {
  args: { user: people.student },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { account, logout } = said(context, words);
    await userEvent.click(await canvas.findByRole('button', { name: account }));
    const menu = within(await screen.findByRole('menu'));
    await waitFor(() => expect(menu.getByText('منى السيد')).toBeVisible());
    await userEvent.click(menu.getByRole('menuitem', { name: logout }));
    await expect(await elsewhere()).toBe('/login');
  },
};

/** Contacts come from the operator's settings; text fields keep their menu, the page does not. */
export const GuardedContent: Story = {
  args: { answers: { getSettings: () => ({ ...settings, content_guard: 1 }) } },
  play: async (context) => {
    const contact = within(await context.canvas.findByRole('region', { name: said(context, words).contact }));
    await expect(await contact.findByText(settings.contacts.phone)).toBeVisible();
    const rightClick = (target: Element) =>
      target.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true, button: 2 }));
    await waitFor(() => expect(rightClick(document.body)).toBe(false), { timeout: 5000 });
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
