import type { Config } from '../config.ts';
import { invalidField } from '../problems/problem.ts';

const longest = 500;

/**
 * What a player is given is an id for its embed address, or a whole https address on a host that the operator allows
 * (decision 13): anything else would put a stranger's page into ours.
 */
export function checkEmbed({ platform }: Config, field: string, value: string | null | undefined): void {
  if (value === undefined || value === null) return;
  const isAllowed = isAddress(value) ? allowedHosts(platform).has(hostOf(value) ?? '') : isId(value);
  if (!isAllowed) throw invalidField(field, 'embed_address');
}

const isAddress = (value: string) => /^([a-z][a-z\d+.-]*:|[/\\])/i.test(value);
const isId = (value: string) => value.length <= longest && /^[\w.~=+@/-]+$/.test(value) && !value.includes('..');

function hostOf(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, host, username, password } = new URL(address);
  return protocol === 'https:' && !username && !password ? host : undefined;
}

/** The hosts the operator lists, and those that the players themselves are on. */
function allowedHosts({ embedHosts, players }: Config['platform']): Set<string> {
  const playerHosts = Object.values(players).flatMap((player) => (URL.canParse(player) ? [new URL(player).host] : []));
  return new Set([...embedHosts, ...playerHosts]);
}
