import { type EmbedProblem, findEmbedProblem, getSiteNames } from '@fanous/api-client/embedAddress';
import type { Config } from '../config.ts';
import { Problem } from '../problems/problem.ts';

const codes = { id: 'embed_id', site: 'embed_site', page: 'embed_page' } as const satisfies Record<
  EmbedProblem,
  string
>;

type Player = keyof Config['platform']['players'];

/**
 * What a player is given is an id for its embed address, or a whole https address on a site that the operator allows
 * (decision 13): anything else would put a stranger's page into ours.
 */
export function checkEmbed(
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
