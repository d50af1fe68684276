import type { GetUserResult } from '@fanous/api-client/generated/queries.ts';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { paths } from '../../paths.ts';
import { type ApiCall, neverResolve, ProblemResponse } from '../../shared/stories/fakeApi.ts';
import { people, settings } from '../../shared/stories/Api.fixtures.ts';
import { findCurrentPath, slowLoadOptions, findOpenDialog, renderPage, localize } from '../../shared/stories/page.tsx';
import { PageStory, type PageStoryProps } from '../../shared/stories/PageStory.tsx';
import { CreateUserPage } from './CreateUserPage.tsx';
import { EditUserPage } from './EditUserPage.tsx';

const { teacher } = people;
const detail: GetUserResult = {
  ...teacher,
  number_of_purchased_courses: 0,
  number_of_created_courses: 1,
  purchased_courses: [],
  created_courses: [],
};

const textsByLanguage = {
  ar: {
    name: 'الاسم الكامل',
    email: 'البريد الإلكتروني',
    phone: 'رقم الهاتف (اختياري)',
    password: 'كلمة المرور',
    confirm: 'تأكيد كلمة المرور',
    newPassword: 'كلمة المرور الجديدة (اختياري)',
    teacher: 'مدرّس',
    role: 'الدور',
    add: 'إضافة مستخدم',
    save: 'حفظ',
    cancel: 'إلغاء',
    tryAgain: 'إعادة المحاولة',
    ok: 'حسنًا',
  },
  en: {
    name: 'Full name',
    email: 'Email',
    phone: 'Phone (optional)',
    password: 'Password',
    confirm: 'Confirm password',
    newPassword: 'New password (optional)',
    teacher: 'Teacher',
    role: 'Role',
    add: 'Add user',
    save: 'Save',
    cancel: 'Cancel',
    tryAgain: 'TRY AGAIN',
    ok: 'OK',
  },
};

const meta = {
  title: 'Pages/User form',
  component: PageStory,
  tags: ['!autodocs', 'spec'],
  parameters: { controls: { disable: true } },
  args: {
    Page: CreateUserPage,
    area: 'dashboard/users',
    pattern: paths.createUser.pattern,
    path: paths.createUser.to(),
    user: people.admin,
    handlers: { getSettings: () => settings },
  },
  render: renderPage,
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const editing = (answers: PageStoryProps['handlers'], user = people.admin) =>
  ({
    Page: EditUserPage,
    pattern: paths.editUser.pattern,
    path: paths.editUser.to({ id: teacher.id }),
    user,
    handlers: { getSettings: () => settings, getUser: () => detail, ...answers },
  }) satisfies Partial<PageStoryProps>;

/** Fills in and submits a new teacher. */
async function add(context: StoryContext<PageStoryProps>) {
  const { canvas, userEvent } = context;
  const texts = localize(context, textsByLanguage);
  await userEvent.type(await canvas.findByRole('textbox', { name: texts.name }), '  حسام قنديل ');
  await userEvent.type(canvas.getByRole('textbox', { name: texts.email }), 'hossam@example.com');
  await userEvent.click(canvas.getByRole('radio', { name: texts.teacher }));
  await userEvent.type(canvas.getByLabelText(texts.password), 'nile-lantern-42');
  await userEvent.type(canvas.getByLabelText(texts.confirm), 'nile-lantern-42');
  await userEvent.click(canvas.getByRole('button', { name: texts.add }));
}

const created = fn((_call: ApiCall) => teacher);
export const Created: Story = {
  args: { handlers: { getSettings: () => settings, createUser: created } },
  play: async (context) => {
    created.mockClear();
    await add(context);
    const dialog = await findOpenDialog('dialog');
    const done = { ar: 'تم إنشاء المستخدم بنجاح', en: 'User created successfully' };
    await expect(dialog.getByText(localize(context, done))).toBeVisible();
    await expect(created.mock.calls[0]?.[0].body).toEqual({
      name: 'حسام قنديل',
      email: 'hossam@example.com',
      role: 'teacher',
      password: 'nile-lantern-42',
      password_confirmation: 'nile-lantern-42',
    });
    await context.userEvent.click(dialog.getByRole('button', { name: localize(context, textsByLanguage).ok }));
    await expect(await findCurrentPath()).toBe('/dashboard/users');
  },
};

/** First the error dialog, then the error at the field. Input is kept. */
export const RefusedByTheServer: Story = {
  args: {
    handlers: {
      getSettings: () => settings,
      createUser: () =>
        new ProblemResponse(422, {
          code: 'invalid',
          message: 'Check the fields',
          errors: { email: ['Taken already'] },
        }),
    },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const texts = localize(context, textsByLanguage);
    await add(context);
    const dialog = await findOpenDialog('alertdialog');
    const title = localize(context, { ar: 'Check the fields', en: 'CHECK THE FIELDS' });
    await expect(dialog.getByRole('heading', { name: title })).toBeVisible();
    const text = { ar: 'تعذّر إنشاء المستخدم', en: 'There was a problem creating the user' };
    await expect(dialog.getByText(localize(context, text))).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: texts.tryAgain }));
    const email = canvas.getByRole('textbox', { name: texts.email });
    await waitFor(() => expect(email).toHaveFocus(), slowLoadOptions);
    await expect(email).toHaveAccessibleDescription(/Taken already/);
    await expect(email).toHaveValue('hossam@example.com');
    await expect(canvas.getByLabelText(texts.password)).toHaveValue('nile-lantern-42');
  },
};

export const NothingFilledIn: Story = {
  args: { handlers: { getSettings: () => settings, createUser: fn(neverResolve) } },
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await userEvent.click(await canvas.findByRole('button', { name: localize(context, textsByLanguage).add }));
    const first = localize(context, { ar: 'حقل «الاسم الكامل» مطلوب', en: 'Full name is required' });
    await expect(await canvas.findAllByText(first)).not.toHaveLength(0);
    await expect(args.handlers?.createUser).not.toHaveBeenCalled();
  },
};

export const LeavingAsks: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const texts = localize(context, textsByLanguage);
    await userEvent.type(await canvas.findByRole('textbox', { name: texts.name }), 'ح');
    await userEvent.click(canvas.getByRole('link', { name: texts.cancel }));
    const leave = localize(context, { ar: 'المغادرة دون حفظ', en: 'Leave without saving' });
    await userEvent.click((await findOpenDialog('alertdialog')).getByRole('button', { name: leave }));
    await expect(await findCurrentPath()).toBe('/dashboard/users');
  },
};

const updated = fn((_call: ApiCall) => teacher);
export const OnlyChangesAreSent: Story = {
  args: editing({ updateUser: updated }),
  play: async (context) => {
    updated.mockClear();
    const { canvas, userEvent } = context;
    const texts = localize(context, textsByLanguage);
    await userEvent.clear(await canvas.findByRole('textbox', { name: texts.phone }));
    await userEvent.click(canvas.getByRole('button', { name: texts.save }));
    const done = { ar: 'تم تحديث المستخدم بنجاح', en: 'User updated successfully' };
    await expect((await findOpenDialog('dialog')).getByText(localize(context, done))).toBeVisible();
    await expect(updated.mock.calls[0]?.[0].body).toEqual({ phone: '' });
  },
};

/** Arabic digits, spaces and +20 are accepted. The server gets one form of the number. */
export const PhoneIsSentInOneForm: Story = {
  args: editing({ updateUser: updated }),
  play: async (context) => {
    updated.mockClear();
    const { canvas, userEvent } = context;
    const texts = localize(context, textsByLanguage);
    const phone = await canvas.findByRole('textbox', { name: texts.phone });
    await userEvent.clear(phone);
    await userEvent.type(phone, '+٢٠ ١٠٩ ٨٧٦ ٥٤٣٢');
    await expect(canvas.getAllByText(localize(context, { ar: 'فودافون', en: 'Vodafone' }))[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: texts.save }));
    await findOpenDialog('dialog');
    await expect(updated.mock.calls[0]?.[0].body).toEqual({ phone: '01098765432' });
  },
};

export const NoChanges: Story = {
  args: editing({ updateUser: fn(neverResolve) }),
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await userEvent.click(await canvas.findByRole('button', { name: localize(context, textsByLanguage).save }));
    const none = localize(context, { ar: 'لا توجد تغييرات لحفظها', en: 'No changes detected' });
    await expect((await findOpenDialog('alertdialog')).getByText(none)).toBeVisible();
    await expect(args.handlers?.updateUser).not.toHaveBeenCalled();
  },
};

export const UpdateRefused: Story = {
  args: editing({ updateUser: () => new ProblemResponse(409, { code: 'last_admin', message: 'The last admin' }) }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(await canvas.findByRole('textbox', { name: localize(context, textsByLanguage).name }), 'ي');
    await userEvent.click(canvas.getByRole('button', { name: localize(context, textsByLanguage).save }));
    const text = { ar: 'تعذّر تحديث المستخدم', en: 'There was a problem updating the user' };
    await expect((await findOpenDialog('alertdialog')).getByText(localize(context, text))).toBeVisible();
  },
};

/** spec §2: the role selector is hidden for a limited admin who edits. */
export const AsLimitedAdmin: Story = {
  args: editing({}, { ...people.admin, is_limited: 1 }),
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByRole('textbox', { name: localize(context, textsByLanguage).name })).toHaveValue(
      teacher.name,
    );
    await expect(canvas.queryByRole('radiogroup')).toBeNull();
  },
};

/** A full admin's form is refused before it is shown (decision 6). */
export const AdminAsLimitedAdmin: Story = {
  args: editing({ getUser: () => ({ ...detail, ...people.admin }) }, { ...people.admin, id: 99, is_limited: 1 }),
  play: async (context) => {
    const { canvas } = context;
    const title = localize(context, { ar: 'غير مسموح', en: 'Not allowed' });
    await expect(await canvas.findByRole('heading', { name: title })).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const LoadingFails: Story = {
  args: editing({ getUser: () => new ProblemResponse(503, { code: 'unavailable', message: 'Come back' }) }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const text = localize(context, { ar: 'تعذّر تحميل بيانات المستخدم', en: 'Failed to fetch user data' });
    const dialog = await findOpenDialog('alertdialog');
    await expect(dialog.getByText(text)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: localize(context, textsByLanguage).ok }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(await canvas.findByText('Come back', {}, slowLoadOptions)).toBeVisible();
  },
};

export const NotThere: Story = {
  args: editing({ getUser: () => new ProblemResponse(404, { code: 'not_found', message: 'Nobody' }) }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(
      (await findOpenDialog('alertdialog')).getByRole('button', { name: localize(context, textsByLanguage).ok }),
    );
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getAllByRole('heading')).toHaveLength(1);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      localize(context, { ar: 'الصفحة غير موجودة', en: 'Page not found' }),
    );
    await expect(
      canvas.getByRole('link', {
        name: localize(context, { ar: 'الذهاب إلى لوحة التحكم', en: 'Go to the dashboard' }),
      }),
    ).toHaveAttribute('href', paths.dashboard.to());
  },
};

export const Loading: Story = { args: editing({ getUser: neverResolve }) };

export const EmailIsConfirmed: Story = {
  args: editing({ getUser: () => ({ ...detail, email_confirmed_at: '2026-11-28T10:00:00.000Z' }) }),
  play: async (context) => {
    const email = await context.canvas.findByRole('textbox', { name: localize(context, textsByLanguage).email });
    const texts = { ar: /^أكّده المستخدم في 28 نوفمبر 2026/, en: /^Confirmed by the user on Nov/ };
    await waitFor(() => expect(email).toHaveAccessibleDescription(localize(context, texts)));
  },
};

export const EmailIsNotConfirmed: Story = {
  args: editing({ getUser: () => ({ ...detail, email_confirmed_at: null }) }),
  play: async (context) => {
    const email = await context.canvas.findByRole('textbox', { name: localize(context, textsByLanguage).email });
    const texts = { ar: 'لم يؤكده المستخدم.', en: 'Not confirmed by the user.' };
    await waitFor(() => expect(email).toHaveAccessibleDescription(localize(context, texts)));
  },
};
