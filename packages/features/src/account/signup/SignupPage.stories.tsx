import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { paths } from '../../paths.ts';
import { neverResolve, ProblemResponse } from '../../shared/stories/fakeApi.ts';
import { people, publicCourse, settings } from '../../shared/stories/Api.fixtures.ts';
import { findCurrentPath, findOpenDialog, renderPage, localize } from '../../shared/stories/page.tsx';
import { PageStory, type PageStoryProps } from '../../shared/stories/PageStory.tsx';
import { prefetchPageData, SignupPage } from './SignupPage.tsx';

const textsByLanguage = {
  ar: {
    name: 'الاسم الكامل',
    email: 'البريد الإلكتروني',
    phone: /^رقم الهاتف/,
    password: 'كلمة المرور',
    confirm: 'تأكيد كلمة المرور',
  },
  en: { name: 'Full name', email: 'Email', phone: /^Phone/, password: 'Password', confirm: 'Confirm password' },
};

interface SignupValues {
  phone?: string;
  password?: string;
  confirm?: string;
}

/** Fills in the form and sends it by Enter. */
async function signUp(context: StoryContext<PageStoryProps>, values: SignupValues = {}) {
  const { canvas, userEvent } = context;
  const labels = localize(context, textsByLanguage);
  const { phone, password = 'qalam-azraq-71', confirm = password } = values;
  await userEvent.type(await canvas.findByLabelText(labels.name), 'منى السيد');
  await userEvent.type(canvas.getByLabelText(labels.email), 'mona@example.com');
  if (phone !== undefined) await userEvent.type(canvas.getByLabelText(labels.phone), phone);
  await userEvent.type(canvas.getByLabelText(labels.password), password);
  await userEvent.type(canvas.getByLabelText(labels.confirm), `${confirm}{Enter}`);
}

const created = () => ({ access_token: 'token', data: people.student });

const meta = {
  title: 'Pages/Create account',
  component: PageStory,
  tags: ['!autodocs', 'spec'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: {
    Page: SignupPage,
    prefetchPageData,
    area: 'account',
    pattern: paths.signup.pattern,
    path: paths.signup.to(),
    handlers: { getSettings: () => settings },
  },
  render: renderPage,
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Registered: Story = {
  args: { handlers: { getSettings: () => settings, register: fn(created) } },
  play: async (context) => {
    await signUp(context, { phone: '٠١٠١٢٣٤٥٦٧٨' });
    const dialog = await findOpenDialog('dialog');
    await expect(
      dialog.getByRole('heading', { name: localize(context, { ar: 'تم بنجاح', en: 'Success' }) }),
    ).toBeVisible();
    const text = localize(context, { ar: 'تم إنشاء حسابك', en: 'Registration successful' });
    await expect(dialog.getByText(text)).toBeVisible();
    await expect(context.args.handlers?.register).toHaveBeenCalledWith(
      expect.objectContaining({
        body: {
          name: 'منى السيد',
          email: 'mona@example.com',
          phone: '01012345678',
          password: 'qalam-azraq-71',
          password_confirmation: 'qalam-azraq-71',
        },
      }),
    );
    const go = localize(context, { ar: 'الذهاب إلى الصفحة الرئيسية', en: 'Go To Home Page' });
    await context.userEvent.click(dialog.getByRole('button', { name: go }));
    await expect(await findCurrentPath()).toBe('/');
  },
};

export const PasswordsDiffer: Story = {
  args: { handlers: { getSettings: () => settings, register: fn(neverResolve) } },
  play: async (context) => {
    await signUp(context, { confirm: 'qalam-azraq-72' });
    const message = localize(context, { ar: 'كلمتا المرور غير متطابقتين', en: 'Passwords do not match' });
    await expect(await context.canvas.findByText(message)).toBeVisible();
    await expect(context.canvas.getByLabelText(localize(context, textsByLanguage).confirm)).toHaveFocus();
    await expect(context.args.handlers?.register).not.toHaveBeenCalled();
  },
};

/** The operator requires longer passwords than the default (decision 31). */
export const PasswordTooShort: Story = {
  args: {
    handlers: {
      getSettings: () => ({ ...settings, limits: { ...settings.limits, password_min: 11 } }),
      register: fn(neverResolve),
    },
  },
  play: async (context) => {
    await signUp(context, { phone: '12', password: 'short-one' });
    const messages = localize(context, {
      ar: ['أدخل رقم هاتف من 7 أرقام إلى 15 رقمًا', '11 حرفًا على الأقل'],
      en: ['Enter a phone number of 7 to 15 digits', 'At least 11 characters'],
    });
    for (const message of messages) await expect(context.canvas.getAllByText(message)).not.toHaveLength(0);
    await expect(context.args.handlers?.register).not.toHaveBeenCalled();
  },
};

/** The operator has set other limits than the defaults (decision 31). */
export const ConfiguredLimits: Story = {
  args: {
    handlers: {
      getSettings: () => ({
        ...settings,
        limits: { ...settings.limits, name_max: 30, password_min: 12, password_max: 40 },
      }),
    },
  },
  play: async (context) => {
    const { canvas } = context;
    const labels = localize(context, textsByLanguage);
    const name = await canvas.findByLabelText(labels.name);
    await waitFor(() => expect(name).toHaveAttribute('maxlength', '30'));
    await expect(canvas.getByLabelText(labels.password)).toHaveAttribute('maxlength', '40');
    await expect(canvas.getByLabelText(labels.confirm)).toHaveAttribute('maxlength', '40');
    const atLeast = localize(context, { ar: '12 حرفًا على الأقل', en: 'At least 12 characters' });
    await expect(canvas.getByLabelText(labels.password)).toHaveAccessibleDescription(atLeast);
  },
};

/** A legacy API publishes no limits, so the defaults apply. */
export const NoLimitsPublished: Story = {
  args: { handlers: { getSettings: () => new ProblemResponse(404, { code: 'not_found', message: 'Not found' }) } },
  play: async (context) => {
    const { canvas } = context;
    const labels = localize(context, textsByLanguage);
    await expect(await canvas.findByLabelText(labels.name)).toHaveAttribute('maxlength', '200');
    await expect(canvas.getByLabelText(labels.password)).toHaveAttribute('maxlength', '128');
  },
};

export const EmailTaken: Story = {
  args: {
    handlers: {
      getSettings: () => settings,
      register: () =>
        new ProblemResponse(422, {
          code: 'invalid',
          message: 'Check the highlighted fields.',
          errors: { email: ['It is taken'] },
        }),
    },
  },
  play: async (context) => {
    await signUp(context);
    const dialog = await findOpenDialog('alertdialog');
    const title = localize(context, { ar: 'تعذّر إنشاء الحساب', en: 'Error' });
    await expect(dialog.getByRole('heading', { name: title })).toBeVisible();
    await expect(dialog.getByText('Check the highlighted fields.')).toBeVisible();
    // The reason is in the dialog and at its field.
    await expect(dialog.getByText('It is taken')).toBeVisible();
    await expect(context.canvas.getByText('It is taken')).toBeInTheDocument();
    const tryAgain = localize(context, { ar: 'إعادة المحاولة', en: 'Try Again' });
    await context.userEvent.click(dialog.getByRole('button', { name: tryAgain }));
    await expect(await context.canvas.findByText('It is taken')).toBeVisible();
    await waitFor(() => expect(context.canvas.getByLabelText(localize(context, textsByLanguage).email)).toHaveFocus());
    await expect(context.canvas.getByLabelText(localize(context, textsByLanguage).name)).toHaveValue('منى السيد');
  },
};

/** The reason is also shown to a visitor who has no account yet. */
export const CameFromALockedVideo: Story = {
  args: {
    path: paths.signup.to({ next: '/single/algebra-1?video=102' }),
    handlers: { getSettings: () => settings, getPublicCourse: () => publicCourse },
  },
  play: async (context) => {
    const why = localize(context, {
      ar: '«حل المعادلة التربيعية» للمشتركين. أنشئ حسابًا ثم اشترك في الدورة.',
      en: '“حل المعادلة التربيعية” is for subscribers. Create an account, then subscribe to the course.',
    });
    const title = await context.canvas.findByText('حل المعادلة التربيعية');
    await expect(title).toBeVisible();
    await expect(title.parentElement).toHaveTextContent(why);
  },
};
