import { findEmbedProvider } from '@fanous/api-client/embedProviders';
import { type EmbedRules, isLink, toEmbedUrl } from '@fanous/api-client/embedUrl';
import type { GetSettingsResult } from '@fanous/api-client/generated/queries.ts';

/** What an author entered as the source of a video or record. */
export type MediaSourceFields = { url?: string | null | undefined; website_url?: string | null | undefined };

type PlayerSettings = Pick<GetSettingsResult, 'players' | 'embed_hosts' | 'embed_providers'>;

/** The query that every player gets (decision 13). */
const playerParams = { autoplay: 'false', loop: 'false', muted: 'false', preload: 'true' };
/** Types of files that browsers play, or hls.js. */
const mediaTypes: Record<string, string> = {
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  webm: 'video/webm',
  m3u8: 'application/vnd.apple.mpegurl',
};
// Only needed to parse relative addresses; it is removed from the result.
const relativeUrlBase = 'https://relative.invalid';

/**
 * The address of the player for a video: `website_url` in the first player, otherwise `url` in the second. Undefined when
 * both are missing or not allowed by the operator.
 */
export function getVideoSource({ url, website_url }: MediaSourceFields, settings: PlayerSettings): string | undefined {
  const rules = getEmbedRules(settings);
  return (
    toPlayerAddress(website_url, settings.players.website, rules) ?? toPlayerAddress(url, settings.players.app, rules)
  );
}

/** The address of the player for a record without an uploaded file: both of its values are for the third player. */
export function getRecordSource({ url, website_url }: MediaSourceFields, settings: PlayerSettings): string | undefined {
  const rules = getEmbedRules(settings);
  return (
    toPlayerAddress(website_url, settings.players.record, rules) ?? toPlayerAddress(url, settings.players.record, rules)
  );
}

/** The embed addresses that the operator allows. */
export const getEmbedRules = (settings: Pick<PlayerSettings, 'embed_hosts' | 'embed_providers'>): EmbedRules => ({
  hosts: settings.embed_hosts,
  providers: settings.embed_providers,
});

/** The input is an id, which goes into the player's own address, or an absolute address. */
function toPlayerAddress(input: string | null | undefined, player: string, rules: EmbedRules): string | undefined {
  if (!input) return undefined;
  const address = isLink(input) ? toEmbedUrl(input, rules) : player.replace('{id}', () => encodeURIComponent(input));
  if (address === undefined || !URL.canParse(address, relativeUrlBase)) return undefined;
  // A file has no use for them, and they would break a signed link.
  if (findMediaType(address) !== undefined) return address;
  const target = new URL(address, relativeUrlBase);
  for (const [name, value] of Object.entries(playerParams)) target.searchParams.set(name, value);
  // Without it YouTube does not report the position.
  if (findEmbedProvider(target.host, ['youtube'])) target.searchParams.set('enablejsapi', '1');
  return target.origin === relativeUrlBase ? target.pathname + target.search + target.hash : target.href;
}

/** What the player at a URL may do in its iframe, if it belongs to a known video site. */
export function findFramePolicy(src: string): { sandbox: string; allow: string } | undefined {
  return URL.canParse(src) ? findEmbedProvider(new URL(src).host)?.framePolicy : undefined;
}

/** The media type of the address of a video file on another host. Undefined for the page of a player. */
export function findMediaType(src: string): string | undefined {
  if (!URL.canParse(src)) return undefined;
  const { host, pathname } = new URL(src);
  return findEmbedProvider(host) ? undefined : mediaTypes[pathname.split('.').at(-1)?.toLowerCase() ?? ''];
}
