import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { paths } from '../paths.ts';
import { pendingAttemptsLogoutEvent } from '../shared/app/useLogout.ts';
import { findOpenDialog, localize, renderPage } from '../shared/stories/page.tsx';
import { PageStory } from '../shared/stories/PageStory.tsx';
import { LogoutConfirmation } from './LogoutConfirmation.tsx';

const textsByLanguage = {
  ar: { logout: 'تسجيل الخروج', stay: 'البقاء مسجّلًا' },
  en: { logout: 'Log out', stay: 'Stay logged in' },
};
const logOut = fn();

/** A page whose button signs out as the menus do. */
const PageWithLogout = () => (
  <>
    <h1>فانوس</h1>
    <button
      type="button"
      onClick={() =>
        window.dispatchEvent(new CustomEvent(pendingAttemptsLogoutEvent, { cancelable: true, detail: logOut }))
      }
    >
      logout
    </button>
    <LogoutConfirmation />
  </>
);

const meta = {
  title: 'Pages/Logout confirmation',
  component: PageStory,
  tags: ['!autodocs', 'spec'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { Page: PageWithLogout, area: 'offline', pattern: paths.home.pattern, path: paths.home.to() },
  render: renderPage,
} satisfies Meta<typeof PageStory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AsksBeforeAttemptsAreDeleted: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    logOut.mockClear();
    const texts = localize(context, textsByLanguage);
    const pressLogout = async () =>
      userEvent.click(await canvas.findByRole('button', { name: 'logout', hidden: true }));
    await pressLogout();
    const dialog = await findOpenDialog('alertdialog');
    await expect(logOut).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: texts.stay }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(logOut).not.toHaveBeenCalled();
    await pressLogout();
    await userEvent.click((await findOpenDialog('alertdialog')).getByRole('button', { name: texts.logout }));
    await expect(logOut).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};
