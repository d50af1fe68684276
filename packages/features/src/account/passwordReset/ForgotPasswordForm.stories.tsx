import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { paths } from '../../paths.ts';
import { ProblemResponse, failOffline, neverResolve } from '../../shared/stories/fakeApi.ts';
import { settings } from '../../shared/stories/Api.fixtures.ts';
import { findOpenDialog, renderPage, localize } from '../../shared/stories/page.tsx';
import { PageStory, type PageStoryProps } from '../../shared/stories/PageStory.tsx';
import { ResetPasswordPage } from './ResetPasswordPage.tsx';

const textsByLanguage = {
  ar: {
    email: 'البريد الإلكتروني',
    sent: 'راجع بريدك الإلكتروني',
    sending: 'جارٍ الإرسال',
    limited: /^ابحث في بريدك/,
    failed: 'حدث خطأ',
  },
  en: {
    email: 'Email',
    sent: 'Check your email',
    sending: 'Sending',
    limited: /^Look in your inbox/,
    failed: 'AN ERROR OCCURRED',
  },
};

/** Fills in the form and sends it by Enter. */
async function sendEmail(context: StoryContext<PageStoryProps>, email = 'mona@example.com') {
  const { canvas, userEvent } = context;
  await userEvent.type(await canvas.findByLabelText(localize(context, textsByLanguage).email), `${email}{Enter}`);
}

const meta = {
  title: 'Pages/Forgot password',
  component: PageStory,
  tags: ['!autodocs', 'spec'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: {
    Page: ResetPasswordPage,
    area: 'account',
    pattern: paths.resetPassword.pattern,
    path: paths.resetPassword.to(),
    handlers: { getSettings: () => settings, requestPasswordResetMail: fn(() => undefined) },
  },
  render: renderPage,
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const IsSent: Story = {
  play: async (context) => {
    await sendEmail(context);
    const dialog = await findOpenDialog('dialog');
    await expect(dialog.getByRole('heading', { name: localize(context, textsByLanguage).sent })).toBeVisible();
    await expect(context.args.handlers?.requestPasswordResetMail).toHaveBeenCalledWith(
      expect.objectContaining({ body: { email: 'mona@example.com' } }),
    );
  },
};

export const InvalidEmailIsNotSent: Story = {
  play: async (context) => {
    await sendEmail(context, 'mona');
    const { email } = localize(context, textsByLanguage);
    await waitFor(() => expect(context.canvas.getByLabelText(email)).toHaveAttribute('aria-invalid', 'true'));
    await expect(context.args.handlers?.requestPasswordResetMail).not.toHaveBeenCalled();
  },
};

export const Waiting: Story = {
  args: { handlers: { getSettings: () => settings, requestPasswordResetMail: neverResolve } },
  play: async (context) => {
    await sendEmail(context);
    const { sending } = localize(context, textsByLanguage);
    await expect(await context.canvas.findByRole('button', { name: sending })).toBeVisible();
  },
};

/** Links that were sent before still work, so the dialog says where they are. */
export const TooManyRequests: Story = {
  args: {
    handlers: {
      getSettings: () => settings,
      requestPasswordResetMail: () =>
        new ProblemResponse(429, { code: 'too_many_requests', message: 'Wait 20 minutes' }, 1_200),
    },
  },
  play: async (context) => {
    await sendEmail(context);
    const dialog = await findOpenDialog('alertdialog');
    await expect(dialog.getByRole('heading', { name: /^wait 20 minutes$/i })).toBeVisible();
    await expect(dialog.getByText(localize(context, textsByLanguage).limited)).toBeVisible();
  },
};

export const Offline: Story = {
  args: { handlers: { getSettings: () => settings, requestPasswordResetMail: failOffline } },
  play: async (context) => {
    await sendEmail(context);
    const dialog = await findOpenDialog('alertdialog');
    const { failed, email } = localize(context, textsByLanguage);
    await expect(dialog.getByRole('heading', { name: failed })).toBeVisible();
    await context.userEvent.keyboard('{Escape}');
    await expect(context.canvas.getByLabelText(email)).toHaveValue('mona@example.com');
  },
};
