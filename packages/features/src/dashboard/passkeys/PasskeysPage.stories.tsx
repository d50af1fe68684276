import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import type { Schema } from '@fanous/api-client/client';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { paths } from '../../paths.ts';
import { cancelled, mockBrowserDialog, passkeyCreationOptions } from '../../shared/passkeys/Passkeys.fixtures.ts';
import { people, settings } from '../../shared/stories/Api.fixtures.ts';
import {
  type ApiCall,
  type ApiHandlers,
  failOffline,
  neverResolve,
  ProblemResponse,
} from '../../shared/stories/fakeApi.ts';
import { findOpenDialog, localize, renderPage, slowLoadOptions } from '../../shared/stories/page.tsx';
import { PageStory, type PageStoryProps } from '../../shared/stories/PageStory.tsx';
import { PasskeysPage } from './PasskeysPage.tsx';

type Passkey = Schema<'Passkey'>;

const password = 'qalam-azraq-71';
const phone: Passkey = {
  id: 7,
  name: 'هاتفي',
  created_at: '2026-11-12T10:00:00.000Z',
  last_used_at: '2026-11-26T07:40:00.000Z',
};
const laptop: Passkey = { id: 9, name: 'MacBook Air', created_at: '2026-11-20T10:00:00.000Z', last_used_at: null };

/** A fake server with passkeys. */
function createHandlers(
  passkeys: Passkey[],
  setupProblem: (body: unknown) => ProblemResponse | undefined = () => undefined,
): ApiHandlers {
  let rows = passkeys;
  return {
    getSettings: () => settings,
    listMyPasskeys: () => ({ passkeys: rows, max_passkeys: 10 }),
    startPasskeySetup: fn(({ body }: ApiCall) => setupProblem(body) ?? passkeyCreationOptions),
    addPasskey: fn(({ body }: ApiCall) => {
      const added = { ...laptop, id: 30, name: (body as { name: string }).name };
      rows = [...rows, added];
      return added;
    }),
    renamePasskey: fn(({ body, path }: ApiCall) => {
      const { name } = body as { name: string };
      rows = rows.map((row) => (row.id === Number(path['id']) ? { ...row, name } : row));
      return undefined;
    }),
    deletePasskey: fn(({ path }: ApiCall) => {
      rows = rows.filter(({ id }) => id !== Number(path['id']));
      return undefined;
    }),
  };
}

const textsByLanguage = {
  ar: {
    count: (count: string) => `مفاتيح المرور، ${count}`,
    one: 'مفتاح واحد',
    two: 'مفتاحان',
    ten: '10 مفاتيح',
    none: 'ليس لديك مفاتيح مرور',
    add: 'إضافة مفتاح مرور',
    name: 'الاسم',
    password: 'كلمة المرور الحالية',
    code: 'الرمز',
    renamePhone: 'تغيير الاسم هاتفي',
    deletePhone: 'حذف هاتفي',
    delete: 'حذف',
    notCreated: /^لم يُنشأ مفتاح مرور/,
    onDevice: /^يوجد بالفعل مفتاح مرور/,
    full: /^بلغت الحد الأقصى/,
    unsupported: /^لا يدعم متصفحك/,
    notOffered: 'لا يتيح هذا الخادم مفاتيح المرور.',
  },
  en: {
    count: (count: string) => `Passkeys, ${count}`,
    one: '1 passkey',
    two: '2 passkeys',
    ten: '10 passkeys',
    none: 'You have no passkeys',
    add: 'Add a passkey',
    name: 'Name',
    password: 'Current password',
    code: 'Code',
    renamePhone: 'Rename هاتفي',
    deletePhone: 'Delete هاتفي',
    delete: 'Delete',
    notCreated: /^No passkey was created/,
    onDevice: /^This device already has/,
    full: /^You have the maximum/,
    unsupported: /^Your browser does not support passkeys/,
    notOffered: 'This server does not offer passkeys.',
  },
};

type Context = StoryContext<PageStoryProps>;

const findTable = (context: Context, count: 'one' | 'two' | 'ten') => {
  const texts = localize(context, textsByLanguage);
  return context.canvas.findByRole('region', { name: texts.count(texts[count]) }, slowLoadOptions);
};

/** Opens the dialog, fills it in and sends it by Enter. */
async function fillDialog(context: Context) {
  const { canvas, userEvent } = context;
  const texts = localize(context, textsByLanguage);
  await userEvent.click(await canvas.findByRole('button', { name: texts.add }, slowLoadOptions));
  const dialog = await findOpenDialog('dialog');
  await waitFor(() => expect(dialog.getByLabelText(texts.name)).toHaveFocus());
  await userEvent.keyboard('My laptop');
  await userEvent.type(dialog.getByLabelText(texts.password), `${password}{Enter}`);
  return dialog;
}

const meta = {
  title: 'Pages/Passkeys',
  component: PageStory,
  tags: ['!autodocs', 'spec'],
  parameters: { controls: { disable: true } },
  args: {
    Page: PasskeysPage,
    area: 'dashboard/passkeys',
    pattern: paths.passkeys.pattern,
    path: paths.passkeys.to(),
    user: people.student,
    handlers: createHandlers([phone, laptop]),
  },
  beforeEach: () => mockBrowserDialog('create'),
  render: renderPage,
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Listed: Story = {
  play: async (context) => {
    await expect(await findTable(context, 'two')).toBeVisible();
    await expect(context.canvas.getByText('MacBook Air')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { handlers: createHandlers([]) },
  play: async (context) => {
    const { none } = localize(context, textsByLanguage);
    await expect(await context.canvas.findByText(none, {}, slowLoadOptions)).toBeVisible();
  },
};

export const AddsOne: Story = {
  args: { handlers: createHandlers([phone]) },
  play: async (context) => {
    await fillDialog(context);
    await expect(await findTable(context, 'two')).toBeVisible();
    await expect(context.canvas.getByText('My laptop')).toBeVisible();
    await expect(context.args.handlers?.startPasskeySetup).toHaveBeenCalledWith(
      expect.objectContaining({ body: { current_password: password } }),
    );
    await expect(context.args.handlers?.addPasskey).toHaveBeenCalledWith(
      expect.objectContaining({
        body: expect.objectContaining({ name: 'My laptop', credential_id: 'Y3JlZGVudGlhbA' }),
      }),
    );
  },
};

/** An account with two-step verification gives a code as well. */
export const AddsOneWithCode: Story = {
  args: {
    handlers: createHandlers([phone], (body) =>
      (body as { code?: string }).code === '123456'
        ? undefined
        : new ProblemResponse(422, { code: 'invalid', message: 'Invalid', errors: { code: ['Required'] } }),
    ),
  },
  play: async (context) => {
    const dialog = await fillDialog(context);
    const { code } = localize(context, textsByLanguage);
    await waitFor(() => expect(dialog.getByLabelText(code)).toHaveFocus(), slowLoadOptions);
    await context.userEvent.keyboard('123456{Enter}');
    await expect(await findTable(context, 'two')).toBeVisible();
  },
};

export const WrongPassword: Story = {
  args: {
    handlers: createHandlers(
      [phone],
      () => new ProblemResponse(422, { code: 'invalid', message: 'Invalid', errors: { current_password: ['Wrong'] } }),
    ),
  },
  play: async (context) => {
    const dialog = await fillDialog(context);
    await expect(await dialog.findByText('Wrong')).toBeVisible();
  },
};

/** The next try asks the browser again, and the server for nothing. */
export const Cancelled: Story = {
  args: { handlers: createHandlers([phone]) },
  beforeEach: () => mockBrowserDialog('create', cancelled(), true),
  play: async (context) => {
    const dialog = await fillDialog(context);
    const texts = localize(context, textsByLanguage);
    await expect(await dialog.findByText(texts.notCreated)).toBeVisible();
    await context.userEvent.type(dialog.getByLabelText(texts.password), '{Enter}');
    await expect(await findTable(context, 'two')).toBeVisible();
    await expect(context.args.handlers?.startPasskeySetup).toHaveBeenCalledOnce();
  },
};

export const AlreadyOnDevice: Story = {
  args: { handlers: createHandlers([phone]) },
  beforeEach: () => mockBrowserDialog('create', new DOMException('It exists.', 'InvalidStateError')),
  play: async (context) => {
    const dialog = await fillDialog(context);
    await expect(await dialog.findByText(localize(context, textsByLanguage).onDevice)).toBeVisible();
  },
};

export const TookTooLong: Story = {
  args: {
    handlers: {
      ...createHandlers([phone]),
      addPasskey: () => new ProblemResponse(410, { code: 'passkey_setup_ended', message: 'It took too long' }),
    },
  },
  play: async (context) => {
    const dialog = await fillDialog(context);
    await expect(await dialog.findByText('It took too long')).toBeVisible();
  },
};

export const Offline: Story = {
  args: { handlers: { ...createHandlers([phone]), startPasskeySetup: failOffline } },
  play: async (context) => {
    const dialog = await fillDialog(context);
    const unreachable = localize(context, { ar: /^تعذّر الاتصال بالخادم/, en: /^The server could not be reached/ });
    await expect(await dialog.findByText(unreachable)).toBeVisible();
  },
};

/** With the keyboard. */
export const RenamesOne: Story = {
  args: { handlers: createHandlers([phone, laptop]) },
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    const texts = localize(context, textsByLanguage);
    await findTable(context, 'two');
    canvas.getByRole('button', { name: texts.renamePhone }).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await findOpenDialog('dialog');
    const field = dialog.getByLabelText(texts.name);
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue('هاتفي');
    await userEvent.clear(field);
    await userEvent.keyboard('الهاتف القديم{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), slowLoadOptions);
    await expect(await canvas.findByText('الهاتف القديم')).toBeVisible();
    await expect(args.handlers?.renamePasskey).toHaveBeenCalledWith(expect.objectContaining({ path: { id: '7' } }));
  },
};

/** Asks first. Escape deletes nothing. */
export const DeletesOne: Story = {
  args: { handlers: createHandlers([phone, laptop]) },
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    const texts = localize(context, textsByLanguage);
    await findTable(context, 'two');
    const button = canvas.getByRole('button', { name: texts.deletePhone });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await findOpenDialog('alertdialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), slowLoadOptions);
    await waitFor(() => expect(button).toHaveFocus());
    await expect(args.handlers?.deletePasskey).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    const dialog = await findOpenDialog('alertdialog');
    await userEvent.click(dialog.getByRole('button', { name: texts.delete }));
    const table = await findTable(context, 'one');
    await waitFor(() => expect(table).toContainElement(document.activeElement as HTMLElement));
  },
};

/** A passkey that was deleted meanwhile is not an error. */
export const DeletedMeanwhile: Story = {
  args: {
    handlers: {
      ...createHandlers([phone]),
      deletePasskey: () => new ProblemResponse(404, { code: 'not_found', message: 'Not found' }),
    },
  },
  play: async (context) => {
    const texts = localize(context, textsByLanguage);
    await findTable(context, 'one');
    await context.userEvent.click(context.canvas.getByRole('button', { name: texts.deletePhone }));
    const dialog = await findOpenDialog('alertdialog');
    await context.userEvent.click(dialog.getByRole('button', { name: texts.delete }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), slowLoadOptions);
    await expect(within(document.body).queryByText('Not found')).toBeNull();
  },
};

export const Full: Story = {
  args: {
    handlers: createHandlers(Array.from({ length: 10 }, (_, at) => ({ ...laptop, id: at + 1, name: `Key ${at + 1}` }))),
  },
  play: async (context) => {
    const texts = localize(context, textsByLanguage);
    await expect(await findTable(context, 'ten')).toBeVisible();
    await expect(context.canvas.getByText(texts.full)).toBeVisible();
    await expect(context.canvas.queryByRole('button', { name: texts.add })).toBeNull();
  },
};

export const UnsupportedBrowser: Story = {
  beforeEach: () => {
    const descriptor = Object.getOwnPropertyDescriptor(window, 'PublicKeyCredential');
    Reflect.deleteProperty(window, 'PublicKeyCredential');
    return () => {
      if (descriptor) Object.defineProperty(window, 'PublicKeyCredential', descriptor);
    };
  },
  play: async (context) => {
    const texts = localize(context, textsByLanguage);
    await expect(await context.canvas.findByText(texts.unsupported, {}, slowLoadOptions)).toBeVisible();
    await expect(context.canvas.queryByRole('button', { name: texts.add })).toBeNull();
  },
};

/** Passkeys from before can still be deleted. */
export const ServerOffersNone: Story = {
  args: { handlers: { ...createHandlers([phone]), getSettings: () => ({ ...settings, passkeys: 0 }) } },
  play: async (context) => {
    const texts = localize(context, textsByLanguage);
    await expect(await context.canvas.findByText(texts.notOffered, {}, slowLoadOptions)).toBeVisible();
    await expect(await findTable(context, 'one')).toBeVisible();
    await expect(context.canvas.queryByRole('button', { name: texts.add })).toBeNull();
  },
};

export const Loading: Story = { args: { handlers: { ...createHandlers([]), listMyPasskeys: neverResolve } } };

export const Failed: Story = {
  args: {
    handlers: {
      ...createHandlers([]),
      listMyPasskeys: () => new ProblemResponse(503, { code: 'unavailable', message: 'Come back' }),
    },
  },
  play: async (context) => {
    await expect(await context.canvas.findByText('Come back', {}, slowLoadOptions)).toBeVisible();
  },
};
