import { type EmbedProblem, findEmbedProblem, getSiteNames } from '@fanous/api-client/embedUrl';
import type { Config } from '../config.ts';
import { Problem } from '../problems/problem.ts';

const codes = { id: 'embed_id', site: 'embed_site', page: 'embed_page' } as const satisfies Record<
  EmbedProblem,
  string
>;

type Player = keyof Config['platform']['players'];

/**
 * Throws if a value is neither an id for the player's embed URL nor an https URL on an allowed site (decision 13).
 * Otherwise a page of a stranger could be embedded.
 */
export function assertAllowedEmbed(
  { platform }: Config,
  player: Player,
  field: string,
  value: string | null | undefined,
): void {
  if (value === undefined || value === null) return;
  const rules = { hosts: platform.embedHosts, providers: platform.embedProviders };
  const problem = findEmbedProblem(value, platform.playerIds[player], rules);
  if (problem === undefined) return;
  throw new Problem(422, 'invalid', { fields: { [field]: [{ code: codes[problem], names: getSiteNames(rules) }] } });
}
