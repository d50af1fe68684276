import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { paths } from '../../paths.ts';
import { neverResolve, failOffline, ProblemResponse } from '../../shared/stories/fakeApi.ts';
import { cancelled, mockBrowserDialog, passkeyRequestOptions } from '../../shared/passkeys/Passkeys.fixtures.ts';
import { people, publicCourse, settings } from '../../shared/stories/Api.fixtures.ts';
import {
  findCurrentPath,
  expectLeftToRight,
  findOpenDialog,
  renderPage,
  localize,
  slowLoadOptions,
} from '../../shared/stories/page.tsx';
import { PageStory, type PageStoryProps } from '../../shared/stories/PageStory.tsx';
import { recoveryCode, respondToCode } from './Login.fixtures.ts';
import { prefetchPageData, LoginPage } from './LoginPage.tsx';

const textsByLanguage = {
  ar: {
    email: 'البريد الإلكتروني',
    password: 'كلمة المرور',
    submit: 'تسجيل الدخول',
    tryAgain: 'إعادة المحاولة',
    wrong: 'البريد الإلكتروني أو كلمة المرور غير صحيحة',
  },
  en: {
    email: 'Email',
    password: 'Password',
    submit: 'Log in',
    tryAgain: 'TRY AGAIN',
    wrong: 'The username or password is not correct',
  },
};

/** Fills in the form and sends it by Enter. */
async function signIn(context: StoryContext<PageStoryProps>) {
  const { canvas, userEvent } = context;
  const { email, password } = localize(context, textsByLanguage);
  await userEvent.type(await canvas.findByLabelText(email), 'mona@example.com');
  await userEvent.type(canvas.getByLabelText(password), 'qalam-azraq-71{Enter}');
}

/** Expects a failure dialog, closes it, and expects the form to be unchanged. */
async function expectFailure(context: StoryContext<PageStoryProps>, title: string, text: string) {
  const { email, password, tryAgain } = localize(context, textsByLanguage);
  const dialog = await findOpenDialog('alertdialog');
  await expect(dialog.getByRole('heading', { name: title })).toBeVisible();
  await expect(dialog.getByText(text)).toBeVisible();
  await expect(dialog.getByRole('button', { name: tryAgain })).toHaveFocus();
  await context.userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await expect(context.canvas.getByLabelText(email)).toHaveValue('mona@example.com');
  await expect(context.canvas.getByLabelText(password)).toHaveValue('qalam-azraq-71');
}

const meta = {
  title: 'Pages/Log in',
  component: PageStory,
  tags: ['!autodocs', 'spec'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { Page: LoginPage, prefetchPageData, area: 'account', pattern: paths.login.pattern, path: paths.login.to() },
  render: renderPage,
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

/** With a mail server users ask for a link themselves. */
export const ForgotPassword: Story = {
  args: { handlers: { getSettings: () => settings } },
  play: async (context) => {
    const name = localize(context, { ar: 'نسيت كلمة المرور؟', en: 'Forgot your password?' });
    await expect(await context.canvas.findByRole('link', { name })).toHaveAttribute('href', paths.resetPassword.to());
  },
};

/** Without one, and on older servers, they write to the operator. */
export const ForgotPasswordWithoutMail: Story = {
  args: { handlers: { getSettings: () => ({ ...settings, password_reset_mail: 0 }) } },
  play: async (context) => {
    const name = localize(context, { ar: /^راسلنا/, en: /^Write to us/ });
    await expect(await context.canvas.findByRole('link', { name })).toBeVisible();
  },
};

export const RequiredFieldsMissing: Story = {
  args: { handlers: { login: fn(neverResolve) } },
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await userEvent.click(await canvas.findByRole('button', { name: localize(context, textsByLanguage).submit }));
    const missing = localize(context, {
      ar: ['حقل «البريد الإلكتروني» مطلوب', 'حقل «كلمة المرور» مطلوب'],
      en: ['Email is required', 'Password is required'],
    });
    for (const message of missing) await expect(canvas.getAllByText(message)).not.toHaveLength(0);
    await expect(args.handlers?.login).not.toHaveBeenCalled();
  },
};

export const Waiting: Story = {
  args: { handlers: { login: neverResolve } },
  play: async (context) => {
    await signIn(context);
    const waiting = localize(context, { ar: 'جارٍ تسجيل الدخول', en: 'Logging in' });
    await expect(await context.canvas.findByRole('button', { name: waiting })).toBeVisible();
  },
};

export const WrongPassword: Story = {
  args: { handlers: { login: () => new ProblemResponse(401, { code: 'wrong_credentials', message: 'Login failed' }) } },
  play: async (context) => {
    await signIn(context);
    // Arabic has no upper case, so only English is upper-cased (decision 2).
    await expectFailure(
      context,
      localize(context, { ar: 'Login failed', en: 'LOGIN FAILED' }),
      localize(context, textsByLanguage).wrong,
    );
  },
};

export const TooManyAttempts: Story = {
  args: {
    handlers: { login: () => new ProblemResponse(429, { code: 'too_many_requests', message: 'Wait 9 minutes' }, 540) },
  },
  play: async (context) => {
    await signIn(context);
    await expectFailure(
      context,
      localize(context, { ar: 'Wait 9 minutes', en: 'WAIT 9 MINUTES' }),
      localize(context, { ar: 'لم يُفقد شيء مما كتبته.', en: 'Nothing you have typed is lost.' }),
    );
  },
};

export const Offline: Story = {
  args: { handlers: { login: failOffline } },
  play: async (context) => {
    await signIn(context);
    await expectFailure(
      context,
      localize(context, { ar: 'حدث خطأ', en: 'AN ERROR OCCURRED' }),
      localize(context, {
        ar: 'تعذّر الاتصال بالخادم. تحقّق من الإنترنت ثم أعد المحاولة.',
        en: 'The server could not be reached. Check your internet connection, then try again.',
      }),
    );
  },
};

export const RefusedFields: Story = {
  args: {
    handlers: {
      login: () =>
        new ProblemResponse(422, { code: 'invalid', message: 'Check the fields', errors: { email: ['No such form'] } }),
    },
  },
  play: async (context) => {
    await signIn(context);
    const dialog = await findOpenDialog('alertdialog');
    await context.userEvent.click(dialog.getByRole('button', { name: localize(context, textsByLanguage).tryAgain }));
    await expect(await context.canvas.findByText('No such form')).toBeVisible();
    await waitFor(() => expect(context.canvas.getByLabelText(localize(context, textsByLanguage).email)).toHaveFocus());
  },
};

const flakyLogin = fn(() => ({ access_token: 'token', data: people.student }));

/** The «try again» button sends the form again. */
export const TryAgainSendsAgain: Story = {
  args: { handlers: { login: flakyLogin } },
  beforeEach: () => {
    flakyLogin.mockClear();
    flakyLogin.mockImplementationOnce(failOffline);
  },
  play: async (context) => {
    await signIn(context);
    const dialog = await findOpenDialog('alertdialog');
    await context.userEvent.click(dialog.getByRole('button', { name: localize(context, textsByLanguage).tryAgain }));
    await findOpenDialog('dialog');
    await expect(flakyLogin).toHaveBeenCalledTimes(2);
  },
};

/** A wrong password is not sent again: it would count as another attempt. */
export const AWrongPasswordIsNotSentAgain: Story = {
  args: {
    handlers: { login: fn(() => new ProblemResponse(401, { code: 'wrong_credentials', message: 'Login failed' })) },
  },
  play: async (context) => {
    await signIn(context);
    const dialog = await findOpenDialog('alertdialog');
    await context.userEvent.click(dialog.getByRole('button', { name: localize(context, textsByLanguage).tryAgain }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(context.args.handlers?.login).toHaveBeenCalledOnce();
  },
};

export const Welcome: Story = {
  args: { handlers: { login: fn(() => ({ access_token: 'token', data: people.student })) } },
  play: async (context) => {
    await signIn(context);
    await expect(context.args.handlers?.login).toHaveBeenCalledWith(
      expect.objectContaining({ body: { email: 'mona@example.com', password: 'qalam-azraq-71' } }),
    );
    const dialog = await findOpenDialog('dialog');
    const title = localize(context, { ar: 'مرحبًا منى السيد', en: 'Welcome منى السيد' });
    await expect(dialog.getByRole('heading', { name: title })).toBeVisible();
    const text = localize(context, { ar: 'تم تسجيل الدخول بنجاح', en: 'You are successfully logged in' });
    await expect(dialog.getByText(text)).toBeVisible();
    const go = localize(context, { ar: 'الذهاب إلى الصفحة الرئيسية', en: 'Go To Home Page' });
    await context.userEvent.click(dialog.getByRole('button', { name: go }));
    await expect(await findCurrentPath()).toBe('/');
  },
};

/** A Latin name with a dot keeps its direction in the Arabic title. */
export const WelcomesALatinName: Story = {
  args: { handlers: { login: () => ({ access_token: 'token', data: { ...people.student, name: 'Ahmed M.' } }) } },
  play: async (context) => {
    await signIn(context);
    const dialog = await findOpenDialog('dialog');
    await expectLeftToRight(within(dialog.getByRole('heading')).getByText('Ahmed M.'));
  },
};

const codeTextsByLanguage = {
  ar: {
    code: 'الرمز',
    useRecoveryCode: 'استخدام رمز استرداد',
    recoveryCode: 'رمز الاسترداد',
    back: 'الدخول بحساب آخر',
  },
  en: {
    code: 'Code',
    useRecoveryCode: 'Use a recovery code',
    recoveryCode: 'Recovery code',
    back: 'Use another account',
  },
};

/** The code is the second step. A wrong one is an error of the field. */
export const SecondStep: Story = {
  args: { handlers: { login: fn(respondToCode) } },
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    const texts = localize(context, codeTextsByLanguage);
    await signIn(context);
    const field = await canvas.findByLabelText(texts.code);
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.type(field, '654321{Enter}');
    await expect(await canvas.findByText('The code is wrong')).toBeVisible();
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('١٢٣ ٤٥٦{Enter}');
    await findOpenDialog('dialog');
    await expect(args.handlers?.login).toHaveBeenLastCalledWith(
      expect.objectContaining({ body: { email: 'mona@example.com', password: 'qalam-azraq-71', code: '123456' } }),
    );
  },
};

export const SecondStepWithRecoveryCode: Story = {
  args: { handlers: { login: fn(respondToCode) } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const texts = localize(context, codeTextsByLanguage);
    await signIn(context);
    await userEvent.click(await canvas.findByRole('button', { name: texts.useRecoveryCode }));
    const field = canvas.getByLabelText(texts.recoveryCode);
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, `${recoveryCode}{Enter}`);
    await findOpenDialog('dialog');
  },
};

/** Back to the first step: the e-mail stays, the password does not. */
export const SecondStepLeft: Story = {
  args: { handlers: { login: fn(respondToCode) } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { email, password } = localize(context, textsByLanguage);
    await signIn(context);
    await userEvent.click(await canvas.findByRole('button', { name: localize(context, codeTextsByLanguage).back }));
    await expect(await canvas.findByLabelText(email)).toHaveValue('mona@example.com');
    await expect(canvas.getByLabelText(password)).toHaveValue('');
  },
};

const passkeyHandlers = {
  getSettings: () => settings,
  startPasskeySignIn: () => passkeyRequestOptions,
  signInWithPasskey: fn(() => ({ access_token: 'token', data: people.student })),
};

/** Presses the button for a passkey. The user chooses one in the dialog of the browser. */
async function pressPasskeyButton(context: StoryContext<PageStoryProps>) {
  const name = localize(context, { ar: 'تسجيل الدخول بمفتاح مرور', en: 'Log in with a passkey' });
  await context.userEvent.click(await context.canvas.findByRole('button', { name }));
}

/** A passkey needs no e-mail and no password. */
export const WithPasskey: Story = {
  args: { handlers: passkeyHandlers },
  beforeEach: () => mockBrowserDialog('get'),
  play: async (context) => {
    await pressPasskeyButton(context);
    const dialog = await findOpenDialog('dialog');
    const title = localize(context, { ar: 'مرحبًا منى السيد', en: 'Welcome منى السيد' });
    await expect(dialog.getByRole('heading', { name: title })).toBeVisible();
    await expect(passkeyHandlers.signInWithPasskey).toHaveBeenCalledWith(
      expect.objectContaining({
        body: expect.objectContaining({ credential_id: 'Y3JlZGVudGlhbA', user_handle: 'NDE' }),
      }),
    );
  },
};

/** The browser does not say whether the user closed its dialog, or has no passkey. */
export const PasskeyCancelled: Story = {
  args: { handlers: passkeyHandlers },
  beforeEach: () => mockBrowserDialog('get', cancelled()),
  play: async (context) => {
    await pressPasskeyButton(context);
    const text = localize(context, { ar: /^لم يُستخدم مفتاح مرور/, en: /^No passkey was used/ });
    await expect(await context.canvas.findByText(text, {}, slowLoadOptions)).toBeVisible();
  },
};

export const PasskeyRefused: Story = {
  args: {
    handlers: {
      ...passkeyHandlers,
      signInWithPasskey: () => new ProblemResponse(401, { code: 'wrong_passkey', message: 'Login failed' }),
    },
  },
  beforeEach: () => mockBrowserDialog('get'),
  play: async (context) => {
    await pressPasskeyButton(context);
    const dialog = await findOpenDialog('alertdialog');
    const text = localize(context, { ar: /^لم يُقبل مفتاح المرور/, en: /^This passkey was not accepted/ });
    await expect(dialog.getByText(text)).toBeVisible();
  },
};

/** The operator has no domain, or the app uses a legacy API. */
export const WithoutPasskeys: Story = {
  args: { handlers: { getSettings: () => ({ ...settings, passkeys: 0 }) } },
  play: async (context) => {
    await expect(await context.canvas.findByRole('link', { name: /نسيت|Forgot/ })).toBeVisible();
    await expect(context.canvas.queryByRole('button', { name: /مفتاح مرور|passkey/ })).toBeNull();
  },
};

export const ReturnsToTheRequestedPage: Story = {
  args: {
    ...Welcome.args,
    path: paths.login.to({ next: '/single/algebra-1?video=102' }),
  },
  play: async (context) => {
    await signIn(context);
    const dialog = await findOpenDialog('dialog');
    const goOn = localize(context, { ar: 'متابعة', en: 'Continue' });
    await context.userEvent.click(dialog.getByRole('button', { name: goOn }));
    await expect(await findCurrentPath()).toBe('/single/algebra-1?video=102');
  },
};

export const NeverLeadsToAnotherSite: Story = {
  args: { ...Welcome.args, path: paths.login.to({ next: '//evil.example/single' }) },
  play: async (context) => {
    await signIn(context);
    const dialog = await findOpenDialog('dialog');
    await context.userEvent.click(dialog.getByRole('button'));
    await expect(await findCurrentPath()).toBe('/');
  },
};

/** A visitor who came from a free video reads why an account is needed (decision 11). */
export const CameFromAFreeVideo: Story = {
  args: {
    path: paths.login.to({ next: '/single/algebra-1?video=101' }),
    handlers: { getPublicCourse: () => publicCourse },
  },
  play: async (context) => {
    const why = localize(context, {
      ar: 'سجّل الدخول لمشاهدة «مقدمة في المعادلات». هذا الفيديو مجاني.',
      en: 'Log in to watch “مقدمة في المعادلات”. It is free.',
    });
    const title = await context.canvas.findByText('مقدمة في المعادلات');
    await expect(title).toBeVisible();
    await expect(title.parentElement).toHaveTextContent(why);
  },
};

/** A locked item is for subscribers: signing in is not enough, so a link explains how to subscribe. */
export const CameFromALockedFile: Story = {
  args: {
    path: paths.login.to({ next: '/single/algebra-1?file=21' }),
    handlers: { getPublicCourse: () => publicCourse },
  },
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByText('مذكرة الوحدة الأولى')).toBeVisible();
    const how = localize(context, { ar: 'طريقة الاشتراك', en: 'How to subscribe' });
    await expect(canvas.getByRole('link', { name: how })).toHaveAttribute('href', '/vodaphone/algebra-1');
  },
};

export const CameFromAQuiz: Story = {
  args: { path: paths.login.to({ next: '/single/12/Quiz/9' }) },
  play: async (context) => {
    const why = localize(context, { ar: /^الاختبارات للمشتركين/, en: /^Quizzes are for subscribers/ });
    await expect(await context.canvas.findByText(why)).toBeVisible();
  },
};

/** Users can sign in even if the course cannot be loaded. */
export const CameFromACourseThatIsGone: Story = {
  args: {
    path: paths.login.to({ next: '/single/gone?video=101' }),
    handlers: { getPublicCourse: () => new ProblemResponse(404, { code: 'not_found', message: 'Not found' }) },
  },
  play: async (context) => {
    const { submit } = localize(context, textsByLanguage);
    await expect(await context.canvas.findByRole('button', { name: submit })).toBeVisible();
  },
};
