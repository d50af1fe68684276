import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSyncExternalStore } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { useApp } from '../../shared/app/app.ts';
import { failOffline, ProblemResponse } from '../../shared/stories/fakeApi.ts';
import { people } from '../../shared/stories/Api.fixtures.ts';
import { findOpenDialog, renderPage, localize } from '../../shared/stories/page.tsx';
import { PageStory } from '../../shared/stories/PageStory.tsx';
import { respondToCode } from './Login.fixtures.ts';
import { SignInAgainDialog } from './SignInAgainDialog.tsx';

const textsByLanguage = {
  ar: {
    title: 'انتهت جلستك',
    lost: /لم يُفقد شيء مما كتبته/,
    email: 'البريد الإلكتروني',
    password: 'كلمة المرور',
    wrong: 'البريد الإلكتروني أو كلمة المرور غير صحيحة',
    offline: 'تعذّر الاتصال بالخادم. تحقّق من الإنترنت ثم أعد المحاولة.',
  },
  en: {
    title: 'Your session has ended',
    lost: /Nothing you have typed is lost/,
    email: 'Email',
    password: 'Password',
    wrong: 'The username or password is not correct',
    offline: 'The server could not be reached. Check your internet connection, then try again.',
  },
};

/** A page whose session has expired. It shows when the request is settled. */
function Interrupted() {
  const { reauthentication } = useApp();
  const isAsking = useSyncExternalStore(reauthentication.subscribe, reauthentication.isRequested);
  return (
    <>
      <h1>{isAsking ? '…' : 'settled'}</h1>
      {isAsking && <SignInAgainDialog />}
    </>
  );
}

const meta = {
  title: 'Pages/Log in again',
  component: PageStory,
  tags: ['!autodocs', 'spec'],
  parameters: { controls: { disable: true } },
  args: {
    Page: Interrupted,
    prefetchPageData: ({ app }) => {
      void app.reauthentication.request();
      return Promise.resolve(null);
    },
    area: 'account',
    pattern: '/here',
    path: '/here',
    user: people.student,
  },
  render: renderPage,
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SignsInAgain: Story = {
  args: { handlers: { login: fn(() => ({ access_token: 'new', data: people.student })) } },
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    const { title, lost, email, password } = localize(context, textsByLanguage);
    const dialog = await findOpenDialog('dialog');
    await expect(dialog.getByRole('heading', { name: title })).toBeVisible();
    await expect(dialog.getByText(lost)).toBeVisible();
    await expect(dialog.getByLabelText(email)).toHaveValue('mona@example.com');
    await expect(dialog.getByLabelText(password)).toHaveFocus();
    await userEvent.keyboard('qalam-azraq-71{Enter}');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'settled' })).toBeVisible();
    await expect(args.handlers?.login).toHaveBeenCalledWith(
      expect.objectContaining({ body: { email: 'mona@example.com', password: 'qalam-azraq-71' } }),
    );
  },
};

export const WrongPassword: Story = {
  args: { handlers: { login: () => new ProblemResponse(401, { code: 'wrong_credentials', message: 'Login failed' }) } },
  play: async (context) => {
    const dialog = await findOpenDialog('dialog');
    const { password, wrong } = localize(context, textsByLanguage);
    await context.userEvent.type(dialog.getByLabelText(password), 'not-the-one{Enter}');
    await expect(await dialog.findByText(wrong)).toBeVisible();
    await expect(dialog.getByLabelText(password)).toHaveFocus();
  },
};

/** An account with two-step verification gets a field for the code, and the password stays. */
export const AsksForACode: Story = {
  args: {
    handlers: {
      login: fn(respondToCode),
    },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const dialog = await findOpenDialog('dialog');
    const { password } = localize(context, textsByLanguage);
    await userEvent.type(dialog.getByLabelText(password), 'qalam-azraq-71{Enter}');
    const field = await dialog.findByLabelText(localize(context, { ar: 'الرمز', en: 'Code' }));
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, '654321{Enter}');
    await expect(await dialog.findByText('The code is wrong')).toBeVisible();
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('123456{Enter}');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'settled' })).toBeVisible();
  },
};

export const Offline: Story = {
  args: { handlers: { login: failOffline } },
  play: async (context) => {
    const dialog = await findOpenDialog('dialog');
    const { password, offline: unreachable } = localize(context, textsByLanguage);
    await context.userEvent.type(dialog.getByLabelText(password), 'qalam-azraq-71{Enter}');
    await expect(await dialog.findByText(unreachable)).toBeVisible();
  },
};

/** Closing settles the request and leaves the page readable. */
export const Closed: Story = {
  play: async ({ canvas, userEvent }) => {
    await findOpenDialog('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'settled' })).toBeVisible();
  },
};
