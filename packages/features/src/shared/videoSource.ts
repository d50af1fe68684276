import type { GetSettingsResult } from '@fanous/api-client/generated/queries.ts';

/** Where a video or record is played from. */
export type MediaValues = { url?: string | null | undefined; website_url?: string | null | undefined };

type Players = Pick<GetSettingsResult, 'players' | 'embed_hosts'>;

/** The way every player is asked to behave (decision 13). */
const manners = { autoplay: 'false', loop: 'false', muted: 'false', preload: 'true' };
// Only so that a relative address can be read as one; it never shows.
const nowhere = 'https://relative.invalid';

/**
 * The address to embed for a video: `website_url` in the first player, else `url` in the second. Undefined when neither
 * can be played: both missing, or an absolute address on a host that the operator does not allow.
 */
export function videoSource({ url, website_url }: MediaValues, settings: Players): string | undefined {
  return (
    embed(website_url, settings.players.website, settings.embed_hosts) ??
    embed(url, settings.players.app, settings.embed_hosts)
  );
}

/** The address to embed for a record without a file of ours: both of its values are for the third player. */
export function recordSource({ url, website_url }: MediaValues, { players, embed_hosts }: Players): string | undefined {
  return embed(website_url, players.record, embed_hosts) ?? embed(url, players.record, embed_hosts);
}

/** A value is an id, for the player's own address, or an absolute address that stands for itself. */
function embed(value: string | null | undefined, player: string, hosts: readonly string[]): string | undefined {
  if (!value) return undefined;
  const isAddress = /^https?:\/\//i.test(value);
  const address = isAddress ? value : player.replace('{id}', () => encodeURIComponent(value));
  if (!URL.canParse(address, nowhere)) return undefined;
  const target = new URL(address, nowhere);
  if (isAddress && !hosts.includes(target.hostname)) return undefined;
  for (const [name, wish] of Object.entries(manners)) target.searchParams.set(name, wish);
  return target.origin === nowhere ? target.pathname + target.search + target.hash : target.href;
}
