import { type EmbedProblem, findEmbedProblem, getSiteNames, toEmbedUrl } from '@fanous/api-client/embedUrl';
import type { Config } from '../config.ts';
import { Problem } from '../problems/problem.ts';

const codes = { id: 'embed_id', site: 'embed_site', page: 'embed_page' } as const satisfies Record<
  EmbedProblem,
  string
>;

type Player = keyof Config['platform']['players'];

/**
 * Converts a link to the URL of the site's player, as it is stored. Ids stay the same. Throws if a value is neither an id for
 * the player's embed URL nor a link to a video on an allowed site (decision 13). Otherwise a page of a stranger could be embedded.
 */
export function toAllowedEmbed<Value extends string | null | undefined>(
  { platform }: Config,
  player: Player,
  field: string,
  value: Value,
): Value | string {
  if (value === undefined || value === null) return value;
  const rules = { hosts: platform.embedHosts, providers: platform.embedProviders };
  const problem = findEmbedProblem(value, platform.playerIds[player], rules);
  if (problem === undefined) return toEmbedUrl(value, rules) ?? value;
  throw new Problem(422, 'invalid', { fields: { [field]: [{ code: codes[problem], names: getSiteNames(rules) }] } });
}
