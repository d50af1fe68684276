import { expect, test } from 'vitest';
import { messageLinks } from './messageLinks.ts';

const facebook = { network: 'facebook', url: 'https://www.facebook.com/fanous.example' } as const;
const whatsapp = { network: 'whatsapp', url: 'https://wa.me/201001234567' } as const;
const telegram = { network: 'telegram', url: 'https://t.me/fanous' } as const;
const youtube = { network: 'youtube', url: 'https://www.youtube.com/@fanous' } as const;

test('each app that is configured gets the message, WhatsApp first', () => {
  const links = messageLinks([facebook, telegram, youtube, whatsapp], 'x');
  expect(links).toEqual([
    { app: 'whatsapp', href: 'https://wa.me/201001234567?text=x' },
    { app: 'messenger', href: 'https://m.me/fanous.example?text=x' },
    { app: 'telegram', href: 'https://t.me/fanous?text=x' },
  ]);
});

test('Arabic, lines, & and + arrive as they were written', () => {
  const text = 'دفعت سعر دورة «C++ & C#».\nالاسم: منى 100%';
  const [link] = messageLinks([whatsapp], text);
  expect(new URL(link?.href ?? '').searchParams.get('text')).toBe(text);
  expect(link?.href).not.toContain('+');
});

test('half a character in a name breaks no link', () => {
  const [link] = messageLinks([whatsapp], 'a\uD83D');
  expect(link?.href).toBe('https://wa.me/201001234567?text=a%EF%BF%BD');
});

test('a query of its own is kept, and an address that names no page is left out', () => {
  const group = { network: 'facebook', url: 'https://www.facebook.com/groups/1/posts/2' } as const;
  expect(messageLinks([group, { ...telegram, url: 'https://t.me/fanous?start=1' }], 'x')).toEqual([
    { app: 'telegram', href: 'https://t.me/fanous?start=1&text=x' },
  ]);
});
