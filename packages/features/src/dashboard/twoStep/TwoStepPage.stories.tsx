import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, waitFor } from 'storybook/test';
import { paths } from '../../paths.ts';
import { people } from '../../shared/stories/Api.fixtures.ts';
import { type ApiHandlers, failOffline, neverResolve, ProblemResponse } from '../../shared/stories/fakeApi.ts';
import { findOpenDialog, localize, renderPage, slowLoadOptions } from '../../shared/stories/page.tsx';
import { PageStory, type PageStoryProps } from '../../shared/stories/PageStory.tsx';
import { TwoStepPage } from './TwoStepPage.tsx';

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const recoveryCodes = Array.from({ length: 10 }, (_, at) => `b7q${'mnpqrstuvw'[at]}-2xke-4hfa-tz3n`);
const password = 'qalam-azraq-71';

const off = { is_on: 0, is_required: 0, turned_on_at: null, recovery_codes_left: 0 } as const;
const on = { ...off, is_on: 1, turned_on_at: '2026-11-12T10:00:00.000Z', recovery_codes_left: 9 } as const;

/** A fake server on which it can be turned on and off. The code 123456 is right. */
function createHandlers(start: typeof off | typeof on): ApiHandlers {
  let state: typeof off | typeof on = start;
  const check = (body: unknown) =>
    (body as { code: string }).code === '123456'
      ? undefined
      : new ProblemResponse(422, { code: 'invalid', message: 'Invalid', errors: { code: ['Wrong code'] } });
  return {
    getMyTwoStep: () => state,
    startTwoStepSetup: () => ({
      secret,
      url: `otpauth://totp/Fanous:mona%40example.com?issuer=Fanous&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
    }),
    turnOnTwoStep: fn(({ body }) => {
      const problem = check(body);
      if (!problem) state = on;
      return problem ?? { recovery_codes: recoveryCodes };
    }),
    turnOffTwoStep: fn(({ body }) => {
      const problem = check(body);
      if (!problem) state = off;
      return problem;
    }),
    replaceRecoveryCodes: fn(({ body }) => check(body) ?? { recovery_codes: recoveryCodes }),
  };
}

const textsByLanguage = {
  ar: {
    title: 'التحقق بخطوتين',
    turnOn: 'تفعيل',
    qrCode: 'رمز QR يحتوي على المفتاح',
    password: 'كلمة المرور الحالية',
    code: 'الرمز',
    saveCodes: 'احفظ رموز الاسترداد',
    copy: 'نسخ',
    copied: 'تم نسخ الرموز',
    download: 'تنزيل',
    saved: 'حفظتها',
    left: 'بقيت 9 رموز استرداد.',
    noneLeft: /^لم تبقَ لديك رموز/,
    newCodes: 'رموز استرداد جديدة',
    create: 'إنشاء الرموز',
    turnOff: 'إيقاف',
    useRecoveryCode: 'استخدام رمز استرداد',
    useApp: 'استخدام التطبيق',
    recoveryCode: 'رمز الاسترداد',
    required: /^يلزم تفعيل التحقق/,
  },
  en: {
    title: 'Two-step verification',
    turnOn: 'Turn on',
    qrCode: 'QR code with the key',
    password: 'Current password',
    code: 'Code',
    saveCodes: 'Save your recovery codes',
    copy: 'Copy',
    copied: 'The codes were copied',
    download: 'Download',
    saved: 'I have saved them',
    left: '9 recovery codes are left.',
    noneLeft: /^No recovery codes are left/,
    newCodes: 'New recovery codes',
    create: 'Create codes',
    turnOff: 'Turn off',
    useRecoveryCode: 'Use a recovery code',
    useApp: 'Use the app',
    recoveryCode: 'Recovery code',
    required: /^Your account has to use/,
  },
};

const meta = {
  title: 'Pages/Two-step verification',
  component: PageStory,
  tags: ['!autodocs', 'spec'],
  parameters: { controls: { disable: true } },
  args: {
    Page: TwoStepPage,
    area: 'dashboard/twoStep',
    pattern: paths.twoStep.pattern,
    path: paths.twoStep.to(),
    user: people.teacher,
  },
  render: renderPage,
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = StoryContext<PageStoryProps>;

const pressButton = async (context: Context, name: string) =>
  context.userEvent.click(await context.canvas.findByRole('button', { name }, slowLoadOptions));

/** Opens the set-up, and fills in the form. */
async function fillSetup(context: Context, code: string) {
  const texts = localize(context, textsByLanguage);
  await pressButton(context, texts.turnOn);
  await expect(await context.canvas.findByRole('img', { name: texts.qrCode }, slowLoadOptions)).toBeVisible();
  await context.userEvent.type(context.canvas.getByLabelText(texts.password), password);
  await context.userEvent.type(context.canvas.getByLabelText(texts.code), `${code}{Enter}`);
}

export const Off: Story = {
  args: { handlers: createHandlers(off) },
  play: async (context) => {
    const { turnOn } = localize(context, textsByLanguage);
    await expect(await context.canvas.findByRole('button', { name: turnOn }, slowLoadOptions)).toBeVisible();
  },
};

/** The operator requires it of the role. */
export const Required: Story = {
  args: { handlers: { getMyTwoStep: () => ({ ...off, is_required: 1 }) } },
  play: async (context) => {
    const { required } = localize(context, textsByLanguage);
    await expect(await context.canvas.findByText(required, {}, slowLoadOptions)).toBeVisible();
  },
};

/** The QR code, the key to copy, the password and a code. */
export const SetUp: Story = {
  args: { handlers: createHandlers(off) },
  play: async (context) => {
    const texts = localize(context, textsByLanguage);
    await pressButton(context, texts.turnOn);
    await expect(await context.canvas.findByRole('img', { name: texts.qrCode }, slowLoadOptions)).toBeVisible();
    await expect(context.canvas.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
  },
};

export const WrongCode: Story = {
  args: { handlers: createHandlers(off) },
  play: async (context) => {
    const texts = localize(context, textsByLanguage);
    await fillSetup(context, '654321');
    await expect(await context.canvas.findByText('Wrong code', {}, slowLoadOptions)).toBeVisible();
    await waitFor(() => expect(context.canvas.getByLabelText(texts.code)).toHaveFocus());
    await expect(context.canvas.getByLabelText(texts.password)).toHaveValue(password);
  },
};

export const TurnedOn: Story = {
  args: { handlers: createHandlers(off) },
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    const texts = localize(context, textsByLanguage);
    await fillSetup(context, '123456');
    const heading = await canvas.findByRole('heading', { name: texts.saveCodes });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(args.handlers?.turnOnTwoStep).toHaveBeenCalledWith(
      expect.objectContaining({ body: { secret, current_password: password, code: '123456' } }),
    );
    for (const code of recoveryCodes) await expect(canvas.getByText(code)).toBeVisible();
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: texts.copy }));
    await expect(writeText).toHaveBeenCalledWith(recoveryCodes.join('\n'));
    await userEvent.click(canvas.getByRole('button', { name: texts.saved }));
    await expect(await canvas.findByText(texts.left)).toBeVisible();
    await expect(canvas.queryByText(recoveryCodes[0] ?? '')).toBeNull();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

export const On: Story = {
  args: { handlers: createHandlers(on) },
  play: async (context) => {
    const { left } = localize(context, textsByLanguage);
    await expect(await context.canvas.findByText(left, {}, slowLoadOptions)).toBeVisible();
  },
};

export const NoRecoveryCodesLeft: Story = {
  args: { handlers: { getMyTwoStep: () => ({ ...on, recovery_codes_left: 0 }) } },
  play: async (context) => {
    const { noneLeft } = localize(context, textsByLanguage);
    await expect(await context.canvas.findByText(noneLeft, {}, slowLoadOptions)).toBeVisible();
  },
};

export const NewRecoveryCodes: Story = {
  args: { handlers: createHandlers(on) },
  play: async (context) => {
    const texts = localize(context, textsByLanguage);
    await pressButton(context, texts.newCodes);
    const dialog = await findOpenDialog('dialog');
    await context.userEvent.type(dialog.getByLabelText(texts.password), password);
    await context.userEvent.type(dialog.getByLabelText(texts.code), '123456');
    await context.userEvent.click(dialog.getByRole('button', { name: texts.create }));
    await expect(await context.canvas.findByRole('heading', { name: texts.saveCodes })).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** After a wrong code, a recovery code in its own field. */
export const TurnedOff: Story = {
  args: { handlers: createHandlers(on) },
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    const texts = localize(context, textsByLanguage);
    await pressButton(context, texts.turnOff);
    const dialog = await findOpenDialog('dialog');
    await userEvent.type(dialog.getByLabelText(texts.password), password);
    await userEvent.type(dialog.getByLabelText(texts.code), '654321{Enter}');
    await expect(await dialog.findByText('Wrong code')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: texts.useRecoveryCode }));
    await waitFor(() => expect(dialog.getByLabelText(texts.recoveryCode)).toHaveFocus());
    await userEvent.click(dialog.getByRole('button', { name: texts.useApp }));
    await waitFor(() => expect(dialog.getByLabelText(texts.code)).toHaveFocus());
    await userEvent.type(dialog.getByLabelText(texts.code), '123456{Enter}');
    await expect(await canvas.findByRole('button', { name: texts.turnOn })).toBeVisible();
    await expect(args.handlers?.turnOffTwoStep).toHaveBeenCalledTimes(2);
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

export const Offline: Story = {
  args: { handlers: { ...createHandlers(off), turnOnTwoStep: failOffline } },
  play: async (context) => {
    await fillSetup(context, '123456');
    const unreachable = localize(context, { ar: /^تعذّر الاتصال بالخادم/, en: /^The server could not be reached/ });
    await expect(await context.canvas.findByText(unreachable)).toBeVisible();
  },
};

export const Loading: Story = { args: { handlers: { getMyTwoStep: neverResolve } } };

export const Failed: Story = {
  args: { handlers: { getMyTwoStep: () => new ProblemResponse(503, { code: 'unavailable', message: 'Come back' }) } },
  play: async (context) => {
    await expect(await context.canvas.findByText('Come back', {}, slowLoadOptions)).toBeVisible();
  },
};
