import type { GetSettingsResult } from '@fanous/api-client/generated/queries.ts';
import { addMessageText } from '../../shared/addMessageText.ts';

type SocialLink = GetSettingsResult['social_links'][number];

/** A link that opens an app with a prepared message to the operator. */
export interface MessageLink {
  app: 'whatsapp' | 'messenger' | 'telegram';
  href: string;
}

/** The message links that the operator's social links allow, the most used app first. */
export function getMessageLinks(links: readonly SocialLink[], text: string): MessageLink[] {
  const findUrl = (network: SocialLink['network']) => links.find((link) => link.network === network)?.url;
  const urls: [MessageLink['app'], string | undefined][] = [
    ['whatsapp', findUrl('whatsapp')],
    ['messenger', toMessengerUrl(findUrl('facebook'))],
    ['telegram', findUrl('telegram')],
  ];
  return urls.flatMap(([app, url]) => (url === undefined ? [] : [{ app, href: addMessageText(url, text) }]));
}

/** The Messenger address of a Facebook page. Undefined if the address is not the one of a page. */
function toMessengerUrl(pageUrl: string | undefined): string | undefined {
  const name = pageUrl && /^https:\/\/(?:\w+\.)?facebook\.com\/([\w.-]+)\/?$/.exec(pageUrl)?.[1];
  return name ? `https://m.me/${name}` : undefined;
}
