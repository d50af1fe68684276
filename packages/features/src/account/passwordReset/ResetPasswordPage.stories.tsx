import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { paths } from '../../paths.ts';
import { ProblemResponse } from '../../shared/stories/fakeApi.ts';
import { settings } from '../../shared/stories/Api.fixtures.ts';
import { findOpenDialog, renderPage, localize } from '../../shared/stories/page.tsx';
import { PageStory, type PageStoryProps } from '../../shared/stories/PageStory.tsx';
import { ResetPasswordPage } from './ResetPasswordPage.tsx';

const textsByLanguage = {
  ar: {
    password: 'كلمة المرور الجديدة',
    confirm: 'تأكيد كلمة المرور',
    done: 'تم تعيين كلمة المرور الجديدة',
    ended: /انتهت صلاحية هذا الرابط/,
    incomplete: /هذا الرابط ناقص/,
    logIn: 'تسجيل الدخول',
  },
  en: {
    password: 'New password',
    confirm: 'Confirm password',
    done: 'Your new password is set',
    ended: /This link has expired/,
    incomplete: /This link is incomplete/,
    logIn: 'Log in',
  },
};

async function setPassword(context: StoryContext<PageStoryProps>, password: string, confirmation = password) {
  const { canvas, userEvent } = context;
  const texts = localize(context, textsByLanguage);
  await userEvent.type(await canvas.findByLabelText(texts.password), password);
  await userEvent.type(canvas.getByLabelText(texts.confirm), `${confirmation}{Enter}`);
}

const meta = {
  title: 'Pages/New password',
  component: PageStory,
  tags: ['!autodocs', 'spec'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: {
    Page: ResetPasswordPage,
    area: 'account',
    pattern: paths.resetPassword.pattern,
    path: `${paths.resetPassword.to()}#token-of-the-link`,
    handlers: { getSettings: () => settings, resetPassword: fn(() => undefined) },
  },
  render: renderPage,
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const IsSet: Story = {
  play: async (context) => {
    await setPassword(context, 'qalam-azraq-71');
    const dialog = await findOpenDialog('dialog');
    const texts = localize(context, textsByLanguage);
    await expect(dialog.getByRole('heading', { name: texts.done })).toBeVisible();
    await expect(context.args.handlers?.resetPassword).toHaveBeenCalledWith(
      expect.objectContaining({
        body: {
          token: 'token-of-the-link',
          password: 'qalam-azraq-71',
          password_confirmation: 'qalam-azraq-71',
        },
      }),
    );
  },
};

export const DifferentPasswordsAreNotSent: Story = {
  play: async (context) => {
    await setPassword(context, 'qalam-azraq-71', 'qalam-ahmar-72');
    const { confirm } = localize(context, textsByLanguage);
    await waitFor(() => expect(context.canvas.getByLabelText(confirm)).toHaveAttribute('aria-invalid', 'true'));
    await expect(context.args.handlers?.resetPassword).not.toHaveBeenCalled();
  },
};

export const LinkHasEnded: Story = {
  args: {
    handlers: {
      getSettings: () => settings,
      resetPassword: () => new ProblemResponse(410, { code: 'reset_link_ended', message: 'This link has expired.' }),
    },
  },
  play: async (context) => {
    await setPassword(context, 'qalam-azraq-71');
    const texts = localize(context, textsByLanguage);
    await expect(await context.canvas.findByText(texts.ended)).toBeVisible();
    await expect(context.canvas.queryByLabelText(texts.password)).toBeNull();
  },
};

/** Without mail, users ask the operator for a new link. */
export const LinkIsIncomplete: Story = {
  args: {
    path: paths.resetPassword.to(),
    handlers: { getSettings: () => ({ ...settings, password_reset_mail: 0 }) },
  },
  play: async (context) => {
    const texts = localize(context, textsByLanguage);
    await expect(await context.canvas.findByText(texts.incomplete)).toBeVisible();
  },
};
