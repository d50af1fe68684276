import { type EmbedRules, isAddress, toEmbedAddress } from '@fanous/api-client/embedAddress';
import type { GetSettingsResult } from '@fanous/api-client/generated/queries.ts';

/** Where a video or record is played from. */
export type MediaValues = { url?: string | null | undefined; website_url?: string | null | undefined };

type Players = Pick<GetSettingsResult, 'players' | 'embed_hosts' | 'embed_providers'>;

/** The way every player is asked to behave (decision 13). */
const manners = { autoplay: 'false', loop: 'false', muted: 'false', preload: 'true' };
// Only so that a relative address can be read as one; it never shows.
const nowhere = 'https://relative.invalid';

/**
 * The address to embed for a video: `website_url` in the first player, else `url` in the second. Undefined when neither
 * can be played: both missing, or an absolute address that the operator does not allow.
 */
export function videoSource({ url, website_url }: MediaValues, settings: Players): string | undefined {
  const rules = getEmbedRules(settings);
  return embed(website_url, settings.players.website, rules) ?? embed(url, settings.players.app, rules);
}

/** The address to embed for a record without a file of ours: both of its values are for the third player. */
export function recordSource({ url, website_url }: MediaValues, settings: Players): string | undefined {
  const rules = getEmbedRules(settings);
  return embed(website_url, settings.players.record, rules) ?? embed(url, settings.players.record, rules);
}

/** Which addresses the operator allows. */
export const getEmbedRules = (settings: Pick<Players, 'embed_hosts' | 'embed_providers'>): EmbedRules => ({
  hosts: settings.embed_hosts,
  providers: settings.embed_providers,
});

/** A value is an id, for the player's own address, or an absolute address that stands for itself. */
function embed(value: string | null | undefined, player: string, rules: EmbedRules): string | undefined {
  if (!value) return undefined;
  const address = isAddress(value)
    ? toEmbedAddress(value, rules)
    : player.replace('{id}', () => encodeURIComponent(value));
  if (address === undefined || !URL.canParse(address, nowhere)) return undefined;
  const target = new URL(address, nowhere);
  for (const [name, wish] of Object.entries(manners)) target.searchParams.set(name, wish);
  return target.origin === nowhere ? target.pathname + target.search + target.hash : target.href;
}
