import type { GetSettingsResult } from '@fanous/api-client/generated/queries.ts';

type SocialLink = GetSettingsResult['social_links'][number];

/** A way to write to the operator, with the message written already. */
export interface MessageLink {
  app: 'whatsapp' | 'messenger' | 'telegram';
  href: string;
}

/** The ways to write that the operator's links hold, in the order in which people here use them. */
export function messageLinks(links: readonly SocialLink[], text: string): MessageLink[] {
  const urlOf = (wanted: SocialLink['network']) => links.find(({ network }) => network === wanted)?.url;
  const found: [MessageLink['app'], string | undefined][] = [
    ['whatsapp', urlOf('whatsapp')],
    ['messenger', messengerOf(urlOf('facebook'))],
    ['telegram', urlOf('telegram')],
  ];
  return found.flatMap(([app, url]) => (url === undefined ? [] : [{ app, href: withText(url, text) }]));
}

/** A Facebook page is written to at m.me under its own name; an address that names no page is none. */
function messengerOf(page: string | undefined): string | undefined {
  const name = page && /^https:\/\/(?:\w+\.)?facebook\.com\/([\w.-]+)\/?$/.exec(page)?.[1];
  return name ? `https://m.me/${name}` : undefined;
}

/** These apps read spaces as %20 and not as a plus, which `URLSearchParams` would write. */
function withText(url: string, text: string): string {
  return `${url}${url.includes('?') ? '&' : '?'}text=${encodeURIComponent(text.toWellFormed())}`;
}
