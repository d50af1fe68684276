import { embedProviders, type EmbedProviderName, findEmbedProvider, type LinkedVideo } from './embedProviders.ts';

/** Which URLs may be embedded. */
export interface EmbedRules {
  /** Hosts whose URLs are embedded unchanged. */
  hosts: readonly string[];
  /** The allowed video sites. */
  providers: readonly EmbedProviderName[];
}

/** A video that may be embedded. */
export interface EmbeddedVideo extends LinkedVideo {
  /** The name of its site, in every language. The host if it is in the rules. */
  site: string;
}

/** Why a value cannot be played: `id` has the wrong format, `site` is not allowed, `page` is not a video of an allowed site. */
export type EmbedProblem = 'id' | 'site' | 'page';

/** The format of ids for an unknown player. It needs a digit, so that a plain word is not an id. */
export const defaultIdPattern = '(?=.*\\d)[\\w.~=+@/-]{4,200}';

const maxUrlLength = 500;

/** Finds what is wrong with a value for a player. A valid value is an id or contains a link to a video (decision 13). */
export function findEmbedProblem(value: string, idPattern: string, rules: EmbedRules): EmbedProblem | undefined {
  if (!isLink(value)) return matchesIdPattern(value, idPattern) ? undefined : 'id';
  if (findEmbeddedVideo(value, rules) !== undefined) return undefined;
  const isAllowedSite = findLinks(value).some((link) => {
    const host = parseLink(link)?.host;
    return host !== undefined && findEmbedProvider(host, rules.providers) !== undefined;
  });
  return isAllowedSite ? 'page' : 'site';
}

/** Finds the video that a pasted text links to: a link, the code of an iframe, or a sentence that contains one link. */
export function findEmbeddedVideo(text: string, { hosts, providers }: EmbedRules): EmbeddedVideo | undefined {
  for (const address of findLinks(text)) {
    const link = parseLink(address);
    if (!link) continue;
    const provider = findEmbedProvider(link.host, providers);
    const video = provider?.parseLink(link);
    if (provider && video && video.playerUrl.length <= maxUrlLength) return { ...video, site: provider.title };
    if (link.protocol === 'https:' && address.length <= maxUrlLength && hosts.includes(link.host))
      return { id: undefined, startSeconds: 0, playerUrl: address, site: link.host };
  }
  return undefined;
}

/** Converts a link to the URL for the iframe. Returns undefined if it is not allowed. */
export const toEmbedUrl = (text: string, rules: EmbedRules): string | undefined =>
  findEmbeddedVideo(text, rules)?.playerUrl;

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

/** Whether a value contains a link, and is not an id. */
export const isLink = (value: string) => findLinks(value).length > 0;

/** Finds what may be the link in a text, the most likely one first. */
function findLinks(text: string): string[] {
  // Invisible direction marks are copied together with Arabic text.
  const cleanText = text.replaceAll(/\p{Cf}/gu, '').trim();
  const source = findIframeSource(cleanText);
  if (source !== undefined) return [source];
  const startsWithUrl = /^([a-z][a-z\d+.-]*:|[/\\])/i.test(cleanText);
  const isKnownHost = /^[^\s/]+\/\S+$/.test(cleanText) && findEmbedProvider(getHostPart(cleanText)) !== undefined;
  return [
    ...(startsWithUrl ? [cleanText] : isKnownHost ? [`https://${cleanText}`] : []),
    ...findLinkInSentence(cleanText),
  ];
}

const getHostPart = (address: string) => address.slice(0, address.indexOf('/')).toLowerCase();

/** Finds the `src` of the code of an iframe. */
function findIframeSource(text: string): string | undefined {
  const [, doubleQuoted, singleQuoted] = /<iframe(?=\s)[^>]*?\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(text) ?? [];
  const source = (doubleQuoted ?? singleQuoted)?.replaceAll(/&(?:amp|#0*38|#x26);/gi, '&').trim();
  return source?.startsWith('//') ? `https:${source}` : source;
}

/** Finds the only link in a sentence. Returns nothing for two links, because the text does not say which one is meant. */
function findLinkInSentence(text: string): string[] {
  // `javascript:…` and the like are no sentences.
  if (/^(?!https?:)[a-z][a-z\d+.-]*:(?!\s|https?:\/\/)/i.test(text)) return [];
  // A browser copies links in ASCII, so Arabic letters end one. This is ASCII without spaces, quotes, < and >.
  const links = text.match(/https?:\/\/[!#-&(-;=?-~]+/gi) ?? [];
  return links.length === 1 ? links.map((link) => link.replace(/[.,;:!?)\]}]+$/, '')) : [];
}

const matchesIdPattern = (value: string, pattern: string) =>
  new RegExp(`^(?:${pattern})$`).test(value) && !value.includes('..');

/** Parses a URL of the web. A URL with a user name is rejected: it only looks like one of a known host. */
function parseLink(address: string): URL | undefined {
  if (!URL.canParse(address)) return undefined;
  const link = new URL(address);
  const isWeb = link.protocol === 'https:' || link.protocol === 'http:';
  return isWeb && !link.username && !link.password ? link : undefined;
}
