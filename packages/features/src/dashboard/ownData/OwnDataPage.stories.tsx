import type { Schema } from '@fanous/api-client/client';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, waitFor } from 'storybook/test';
import { paths } from '../../paths.ts';
import { people } from '../../shared/stories/Api.fixtures.ts';
import { type ApiHandlers, failOffline, neverResolve, ProblemResponse } from '../../shared/stories/fakeApi.ts';
import { findOpenDialog, localize, renderPage, slowLoadOptions } from '../../shared/stories/page.tsx';
import { PageStory, type PageStoryProps } from '../../shared/stories/PageStory.tsx';
import { OwnDataPage } from './OwnDataPage.tsx';

type DeletionRequest = Schema<'DeletionRequest'>;

const password = 'qalam-azraq-71';

const none: DeletionRequest = {
  status: 'none',
  requested_at: null,
  refused_at: null,
  refusal_reason: null,
  own_courses_count: 0,
};
const open: DeletionRequest = { ...none, status: 'open', requested_at: '2026-11-26T10:00:00.000Z' };
const refused: DeletionRequest = {
  ...open,
  status: 'refused',
  refused_at: '2026-11-27T10:00:00.000Z',
  refusal_reason: 'راسلنا أولًا: لم تصلنا صورة إيصال الدورة الأخيرة بعد.',
};

const ownData: Schema<'OwnData'> = {
  exported_at: '2026-11-28T10:00:00.000Z',
  account: {
    ...people.student,
    biography: null,
    email_confirmed_at: null,
    updated_at: people.student.created_at,
  },
  two_step: { is_on: 0, turned_on_at: null, recovery_codes_left: 0 },
  deletion_request: null,
  subscriptions: [],
  created_courses: [],
  quiz_results: [],
  video_progress: [],
  summaries: [
    {
      id: 11,
      lecture_name: 'المحاضرة الأولى',
      course_name: 'الجبر',
      file_size: 1_000,
      pdf_path: '/media/1.pdf',
      created_at: '2026-11-20T10:00:00.000Z',
    },
  ],
  reactions: [],
  summary_reports: [],
  sessions: [],
  passkeys: [],
  devices: [],
  notifications: [],
  audit_entries: [],
};

/** A fake server with one password. */
function createHandlers(start: DeletionRequest): ApiHandlers {
  let state = start;
  const check = (body: unknown) =>
    (body as { current_password: string }).current_password === password
      ? undefined
      : new ProblemResponse(422, {
          code: 'invalid',
          message: 'Invalid',
          errors: { current_password: ['Wrong password'] },
        });
  return {
    getMyDeletionRequest: () => state,
    requestDeletion: fn(({ body }) => {
      const problem = check(body);
      if (!problem) state = open;
      return problem;
    }),
    withdrawDeletionRequest: fn(() => {
      state = none;
      return undefined;
    }),
    exportMyData: fn(({ body }) => check(body) ?? ownData),
  };
}

const textsByLanguage = {
  ar: {
    download: 'تنزيل بياناتك',
    submitDownload: 'تنزيل',
    ask: 'طلب حذف الحساب',
    withdraw: 'سحب الطلب',
    password: 'كلمة المرور الحالية',
    heading: 'حذف حسابك',
    open: /^طلبت حذف حسابك في 26 نوفمبر 2026/,
    refused: /^رُفض طلبك في 27 نوفمبر 2026/,
    courses: /^تملك 3 دورات/,
  },
  en: {
    download: 'Download your data',
    submitDownload: 'Download',
    ask: 'Request account deletion',
    withdraw: 'Withdraw the request',
    password: 'Current password',
    heading: 'Delete your account',
    open: /^You requested the deletion of your account on November 26, 2026/,
    refused: /^Your request was refused on November 27, 2026/,
    courses: /^You own 3 courses/,
  },
};

const meta = {
  title: 'Pages/My data',
  component: PageStory,
  tags: ['!autodocs', 'spec'],
  parameters: { controls: { disable: true } },
  args: {
    Page: OwnDataPage,
    area: 'dashboard/ownData',
    pattern: paths.ownData.pattern,
    path: paths.ownData.to(),
    user: people.student,
    handlers: createHandlers(none),
  },
  render: renderPage,
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = StoryContext<PageStoryProps>;

/** Opens the dialog of a button, and enters a password. */
async function enterPassword(context: Context, button: string, given: string) {
  const texts = localize(context, textsByLanguage);
  await context.userEvent.click(await context.canvas.findByRole('button', { name: button }, slowLoadOptions));
  const dialog = await findOpenDialog('dialog');
  await context.userEvent.type(dialog.getByLabelText(texts.password), `${given}{Enter}`);
  return dialog;
}

export const NoRequest: Story = {
  args: { handlers: createHandlers(none) },
  play: async (context) => {
    const { ask } = localize(context, textsByLanguage);
    await expect(await context.canvas.findByRole('button', { name: ask }, slowLoadOptions)).toBeVisible();
  },
};

/** The file has full links to the summaries. */
export const Downloaded: Story = {
  args: { handlers: createHandlers(none) },
  play: async (context) => {
    const texts = localize(context, textsByLanguage);
    let content: Blob | undefined;
    const createObjectURL = spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      content = blob as Blob;
      return '#';
    });
    await enterPassword(context, texts.download, password);
    await waitFor(() => expect(createObjectURL).toHaveBeenCalledOnce(), slowLoadOptions);
    createObjectURL.mockRestore();
    const data = JSON.parse((await content?.text()) ?? '') as Schema<'OwnData'>;
    await expect(data.summaries[0]?.pdf_path).toMatch(/^http.*\/media\/1\.pdf$/);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), slowLoadOptions);
    await waitFor(() => expect(context.canvas.getByRole('button', { name: texts.download })).toHaveFocus());
  },
};

export const WrongPassword: Story = {
  args: { handlers: createHandlers(none) },
  play: async (context) => {
    const texts = localize(context, textsByLanguage);
    const dialog = await enterPassword(context, texts.download, 'another-one-9');
    await expect(await dialog.findByText('Wrong password', {}, slowLoadOptions)).toBeVisible();
    await waitFor(() => expect(dialog.getByLabelText(texts.password)).toHaveFocus());
  },
};

/** The focus goes to the heading, because the pressed button is gone. */
export const AskedAndWithdrawn: Story = {
  args: { handlers: createHandlers(none) },
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    const texts = localize(context, textsByLanguage);
    await enterPassword(context, texts.ask, password);
    await expect(await canvas.findByText(texts.open, {}, slowLoadOptions)).toBeVisible();
    const heading = canvas.getByRole('heading', { name: texts.heading });
    await waitFor(() => expect(heading).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: texts.withdraw }));
    await expect(await canvas.findByRole('button', { name: texts.ask }, slowLoadOptions)).toBeVisible();
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(args.handlers?.withdrawDeletionRequest).toHaveBeenCalledOnce();
  },
};

export const Requested: Story = {
  args: { handlers: createHandlers(open) },
  play: async (context) => {
    const texts = localize(context, textsByLanguage);
    await expect(await context.canvas.findByText(texts.open, {}, slowLoadOptions)).toBeVisible();
    await expect(context.canvas.queryByRole('button', { name: texts.ask })).toBeNull();
  },
};

export const Refused: Story = {
  args: { handlers: createHandlers(refused) },
  play: async (context) => {
    const texts = localize(context, textsByLanguage);
    await expect(await context.canvas.findByText(texts.refused, {}, slowLoadOptions)).toBeVisible();
    await expect(context.canvas.getByText(refused.refusal_reason ?? '')).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: texts.ask })).toBeVisible();
  },
};

export const OwnerOfCourses: Story = {
  args: { user: people.teacher, handlers: createHandlers({ ...none, own_courses_count: 3 }) },
  play: async (context) => {
    const texts = localize(context, textsByLanguage);
    await expect(await context.canvas.findByText(texts.courses, {}, slowLoadOptions)).toBeVisible();
    await expect(context.canvas.queryByRole('button', { name: texts.ask })).toBeNull();
  },
};

/** The dialog shows the reason in the field. */
export const Offline: Story = {
  args: { handlers: { ...createHandlers(none), requestDeletion: failOffline } },
  play: async (context) => {
    const texts = localize(context, textsByLanguage);
    const dialog = await enterPassword(context, texts.ask, password);
    await waitFor(() => expect(dialog.getByLabelText(texts.password)).toHaveAttribute('aria-invalid', 'true'));
  },
};

export const Loading: Story = { args: { handlers: { getMyDeletionRequest: neverResolve } } };

export const Failed: Story = {
  args: {
    handlers: { getMyDeletionRequest: () => new ProblemResponse(503, { code: 'unavailable', message: 'Come back' }) },
  },
  play: async (context) => {
    await expect(await context.canvas.findByText('Come back', {}, slowLoadOptions)).toBeVisible();
  },
};
