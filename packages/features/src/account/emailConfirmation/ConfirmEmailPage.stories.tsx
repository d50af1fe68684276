import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { paths } from '../../paths.ts';
import { ProblemResponse, failOffline, neverResolve } from '../../shared/stories/fakeApi.ts';
import { people, settings } from '../../shared/stories/Api.fixtures.ts';
import { LastToast } from '../../shared/stories/LastToast.tsx';
import { findOpenDialog, renderPage, localize } from '../../shared/stories/page.tsx';
import { PageStory, type PageStoryProps } from '../../shared/stories/PageStory.tsx';
import { ConfirmEmailPage } from './ConfirmEmailPage.tsx';

const textsByLanguage = {
  ar: {
    confirm: 'تأكيد البريد',
    confirming: 'جارٍ التأكيد',
    confirmed: 'تم تأكيد بريدك الإلكتروني',
    expired: 'انتهت صلاحية هذا الرابط',
    unknown: 'هذا الرابط لا يعمل',
    incomplete: 'هذا الرابط ناقص',
    send: 'إرسال الرابط',
    sendAgain: 'إعادة الإرسال',
    sent: 'أرسلنا إليك رابطًا',
    logIn: 'تسجيل الدخول',
    failed: 'تعذّر تأكيد البريد الإلكتروني',
    tryAgain: 'إعادة المحاولة',
  },
  en: {
    confirm: 'Confirm email',
    confirming: 'Confirming',
    confirmed: 'Your email is confirmed',
    expired: 'This link has expired',
    unknown: 'This link does not work',
    incomplete: 'This link is incomplete',
    send: 'Send the link',
    sendAgain: 'Send again',
    sent: 'We have sent you a link',
    logIn: 'Log in',
    failed: 'Error',
    tryAgain: 'Try Again',
  },
};

const getTexts = (context: StoryContext<PageStoryProps>) => localize(context, textsByLanguage);
const press = async (context: StoryContext<PageStoryProps>, name: string) => {
  await context.userEvent.click(await context.canvas.findByRole('button', { name }));
};
const createFailure = (code: string) => () => new ProblemResponse(410, { code, message: 'This link does not work.' });

const meta = {
  title: 'Pages/Confirm email',
  component: PageStory,
  tags: ['!autodocs', 'spec'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: {
    Page: ConfirmEmailPage,
    area: 'account',
    pattern: paths.confirmEmail.pattern,
    path: `${paths.confirmEmail.to()}#token-of-the-link-from-a-mail`,
    handlers: { getSettings: () => settings, confirmEmail: fn(() => undefined) },
  },
  render: renderPage,
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Mail scanners open links, so that opening the page must change nothing. */
export const OpeningConfirmsNothing: Story = {
  play: async (context) => {
    await expect(await context.canvas.findByRole('button', { name: getTexts(context).confirm })).toBeVisible();
    await expect(context.args.handlers?.confirmEmail).not.toHaveBeenCalled();
  },
};

export const IsConfirmed: Story = {
  play: async (context) => {
    const texts = getTexts(context);
    await press(context, texts.confirm);
    const dialog = await findOpenDialog('dialog');
    await expect(dialog.getByRole('heading', { name: texts.confirmed })).toBeVisible();
    await expect(context.args.handlers?.confirmEmail).toHaveBeenCalledWith(
      expect.objectContaining({ body: { token: 'token-of-the-link-from-a-mail' } }),
    );
  },
};

export const Waiting: Story = {
  args: { handlers: { getSettings: () => settings, confirmEmail: neverResolve } },
  play: async (context) => {
    const texts = getTexts(context);
    await press(context, texts.confirm);
    await expect(await context.canvas.findByRole('button', { name: texts.confirming })).toBeVisible();
  },
};

/** Users who press a link again read that nothing is left to do. */
export const LinkWasUsed: Story = {
  args: { handlers: { getSettings: () => settings, confirmEmail: createFailure('email_link_used') } },
  play: async (context) => {
    const { canvas } = context;
    const texts = getTexts(context);
    await press(context, texts.confirm);
    const heading = await canvas.findByRole('heading', { level: 1, name: texts.confirmed });
    // The pressed button is gone.
    await expect(heading).toHaveFocus();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('link', { name: texts.logIn })).toBeNull();
  },
};

/** A visitor logs in, and then gets a new link on the profile. */
export const LinkHasExpired: Story = {
  args: { handlers: { getSettings: () => settings, confirmEmail: createFailure('email_link_expired') } },
  play: async (context) => {
    const { canvas } = context;
    const texts = getTexts(context);
    await press(context, texts.confirm);
    await expect(await canvas.findByRole('heading', { level: 1, name: texts.expired })).toHaveFocus();
    await expect(await canvas.findByRole('link', { name: texts.logIn })).toHaveAttribute(
      'href',
      paths.login.to({ next: paths.profile.to() }),
    );
  },
};

function ConfirmEmailPageAndToast() {
  return (
    <>
      <ConfirmEmailPage />
      <LastToast />
    </>
  );
}

/** A signed-in user gets a new link immediately. */
export const LinkIsUnknown: Story = {
  args: {
    Page: ConfirmEmailPageAndToast,
    user: people.student,
    handlers: {
      getSettings: () => settings,
      confirmEmail: createFailure('email_link_unknown'),
      requestEmailConfirmationMail: fn(() => undefined),
    },
  },
  play: async (context) => {
    const { canvas } = context;
    const texts = getTexts(context);
    await press(context, texts.confirm);
    await expect(await canvas.findByRole('heading', { level: 1, name: texts.unknown })).toHaveFocus();
    await expect(await canvas.findByText(people.student.email)).toBeVisible();
    await press(context, texts.send);
    await waitFor(() => expect(canvas.getByRole('log')).toHaveTextContent(texts.sent));
    await expect(canvas.getByRole('button', { name: texts.sendAgain })).toHaveFocus();
    await expect(context.args.handlers?.requestEmailConfirmationMail).toHaveBeenCalledTimes(1);
  },
};

/** A link was cut off, and the server sends no mail. */
export const LinkIsIncomplete: Story = {
  args: {
    path: paths.confirmEmail.to(),
    handlers: { getSettings: () => ({ ...settings, email_confirmation: 0 }) },
  },
  play: async (context) => {
    const { canvas } = context;
    const texts = getTexts(context);
    await expect(await canvas.findByRole('heading', { level: 1, name: texts.incomplete })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: texts.logIn })).toBeNull();
  },
};

export const Offline: Story = {
  args: { handlers: { getSettings: () => settings, confirmEmail: failOffline } },
  play: async (context) => {
    const texts = getTexts(context);
    await press(context, texts.confirm);
    const dialog = await findOpenDialog('alertdialog');
    await expect(dialog.getByRole('heading', { name: texts.failed })).toBeVisible();
    await expect(dialog.getByRole('button', { name: texts.tryAgain })).toBeVisible();
  },
};
