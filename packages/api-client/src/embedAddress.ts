import { embedProviders, type EmbedProviderName, findEmbedProvider } from './embedProviders.ts';

/** Which addresses may be embedded. */
export interface EmbedRules {
  /** Hosts whose addresses are embedded as they are. */
  hosts: readonly string[];
  /** Known video sites that are allowed. */
  providers: readonly EmbedProviderName[];
}

/** Why a value cannot be played: `id` has another shape, `site` is not allowed, `page` is no video of an allowed site. */
export type EmbedProblem = 'id' | 'site' | 'page';

/** The shape of an id for a player of which nothing is known: a plain word is none. */
export const defaultIdPattern = '(?=.*\\d)[\\w.~=+@/-]{4,200}';

const longestAddress = 500;

/** What is wrong with a value for a player, or undefined. A value is an id, or an absolute address (decision 13). */
export function findEmbedProblem(value: string, idPattern: string, rules: EmbedRules): EmbedProblem | undefined {
  if (!isAddress(value)) return isId(value, idPattern) ? undefined : 'id';
  if (toEmbedAddress(value, rules) !== undefined) return undefined;
  const host = getHost(value);
  return host !== undefined && findEmbedProvider(host, rules.providers) ? 'page' : 'site';
}

/** The address to put into a frame for an absolute address; undefined when it is not allowed. */
export function toEmbedAddress(address: string, { hosts, providers }: EmbedRules): string | undefined {
  const host = getHost(address);
  if (host === undefined || address.length > longestAddress) return undefined;
  return (
    findEmbedProvider(host, providers)?.toPlayerAddress(new URL(address)) ??
    (hosts.includes(host) ? address : undefined)
  );
}

/** The shape of the ids of a player: that of its site, where the site is known. */
export function getIdPattern(player: string): string {
  const host = URL.canParse(player) ? new URL(player).host : '';
  return findEmbedProvider(host)?.idPattern ?? defaultIdPattern;
}

/** The sites as people know them: «YouTube», «videos.example.com». */
export const getSiteNames = ({ hosts, providers }: EmbedRules): string[] => [
  ...new Set([
    ...providers.map((name) => embedProviders[name].title),
    ...hosts.filter((host) => !findEmbedProvider(host, providers)),
  ]),
];

/** Whether a value is meant as an address. What begins with a slash or a scheme is never an id. */
export const isAddress = (value: string) => /^([a-z][a-z\d+.-]*:|[/\\])/i.test(value);

const isId = (value: string, pattern: string) => new RegExp(`^(?:${pattern})$`).test(value) && !value.includes('..');

/** The host of an https address, with its port. An address with a user name in it only looks like one of a known host. */
function getHost(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, host, username, password } = new URL(address);
  return protocol === 'https:' && !username && !password ? host : undefined;
}
