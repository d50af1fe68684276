import { expect, test } from 'vitest';
import { getMessageLinks } from './messageLinks.ts';

const facebook = { network: 'facebook', url: 'https://www.facebook.com/fanous.example' } as const;
const whatsapp = { network: 'whatsapp', url: 'https://wa.me/201001234567' } as const;
const telegram = { network: 'telegram', url: 'https://t.me/fanous' } as const;
const youtube = { network: 'youtube', url: 'https://www.youtube.com/@fanous' } as const;

test('each configured app gets the message, WhatsApp first', () => {
  const links = getMessageLinks([facebook, telegram, youtube, whatsapp], 'x');
  expect(links).toEqual([
    { app: 'whatsapp', href: 'https://wa.me/201001234567?text=x' },
    { app: 'messenger', href: 'https://m.me/fanous.example?text=x' },
    { app: 'telegram', href: 'https://t.me/fanous?text=x' },
  ]);
});

test('Arabic, line breaks, & and + arrive unchanged', () => {
  const text = 'حوّلت ثمن دورة «C++ & C#».\nالاسم: منى 100%';
  const [link] = getMessageLinks([whatsapp], text);
  expect(new URL(link?.href ?? '').searchParams.get('text')).toBe(text);
  expect(link?.href).not.toContain('+');
});

test('half a surrogate pair in a name breaks no link', () => {
  const [link] = getMessageLinks([whatsapp], 'a\uD83D');
  expect(link?.href).toBe('https://wa.me/201001234567?text=a%EF%BF%BD');
});

test('an existing query is kept, and a Facebook address without a page is left out', () => {
  const group = { network: 'facebook', url: 'https://www.facebook.com/groups/1/posts/2' } as const;
  expect(getMessageLinks([group, { ...telegram, url: 'https://t.me/fanous?start=1' }], 'x')).toEqual([
    { app: 'telegram', href: 'https://t.me/fanous?start=1&text=x' },
  ]);
});
