import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import type { Schema } from '@fanous/api-client/client';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { paths } from '../../paths.ts';
import { people } from '../../shared/stories/Api.fixtures.ts';
import {
  type ApiCall,
  type ApiHandlers,
  failOffline,
  neverResolve,
  ProblemResponse,
} from '../../shared/stories/fakeApi.ts';
import { findOpenDialog, localize, renderPage, slowLoadOptions } from '../../shared/stories/page.tsx';
import { PageStory, type PageStoryProps } from '../../shared/stories/PageStory.tsx';
import { DevicesPage } from './DevicesPage.tsx';

type Device = Schema<'ActiveSession'>;

const buildDevice = (id: number, browser: string | null, system: string | null): Device => ({
  id,
  browser,
  system,
  created_at: '2026-11-12T10:00:00.000Z',
  last_used_at: '2026-11-26T07:40:00.000Z',
  is_current: 0,
});

const current: Device = { ...buildDevice(812, 'Chrome', 'Android'), is_current: 1 };
const others = [
  buildDevice(790, 'Firefox', 'Windows'),
  buildDevice(655, 'NAVER Whale Browser', 'Android'),
  buildDevice(641, null, null),
];

/** A fake server that ends sessions. */
function createHandlers(
  devices: Device[],
  max_devices: number | null = null,
  respondToEnd: () => ProblemResponse | undefined = () => undefined,
): ApiHandlers {
  let rows = devices;
  return {
    listMySessions: () => ({ sessions: rows.slice(0, 100), total: rows.length, max_devices }),
    endMySession: fn(({ path }: ApiCall) => {
      rows = rows.filter(({ id }) => id !== Number(path['id']));
      return respondToEnd();
    }),
    endMyOtherSessions: fn(() => {
      rows = rows.filter(({ is_current }) => is_current === 1);
      return undefined;
    }),
  };
}

const textsByLanguage = {
  ar: {
    count: (count: string) => `أجهزتي، ${count}`,
    one: 'جهاز واحد',
    three: '3 أجهزة',
    four: '4 أجهزة',
    many: '140 جهازًا',
    thisDevice: 'هذا الجهاز',
    logOut: 'تسجيل الخروج',
    logOutFirefox: 'تسجيل الخروج Firefox على Windows',
    logOutOthers: 'تسجيل خروج الأجهزة الأخرى',
    unknown: 'جهاز غير معروف',
    limitOfOne: /على جهاز واحد فقط/,
    limitOfTwo: /على جهازين/,
  },
  en: {
    count: (count: string) => `My devices, ${count}`,
    one: '1 device',
    three: '3 devices',
    four: '4 devices',
    many: '140 devices',
    thisDevice: 'This device',
    logOut: 'Log out',
    logOutFirefox: 'Log out Firefox on Windows',
    logOutOthers: 'Log out all others',
    unknown: 'Unknown device',
    limitOfOne: /logged in on 1 device/,
    limitOfTwo: /logged in on 2 devices/,
  },
};

const findTable = (context: StoryContext<PageStoryProps>, count: 'one' | 'three' | 'four' | 'many') => {
  const texts = localize(context, textsByLanguage);
  return context.canvas.findByRole('region', { name: texts.count(texts[count]) }, slowLoadOptions);
};

const meta = {
  title: 'Pages/My devices',
  component: PageStory,
  tags: ['!autodocs', 'spec'],
  parameters: { controls: { disable: true } },
  args: {
    Page: DevicesPage,
    area: 'dashboard/devices',
    pattern: paths.devices.pattern,
    path: paths.devices.to(),
    user: people.student,
    handlers: createHandlers([current, ...others]),
  },
  render: renderPage,
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Listed: Story = {
  args: { handlers: createHandlers([current, ...others], 2) },
  play: async (context) => {
    const texts = localize(context, textsByLanguage);
    await expect(await findTable(context, 'four')).toBeVisible();
    await expect(context.canvas.getByText(texts.thisDevice)).toBeVisible();
    await expect(context.canvas.getByText(texts.unknown)).toBeVisible();
    await expect(context.canvas.getByText(texts.limitOfTwo)).toBeVisible();
  },
};

/** Only this device: there is nothing to log out. */
export const OnlyThisDevice: Story = {
  args: { handlers: createHandlers([current], 1) },
  play: async (context) => {
    const texts = localize(context, textsByLanguage);
    await expect(await findTable(context, 'one')).toBeVisible();
    await expect(context.canvas.getByText(texts.limitOfOne)).toBeVisible();
    await expect(context.canvas.queryByRole('button', { name: texts.logOutOthers })).toBeNull();
    await expect(context.canvas.queryByRole('button', { name: new RegExp(`^${texts.logOut}`) })).toBeNull();
  },
};

export const Many: Story = {
  args: {
    handlers: createHandlers([
      current,
      ...Array.from({ length: 139 }, (_, at) => buildDevice(600 - at, 'Chrome', 'Windows')),
    ]),
  },
  play: async (context) => {
    await expect(await findTable(context, 'many')).toBeVisible();
  },
};

/** Asks first. With the keyboard: Escape ends nothing, and the focus returns to the button. */
export const LogsOutOneDevice: Story = {
  args: { handlers: createHandlers([current, ...others]) },
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    const texts = localize(context, textsByLanguage);
    await findTable(context, 'four');
    const button = canvas.getByRole('button', { name: texts.logOutFirefox });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await findOpenDialog('alertdialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), slowLoadOptions);
    await waitFor(() => expect(button).toHaveFocus());
    await expect(args.handlers?.endMySession).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    const dialog = await findOpenDialog('alertdialog');
    await expect(dialog.getByText(/^Firefox/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: texts.logOut }));
    await expect(await findTable(context, 'three')).toBeVisible();
    await expect(args.handlers?.endMySession).toHaveBeenCalledWith(expect.objectContaining({ path: { id: '790' } }));
  },
};

async function logOutFirefox(context: StoryContext<PageStoryProps>) {
  const texts = localize(context, textsByLanguage);
  await findTable(context, 'four');
  await context.userEvent.click(context.canvas.getByRole('button', { name: texts.logOutFirefox }));
  const dialog = await findOpenDialog('alertdialog');
  await context.userEvent.click(dialog.getByRole('button', { name: texts.logOut }));
}

/** A device that was logged out meanwhile is not an error. */
export const LoggedOutMeanwhile: Story = {
  args: {
    handlers: createHandlers(
      [current, ...others],
      null,
      () => new ProblemResponse(404, { code: 'not_found', message: 'Not found' }),
    ),
  },
  play: async (context) => {
    await logOutFirefox(context);
    await expect(await findTable(context, 'three')).toBeVisible();
  },
};

export const LogsOutAllOthers: Story = {
  args: { handlers: createHandlers([current, ...others]) },
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    const texts = localize(context, textsByLanguage);
    await findTable(context, 'four');
    await userEvent.click(canvas.getByRole('button', { name: texts.logOutOthers }));
    const dialog = await findOpenDialog('alertdialog');
    await userEvent.click(dialog.getByRole('button', { name: texts.logOutOthers }));
    await expect(await findTable(context, 'one')).toBeVisible();
    await expect(args.handlers?.endMyOtherSessions).toHaveBeenCalledOnce();
    // The button was removed with the last of the other devices.
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

/** The toast of the failure is outside of the page. */
export const Offline: Story = {
  args: { handlers: { ...createHandlers([current, ...others]), endMySession: failOffline } },
  play: async (context) => {
    await logOutFirefox(context);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), slowLoadOptions);
    await expect(await findTable(context, 'four')).toBeVisible();
  },
};

export const Loading: Story = { args: { handlers: { listMySessions: neverResolve } } };

export const Failed: Story = {
  args: {
    handlers: { listMySessions: () => new ProblemResponse(503, { code: 'unavailable', message: 'Come back' }) },
  },
  play: async (context) => {
    await expect(await context.canvas.findByText('Come back', {}, slowLoadOptions)).toBeVisible();
  },
};
