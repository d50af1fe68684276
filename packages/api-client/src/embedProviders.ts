/** The video sites that are allowed unless the operator narrows the list (decision 48). */
export const embedProviderNames = ['youtube', 'vimeo', 'drive', 'bunny', 'vdocipher', 'dailymotion'] as const;

export type EmbedProviderName = (typeof embedProviderNames)[number];

/** A video of a site, read from a link. */
export interface LinkedVideo {
  /** The id on the site. Undefined if the link does not contain it. */
  id: string | undefined;
  /** Where it starts. 0 if the link does not say it. */
  startSeconds: number;
  /** The URL of the site's player. The same link always gives the same URL. */
  playerUrl: string;
  /** Why the video may not play later. */
  risk?: 'expires' | 'no-player-id' | undefined;
}

interface EmbedProvider {
  /** The site's name, in every language. */
  title: string;
  /** Hosts of links to videos. */
  hosts: readonly string[];
  /** Origins of the player, for `frame-src` in the content security policy. */
  frameOrigins: readonly string[];
  /** What the player may do in its iframe. */
  framePolicy: { sandbox: string; allow: string };
  /** The format of an id: a regular expression for the whole id. */
  idPattern: string;
  /** Reads a link to a video. Returns undefined for other pages of the site. */
  parseLink: (link: URL) => LinkedVideo | undefined;
}

// `videoseries` belongs to playlists and has the length of an id.
const youtubeId = '(?!videoseries(?![\\w-]))[\\w-]{11}';
const vimeoId = '\\d{6,12}';
const driveId = '[\\w-]{20,100}';
const uuid = '[\\da-fA-F]{8}(?:-[\\da-fA-F]{4}){3}-[\\da-fA-F]{12}';
// Ids of private videos are longer and have capital letters.
const dailymotionId = '[a-zA-Z\\d]{5,30}';

// A player of another site needs its own origin.
const baseSandbox = 'allow-scripts allow-same-origin';
// Chromecast needs `allow-presentation`. Players with a link to their site need `allow-popups`.
const popupFramePolicy = {
  sandbox: `${baseSandbox} allow-presentation allow-popups`,
  allow: 'autoplay; encrypted-media; fullscreen; picture-in-picture',
};

export const embedProviders: Record<EmbedProviderName, EmbedProvider> = {
  youtube: {
    title: 'YouTube',
    hosts: [
      'www.youtube.com',
      'youtube.com',
      'm.youtube.com',
      'music.youtube.com',
      'youtu.be',
      'www.youtube-nocookie.com',
      'youtube-nocookie.com',
    ],
    frameOrigins: ['https://www.youtube-nocookie.com'],
    framePolicy: popupFramePolicy,
    idPattern: youtubeId,
    parseLink: (link) => {
      const path = link.hostname === 'youtu.be' ? `/embed${link.pathname}` : link.pathname;
      const id = /^\/watch\/?$/.test(path)
        ? link.searchParams.get('v')
        : path.match(/^\/(?:embed|shorts|live|v|e)\/([^/]+)\/?$/)?.[1];
      if (!matchesPattern(youtubeId, id)) return undefined;
      const startSeconds = readStart(link, 'start', 't');
      const start = startSeconds > 0 ? `?start=${startSeconds}` : '';
      return { id, startSeconds, playerUrl: `https://www.youtube-nocookie.com/embed/${id}${start}` };
    },
  },
  vimeo: {
    title: 'Vimeo',
    hosts: ['vimeo.com', 'www.vimeo.com', 'player.vimeo.com'],
    frameOrigins: ['https://player.vimeo.com'],
    framePolicy: popupFramePolicy,
    idPattern: vimeoId,
    parseLink: (link) => {
      const folder = 'video|manage/videos|channels/[^/]+|groups/[^/]+/videos|(?:showcase|album)/[^/]+/video';
      const [, id, hash] = link.pathname.match(new RegExp(`^/(?:(?:${folder})/)?(\\d+)(?:/([\\da-f]+))?/?$`)) ?? [];
      if (!matchesPattern(vimeoId, id)) return undefined;
      // Unlisted videos need a second key.
      const key = hash ?? link.searchParams.get('h');
      const startSeconds = readStart(link, 't');
      const start = startSeconds > 0 ? `#t=${startSeconds}s` : '';
      // `dnt` (do not track): the player sets no cookies for statistics.
      const query = `${key ? `h=${encodeURIComponent(key)}&` : ''}dnt=1`;
      return { id, startSeconds, playerUrl: `https://player.vimeo.com/video/${id}?${query}${start}` };
    },
  },
  drive: {
    title: 'Google Drive',
    hosts: ['drive.google.com', 'docs.google.com', 'drive.usercontent.google.com'],
    frameOrigins: ['https://drive.google.com'],
    // Without `allow-popups` its button that opens the file in Drive does nothing.
    framePolicy: { sandbox: baseSandbox, allow: 'autoplay; fullscreen' },
    idPattern: driveId,
    parseLink: (link) => {
      const id = /^\/(?:open|uc|download)$/.test(link.pathname)
        ? link.searchParams.get('id')
        : link.pathname.match(/^\/(?:a\/[^/]+\/)?file\/(?:u\/\d+\/)?d\/([^/]+)(?:\/\w*)?$/)?.[1];
      if (!matchesPattern(driveId, id)) return undefined;
      const key = link.searchParams.get('resourcekey');
      const query = key ? `?resourcekey=${encodeURIComponent(key)}` : '';
      return { id, startSeconds: 0, playerUrl: `https://drive.google.com/file/d/${id}/preview${query}` };
    },
  },
  bunny: {
    title: 'Bunny',
    hosts: ['iframe.mediadelivery.net', 'player.mediadelivery.net', 'video.bunnycdn.com'],
    frameOrigins: ['https://iframe.mediadelivery.net', 'https://player.mediadelivery.net'],
    framePolicy: { sandbox: `${baseSandbox} allow-presentation`, allow: popupFramePolicy.allow },
    idPattern: uuid,
    parseLink: (link) => {
      const [, library, id] = link.pathname.match(/^\/(?:embed|play)\/(\d+)\/([^/]+)\/?$/) ?? [];
      if (!matchesPattern(uuid, id)) return undefined;
      const host = link.hostname === 'video.bunnycdn.com' ? 'iframe.mediadelivery.net' : link.hostname;
      // The rest of the query contains the start and the token of a protected video.
      const query = new URLSearchParams(link.search);
      for (const name of ['autoplay', 'loop', 'muted', 'preload', 'responsive']) query.delete(name);
      const playerUrl = `https://${host}/embed/${library}/${id}${query.size > 0 ? `?${query}` : ''}`;
      const risk = query.has('expires') ? 'expires' : undefined;
      return { id, startSeconds: readStart(link, 't'), playerUrl, risk };
    },
  },
  vdocipher: {
    title: 'VdoCipher',
    hosts: ['player.vdocipher.com'],
    frameOrigins: ['https://player.vdocipher.com'],
    framePolicy: { sandbox: baseSandbox, allow: 'autoplay; encrypted-media; fullscreen' },
    idPattern: '[\\da-f]{32}',
    parseLink: (link) =>
      /^\/v2\/?$/.test(link.pathname) && link.searchParams.get('otp') && link.searchParams.get('playbackInfo')
        ? {
            id: undefined,
            startSeconds: 0,
            playerUrl: `https://player.vdocipher.com/v2/${link.search}`,
            // An `otp` is valid for six hours unless its `ttl` is longer.
            risk: 'expires',
          }
        : undefined,
  },
  dailymotion: {
    title: 'Dailymotion',
    hosts: ['www.dailymotion.com', 'dailymotion.com', 'dai.ly', 'geo.dailymotion.com'],
    frameOrigins: ['https://geo.dailymotion.com'],
    framePolicy: popupFramePolicy,
    idPattern: dailymotionId,
    parseLink: (link) => {
      const player = link.pathname.match(/^\/player(?:\/(\w+))?\.html$/);
      const path = link.hostname === 'dai.ly' ? `/video${link.pathname}` : link.pathname;
      const id = player
        ? link.searchParams.get('video')
        : path.match(/^\/(?:embed\/)?video\/([a-zA-Z\d]+)(?:_[^/]*)?\/?$/)?.[1];
      if (!matchesPattern(dailymotionId, id)) return undefined;
      const startSeconds = readStart(link, 'startTime', 'start');
      const start = startSeconds > 0 ? `&startTime=${startSeconds}` : '';
      // https://developers.dailymotion.com/changelog/api-player-id-required-in-embed-urls
      const playerId = player?.[1];
      return {
        id,
        startSeconds,
        playerUrl: `https://geo.dailymotion.com/player${playerId ? `/${playerId}` : ''}.html?video=${id}${start}`,
        risk: playerId ? undefined : 'no-player-id',
      };
    },
  },
};

/** Finds the allowed provider that a host belongs to. */
export const findEmbedProvider = (host: string, names: readonly EmbedProviderName[] = embedProviderNames) =>
  names.map((name) => embedProviders[name]).find(({ hosts }) => hosts.includes(host));

const matchesPattern = (pattern: string, text: string | null | undefined): text is string =>
  text !== null && text !== undefined && new RegExp(`^(?:${pattern})$`).test(text);

/** Reads the start from the first of these parameters, or from the fragment. */
function readStart(link: URL, ...names: string[]): number {
  const query = names.map((name) => link.searchParams.get(name)).find((value) => value !== null);
  return toSeconds(query ?? new URLSearchParams(link.hash.slice(1)).get('t'));
}

/** Converts `90`, `90s` and `1m30s` to seconds. */
function toSeconds(time: string | null): number {
  const pattern = /^(?:(\d{1,3})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/;
  const [, hours = 0, minutes = 0, seconds = 0] = time?.match(pattern) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}
