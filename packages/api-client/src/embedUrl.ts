import { embedProviders, type EmbedProviderName, findEmbedProvider } from './embedProviders.ts';

/** Which URLs may be embedded. */
export interface EmbedRules {
  /** Hosts whose URLs are embedded unchanged. */
  hosts: readonly string[];
  /** The allowed video sites. */
  providers: readonly EmbedProviderName[];
}

/** Why a value cannot be played: `id` has the wrong format, `site` is not allowed, `page` is not a video of an allowed site. */
export type EmbedProblem = 'id' | 'site' | 'page';

/** The format of ids for an unknown player. It needs a digit, so that a plain word is not an id. */
export const defaultIdPattern = '(?=.*\\d)[\\w.~=+@/-]{4,200}';

const maxUrlLength = 500;

/** Finds what is wrong with a value for a player. A valid value is an id or an absolute URL (decision 13). */
export function findEmbedProblem(value: string, idPattern: string, rules: EmbedRules): EmbedProblem | undefined {
  if (!looksLikeUrl(value)) return matchesIdPattern(value, idPattern) ? undefined : 'id';
  if (toEmbedUrl(value, rules) !== undefined) return undefined;
  const host = getHost(value);
  return host !== undefined && findEmbedProvider(host, rules.providers) ? 'page' : 'site';
}

/** Converts an absolute URL to the URL for the iframe. Returns undefined if it is not allowed. */
export function toEmbedUrl(address: string, { hosts, providers }: EmbedRules): string | undefined {
  const host = getHost(address);
  if (host === undefined || address.length > maxUrlLength) return undefined;
  return (
    findEmbedProvider(host, providers)?.toPlayerUrl(new URL(address)) ?? (hosts.includes(host) ? address : undefined)
  );
}

/** Gets the id format of a player: that of its site if the site is known. */
export function getIdPattern(player: string): string {
  const host = URL.canParse(player) ? new URL(player).host : '';
  return findEmbedProvider(host)?.idPattern ?? defaultIdPattern;
}

/** Gets the names of the allowed sites: «YouTube», «videos.example.com». */
export const getSiteNames = ({ hosts, providers }: EmbedRules): string[] => [
  ...new Set([
    ...providers.map((name) => embedProviders[name].title),
    ...hosts.filter((host) => !findEmbedProvider(host, providers)),
  ]),
];

/** Whether a value is a URL and not an id: it begins with a slash or a scheme. */
export const looksLikeUrl = (value: string) => /^([a-z][a-z\d+.-]*:|[/\\])/i.test(value);

const matchesIdPattern = (value: string, pattern: string) =>
  new RegExp(`^(?:${pattern})$`).test(value) && !value.includes('..');

/** Gets the host and port of an https URL. A URL with a user name is rejected: it only looks like one of a known host. */
function getHost(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, host, username, password } = new URL(address);
  return protocol === 'https:' && !username && !password ? host : undefined;
}
