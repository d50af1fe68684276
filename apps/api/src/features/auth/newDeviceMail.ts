import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { MailLanguage } from '../../mail/mail.ts';
import { renderMail } from '../../mail/renderMail.ts';
import { getMailLanguage, resetPasswordPath } from './passwordMails.ts';
import type { DeviceName } from './userAgent.ts';

/** The time zone of all dates of the platform, as in the app (`packages/ui/src/intl/format.ts`). */
const timeZone = 'Africa/Cairo';

const texts = {
  ar: {
    device: (name: string) => `الجهاز: ${name}`,
    time: (time: string) => `الوقت: ${time} بتوقيت القاهرة`,
    on: 'على',
    unknownBrowser: 'متصفح غير معروف',
  },
  en: {
    device: (name: string) => `Device: ${name}`,
    time: (time: string) => `Time: ${time}, Cairo time`,
    on: 'on',
    unknownBrowser: 'unknown browser',
  },
};

/** Tells the owner of an account about a sign-in from a new device, after the response. */
export function sendNewDeviceMail(
  { mailQueue, config: { mail } }: FastifyInstance,
  email: string,
  device: DeviceName,
  request: FastifyRequest,
): void {
  if (!mail) return;
  const language = getMailLanguage(request);
  const details = formatDetails(device, new Date(), language);
  const content = { kind: 'new_device', url: `${mail.publicUrl}${resetPasswordPath}`, language, details } as const;
  request.runAfterResponse = () => mailQueue.add('new_device', async () => ({ to: email, ...renderMail(content) }));
}

function formatDetails({ browser, system }: DeviceName, now: Date, { language, digits }: MailLanguage): string[] {
  const words = texts[language];
  const locale = language === 'ar' ? `ar-EG-u-nu-${digits}` : 'en-US';
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(now);
  const name = [browser || words.unknownBrowser, ...(system ? [words.on, system] : [])].join(' ');
  return [words.device(name), words.time(time)];
}
