import type { EmbeddedVideo } from '@fanous/api-client/embedUrl';
import { embedProviders, type EmbedProviderName } from '@fanous/api-client/embedProviders';
import { maxDurationSeconds } from '@fanous/api-client/playingTime';

/** What a site says about a video. `unknown` also means that it does not answer. */
export type EmbedMetadata =
  | { status: 'found'; title: string; duration: number | null }
  | { status: 'not_found' | 'unknown' };

const timeoutMs = 3_000;
const maxResponseBytes = 65_536;
const maxTitleLength = 300;
// YouTube responds with 401 if embedding is not allowed, and with 403 or 404 if a video is private or deleted.
const notFoundStatuses = new Set([401, 403, 404, 410]);

interface OembedSite {
  endpoint: string;
  /** The parameters of the request. They are made from the recognized id, and never from the text that was pasted. */
  getParams: (id: string, player: URL) => Record<string, string>;
}

/** The sites with a public endpoint of oEmbed (https://oembed.com). Only these hosts are called. */
const oembedSites: Partial<Record<EmbedProviderName, OembedSite>> = {
  youtube: {
    endpoint: 'https://www.youtube.com/oembed',
    getParams: (id) => ({ url: `https://www.youtube.com/watch?v=${id}` }),
  },
  vimeo: {
    endpoint: 'https://vimeo.com/api/oembed.json',
    getParams: (id, player) => {
      const key = player.searchParams.get('h') ?? '';
      return { url: `https://vimeo.com/${id}${/^[\da-f]+$/.test(key) ? `/${key}` : ''}` };
    },
  },
  // https://developers.dailymotion.com/docs/embed-with-oembed
  dailymotion: {
    endpoint: 'https://www.dailymotion.com/services/oembed',
    getParams: (id, player) => {
      const playerId = /^\/player\/(\w+)\.html$/.exec(player.pathname)?.[1];
      return { url: `https://www.dailymotion.com/video/${id}`, ...(playerId !== undefined && { player: playerId }) };
    },
  },
};

/** Creates the oEmbed request for a recognized video. `proxy` replaces the sites. Returns undefined for sites without oEmbed. */
export function createOembedUrl({ id, playerUrl }: EmbeddedVideo, proxy: string | undefined): string | undefined {
  const player = new URL(playerUrl);
  for (const [name, site] of Object.entries(oembedSites)) {
    const isSite = embedProviders[name as EmbedProviderName].frameOrigins.includes(player.origin);
    if (!isSite || id === undefined) continue;
    const query = new URLSearchParams({ format: 'json', ...site.getParams(id, player) });
    return `${proxy === undefined ? site.endpoint : `${proxy.replace(/\/+$/, '')}/${name}`}?${query}`;
  }
  return undefined;
}

/** Asks a site about a video. Throws if the site does not answer as expected. */
export async function fetchEmbedMetadata(url: string): Promise<EmbedMetadata> {
  const response = await fetch(url, {
    redirect: 'error',
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) {
    await response.body?.cancel();
    if (notFoundStatuses.has(response.status)) return { status: 'not_found' };
    throw new Error(`The site responded with ${response.status}.`);
  }
  const body: unknown = JSON.parse(await readLimitedText(response));
  const { title, duration } = body as { title?: unknown; duration?: unknown };
  if (typeof title !== 'string') throw new Error('The response has no title.');
  const text = title
    .toWellFormed()
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  if (text === '') throw new Error('The title is empty.');
  return { status: 'found', title: Array.from(text).slice(0, maxTitleLength).join(''), duration: toDuration(duration) };
}

function toDuration(value: unknown): number | null {
  const seconds = typeof value === 'number' ? Math.round(value) : 0;
  return seconds > 0 && seconds <= maxDurationSeconds ? seconds : null;
}

async function readLimitedText({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    // Leaving the loop closes the connection.
    if (size > maxResponseBytes) throw new Error('The response is too long.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
