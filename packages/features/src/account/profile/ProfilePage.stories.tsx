import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import type { Schema } from '@fanous/api-client/client';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { paths } from '../../paths.ts';
import {
  type ApiHandlers,
  type ApiCall,
  neverResolve,
  failOffline,
  ProblemResponse,
} from '../../shared/stories/fakeApi.ts';
import { people, settings } from '../../shared/stories/Api.fixtures.ts';
import { LastToast } from '../../shared/stories/LastToast.tsx';
import { slowLoadOptions, findOpenDialog, renderPage, localize } from '../../shared/stories/page.tsx';
import { PageStory, type PageStoryProps } from '../../shared/stories/PageStory.tsx';
import { prefetchPageData, ProfilePage } from './ProfilePage.tsx';

const textsByLanguage = {
  ar: {
    name: /^الاسم الكامل/,
    phone: 'رقم الهاتف',
    email: /^البريد الإلكتروني/,
    password: /^كلمة المرور الجديدة/,
    confirm: 'تأكيد كلمة المرور',
    current: 'كلمة المرور الحالية',
    update: 'حفظ',
    updated: 'تم تحديث الملف الشخصي بنجاح',
    failed: 'تعذّر تحديث الملف الشخصي',
    tryAgain: 'إعادة المحاولة',
    ok: 'حسنًا',
  },
  en: {
    name: /^Full name/,
    phone: 'Phone',
    email: /^Email/,
    password: /^New password/,
    confirm: 'Confirm password',
    current: 'Current password',
    update: 'Update',
    updated: 'Profile updated successfully',
    failed: 'Error',
    tryAgain: 'Try Again',
    ok: 'OK',
  },
};

const createGetUserAnswer = (user: Schema<'User'>) => () => ({
  ...user,
  number_of_purchased_courses: 0,
  number_of_created_courses: 0,
  purchased_courses: [],
  created_courses: [],
});
const defaultAnswers: ApiHandlers = { getUser: createGetUserAnswer(people.student), getSettings: () => settings };
const createUpdateSpy = (own: Partial<Schema<'User'>>) =>
  fn((_call: ApiCall) => ({ data: { ...people.student, ...own } }));

const findField = async (context: StoryContext<PageStoryProps>, name: 'name' | 'phone' | 'email') =>
  await context.canvas.findByLabelText(localize(context, textsByLanguage)[name], {}, slowLoadOptions);

const submit = async (context: StoryContext<PageStoryProps>) => {
  await context.userEvent.click(
    context.canvas.getByRole('button', { name: localize(context, textsByLanguage).update }),
  );
};

const meta = {
  title: 'Pages/Profile',
  component: PageStory,
  tags: ['!autodocs', 'spec'],
  parameters: { controls: { disable: true } },
  args: {
    Page: ProfilePage,
    prefetchPageData,
    area: 'account',
    pattern: paths.profile.pattern,
    path: paths.profile.to(),
    user: people.student,
    handlers: defaultAnswers,
  },
  render: renderPage,
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Only changed fields are sent (spec §5). The form then shows the saved values. */
export const SendsWhatChanged: Story = {
  args: { handlers: { ...defaultAnswers, updateProfile: createUpdateSpy({ phone: '01099999999' }) } },
  play: async (context) => {
    const { userEvent, args } = context;
    const { updated, ok } = localize(context, textsByLanguage);
    const phone = await findField(context, 'phone');
    await userEvent.clear(phone);
    await userEvent.type(phone, '01099999999');
    await submit(context);
    const dialog = await findOpenDialog('dialog');
    await expect(dialog.getByText(updated)).toBeVisible();
    await expect(args.handlers?.updateProfile).toHaveBeenCalledWith(
      expect.objectContaining({ body: { phone: '01099999999' } }),
    );
    await userEvent.click(dialog.getByRole('button', { name: ok }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), slowLoadOptions);
    await expect(await findField(context, 'phone')).toHaveValue('01099999999');
    // The form was replaced, so the focus is on the heading.
    await expect(context.canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
};

export const NothingChanged: Story = {
  args: { handlers: { ...defaultAnswers, updateProfile: fn(neverResolve) } },
  play: async (context) => {
    await findField(context, 'name');
    await submit(context);
    await expect(context.args.handlers?.updateProfile).not.toHaveBeenCalled();
  },
};

/** A new e-mail or password needs the current password (decision 26). A new password signs out other devices. */
export const NewPassword: Story = {
  args: { handlers: { ...defaultAnswers, updateProfile: createUpdateSpy({}) } },
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    const { password, confirm, current } = localize(context, textsByLanguage);
    await findField(context, 'name');
    await expect(canvas.queryByLabelText(current)).toBeNull();
    await userEvent.type(canvas.getByLabelText(password), 'nile-lantern-42');
    await userEvent.type(canvas.getByLabelText(confirm), 'nile-lantern-42');
    await userEvent.type(await canvas.findByLabelText(current), 'qalam-azraq-71{Enter}');
    const dialog = await findOpenDialog('dialog');
    const others = localize(context, {
      ar: 'تم تحديث الملف الشخصي بنجاح، وتم تسجيل خروجك من أجهزتك الأخرى.',
      en: 'Profile updated successfully. You have been logged out on your other devices.',
    });
    await expect(dialog.getByText(others)).toBeVisible();
    await expect(args.handlers?.updateProfile).toHaveBeenCalledWith(
      expect.objectContaining({
        body: {
          password: 'nile-lantern-42',
          password_confirmation: 'nile-lantern-42',
          current_password: 'qalam-azraq-71',
        },
      }),
    );
  },
};

export const PhoneIsRequired: Story = {
  args: { handlers: { ...defaultAnswers, updateProfile: fn(neverResolve) } },
  play: async (context) => {
    const phone = await findField(context, 'phone');
    await context.userEvent.clear(phone);
    await submit(context);
    const missing = localize(context, { ar: 'حقل «رقم الهاتف» مطلوب', en: 'Phone is required' });
    await expect(await context.canvas.findByText(missing)).toBeVisible();
    await expect(phone).toHaveFocus();
    await expect(context.args.handlers?.updateProfile).not.toHaveBeenCalled();
  },
};

/** Only the phone is required (spec §5). An emptied name or e-mail keeps its saved value, as its description says. */
export const EmptiedNameAndEmailStay: Story = {
  args: { handlers: { ...defaultAnswers, updateProfile: createUpdateSpy({ phone: '01099999999' }) } },
  play: async (context) => {
    const { userEvent, args, canvas } = context;
    const stays = localize(context, { ar: 'إذا تركته فارغًا يبقى كما هو.', en: 'Left empty, it stays as it is.' });
    for (const each of ['name', 'email', 'phone'] as const) {
      // Sequential, because each field needs the focus.
      // oxlint-disable-next-line no-await-in-loop
      await userEvent.clear(await findField(context, each));
    }
    await expect(await findField(context, 'name')).toHaveAccessibleDescription(stays);
    await expect(await findField(context, 'email')).toHaveAccessibleDescription(stays);
    await userEvent.type(await findField(context, 'phone'), '01099999999');
    await expect(canvas.queryByLabelText(localize(context, textsByLanguage).current)).toBeNull();
    await submit(context);
    const dialog = await findOpenDialog('dialog');
    await expect(dialog.getByText(localize(context, textsByLanguage).updated)).toBeVisible();
    await expect(args.handlers?.updateProfile).toHaveBeenCalledWith(
      expect.objectContaining({ body: { phone: '01099999999' } }),
    );
  },
};

/** Shows the dialog of spec §8, then the wrong fields. No input is lost. */
export const Refused: Story = {
  args: {
    handlers: {
      ...defaultAnswers,
      updateProfile: () =>
        new ProblemResponse(422, {
          code: 'invalid',
          message: 'Check the highlighted fields.',
          errors: { current_password: ['It is not right'] },
        }),
    },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { failed, tryAgain, current } = localize(context, textsByLanguage);
    const email = await findField(context, 'email');
    await userEvent.clear(email);
    await userEvent.type(email, 'mona@fanous.example');
    await userEvent.type(await canvas.findByLabelText(current), 'not-the-one{Enter}');
    const dialog = await findOpenDialog('alertdialog');
    await expect(dialog.getByRole('heading', { name: failed })).toBeVisible();
    await expect(dialog.getByText('Check the highlighted fields.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: tryAgain }));
    await expect(await canvas.findByText('It is not right')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText(current)).toHaveFocus());
    await expect(email).toHaveValue('mona@fanous.example');
  },
};

export const Offline: Story = {
  args: { handlers: { ...defaultAnswers, updateProfile: failOffline } },
  play: async (context) => {
    await context.userEvent.type(await findField(context, 'name'), ' أحمد');
    await submit(context);
    const dialog = await findOpenDialog('alertdialog');
    const text = localize(context, {
      ar: 'تعذّر الاتصال بالخادم. تحقّق من الإنترنت ثم أعد المحاولة.',
      en: 'The server could not be reached. Check your internet connection, then try again.',
    });
    await expect(dialog.getByText(text)).toBeVisible();
  },
};

/** Leaving with changes asks first. */
export const LeavingAsks: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const name = await findField(context, 'name');
    await userEvent.type(name, ' أحمد');
    await userEvent.click(canvas.getByRole('link', { name: localize(context, { ar: 'إلغاء', en: 'Cancel' }) }));
    const dialog = await findOpenDialog('alertdialog');
    const title = localize(context, { ar: 'المغادرة دون حفظ؟', en: 'Leave without saving?' });
    await expect(dialog.getByRole('heading', { name: title })).toBeVisible();
    const stay = localize(context, { ar: 'البقاء في الصفحة', en: 'Stay on the page' });
    await userEvent.click(dialog.getByRole('button', { name: stay }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), slowLoadOptions);
    await expect(name).toHaveValue('منى السيد أحمد');
    await userEvent.click(canvas.getByRole('link', { name: localize(context, { ar: 'إلغاء', en: 'Cancel' }) }));
    const again = await findOpenDialog('alertdialog');
    const leave = localize(context, { ar: 'المغادرة دون حفظ', en: 'Leave without saving' });
    await userEvent.click(again.getByRole('button', { name: leave }));
    await expect(await screen.findByTestId('current-path', {}, slowLoadOptions)).toHaveTextContent('/dashboard');
  },
};

export const LinksToDevices: Story = {
  play: async (context) => {
    await findField(context, 'name');
    const name = localize(context, { ar: 'أجهزتي', en: 'My devices' });
    await expect(context.canvas.getByRole('link', { name })).toHaveAttribute('href', paths.devices.to());
  },
};

export const LinksToTwoStepVerification: Story = {
  play: async (context) => {
    await findField(context, 'name');
    const name = localize(context, { ar: 'التحقق بخطوتين', en: 'Two-step verification' });
    await expect(context.canvas.getByRole('link', { name })).toHaveAttribute('href', paths.twoStep.to());
  },
};

export const LinksToPasskeys: Story = {
  play: async (context) => {
    await findField(context, 'name');
    const name = localize(context, { ar: 'مفاتيح المرور', en: 'Passkeys' });
    await expect(context.canvas.getByRole('link', { name })).toHaveAttribute('href', paths.passkeys.to());
  },
};

/** A legacy API has neither a list of devices nor two-step verification nor passkeys. */
export const WithoutDevices: Story = {
  args: {
    handlers: { ...defaultAnswers, getSettings: () => ({ ...settings, device_list: 0, two_step: 0, passkeys: 0 }) },
  },
  play: async (context) => {
    await findField(context, 'name');
    const name = localize(context, { ar: /أجهزتي|التحقق|مفاتيح/, en: /My devices|Two-step|Passkeys/ });
    await expect(context.canvas.queryByRole('link', { name })).toBeNull();
  },
};

function ProfilePageAndToast() {
  return (
    <>
      <ProfilePage />
      <LastToast />
    </>
  );
}

const unconfirmed = { ...createGetUserAnswer(people.student)(), email_confirmed_at: null };

export const EmailIsNotConfirmed: Story = {
  args: {
    Page: ProfilePageAndToast,
    handlers: { ...defaultAnswers, getUser: () => unconfirmed, requestEmailConfirmationMail: fn(() => undefined) },
  },
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    const texts = localize(context, {
      ar: { notice: /غير مؤكَّد/, send: 'إرسال الرابط', again: 'إعادة الإرسال', sent: 'أرسلنا إليك رابطًا' },
      en: { notice: /is not confirmed/, send: 'Send the link', again: 'Send again', sent: 'We have sent you a link' },
    });
    await expect(await canvas.findByText(texts.notice)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: texts.send }));
    await waitFor(() => expect(canvas.getByRole('log')).toHaveTextContent(texts.sent));
    await expect(canvas.getByRole('button', { name: texts.again })).toHaveFocus();
    await expect(args.handlers?.requestEmailConfirmationMail).toHaveBeenCalledTimes(1);
  },
};

export const LinkWasSentAMomentAgo: Story = {
  args: {
    Page: ProfilePageAndToast,
    handlers: {
      ...defaultAnswers,
      getUser: () => unconfirmed,
      requestEmailConfirmationMail: () =>
        new ProblemResponse(429, { code: 'too_many_requests', message: 'Wait 1 minute' }, 60),
    },
  },
  play: async (context) => {
    const send = localize(context, { ar: 'إرسال الرابط', en: 'Send the link' });
    await context.userEvent.click(await context.canvas.findByRole('button', { name: send }));
    await waitFor(() => expect(context.canvas.getByRole('log')).toHaveTextContent('Wait 1 minute'));
    await expect(context.canvas.getByRole('button', { name: send })).toBeVisible();
  },
};

let confirmedAt: string | null = null;
/** The e-mail was confirmed on another device. */
export const EmailWasConfirmedMeanwhile: Story = {
  beforeEach: () => {
    confirmedAt = null;
  },
  args: {
    Page: ProfilePageAndToast,
    handlers: {
      ...defaultAnswers,
      getUser: () => ({ ...unconfirmed, email_confirmed_at: confirmedAt }),
      requestEmailConfirmationMail: () => {
        confirmedAt = '2026-11-28T10:00:00.000Z';
        return new ProblemResponse(409, { code: 'email_confirmed', message: 'Your email is already confirmed.' });
      },
    },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const texts = localize(context, {
      ar: { send: 'إرسال الرابط', confirmed: 'تم تأكيد بريدك الإلكتروني' },
      en: { send: 'Send the link', confirmed: 'Your email is confirmed' },
    });
    await userEvent.click(await canvas.findByRole('button', { name: texts.send }));
    await waitFor(() => expect(canvas.getByRole('log')).toHaveTextContent(texts.confirmed));
    await waitFor(() => expect(canvas.queryByRole('button', { name: texts.send })).toBeNull());
  },
};

/** No user can confirm an e-mail where the server sends no mail. */
export const WithoutMail: Story = {
  args: {
    handlers: {
      ...defaultAnswers,
      getUser: () => unconfirmed,
      getSettings: () => ({ ...settings, email_confirmation: 0 }),
    },
  },
  play: async (context) => {
    await findField(context, 'name');
    const notice = localize(context, { ar: /غير مؤكَّد/, en: /is not confirmed/ });
    await expect(context.canvas.queryByText(notice)).toBeNull();
  },
};

export const LongName: Story = {
  args: {
    handlers: {
      ...defaultAnswers,
      getUser: createGetUserAnswer({
        ...people.student,
        name: 'عبد الرحمن محمد عبد المقصود إبراهيم الشرقاوي أبو النصر عبد اللطيف',
        email: 'abdelrahman.abdelmaqsoud.elsharqawy.abuelnasr@students.example.edu.eg',
        phone: null,
      }),
    },
  },
};

export const Loading: Story = { args: { handlers: { ...defaultAnswers, getUser: neverResolve } } };

export const Failed: Story = {
  args: {
    handlers: {
      ...defaultAnswers,
      getUser: () => new ProblemResponse(503, { code: 'unavailable', message: 'Come back' }),
    },
  },
  play: async (context) => {
    const title = localize(context, { ar: 'تعذّر تحميل بيانات المستخدم', en: 'Failed to fetch user data' });
    await expect(await context.canvas.findByText(title, {}, slowLoadOptions)).toBeVisible();
    await expect(context.canvas.getByText('Come back')).toBeVisible();
  },
};
