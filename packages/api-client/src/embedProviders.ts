/** The video sites that are allowed unless the operator narrows the list (decision 48). */
export const embedProviderNames = ['youtube', 'vimeo', 'drive', 'bunny', 'vdocipher', 'dailymotion'] as const;

export type EmbedProviderName = (typeof embedProviderNames)[number];

interface EmbedProvider {
  /** The site's name, in every language. */
  title: string;
  /** Hosts of links to videos. */
  hosts: readonly string[];
  /** Origins of the player, for `frame-src` in the content security policy. */
  frameOrigins: readonly string[];
  /** The format of an id: a regular expression for the whole id. */
  idPattern: string;
  /** Converts a link to a video to the URL of the player. Returns undefined for other pages of the site. */
  toPlayerUrl: (link: URL) => string | undefined;
}

// `videoseries` belongs to playlists and has the length of an id.
const youtubeId = '(?!videoseries(?![\\w-]))[\\w-]{11}';
const vimeoId = '\\d{6,12}';
const driveId = '[\\w-]{20,100}';
const uuid = '[\\da-fA-F]{8}(?:-[\\da-fA-F]{4}){3}-[\\da-fA-F]{12}';
const dailymotionId = '[a-z\\d]{5,12}';

export const embedProviders: Record<EmbedProviderName, EmbedProvider> = {
  youtube: {
    title: 'YouTube',
    hosts: ['www.youtube.com', 'youtube.com', 'm.youtube.com', 'youtu.be', 'www.youtube-nocookie.com'],
    frameOrigins: ['https://www.youtube-nocookie.com'],
    idPattern: youtubeId,
    toPlayerUrl: (link) => {
      const path = link.hostname === 'youtu.be' ? `/embed${link.pathname}` : link.pathname;
      const id =
        path === '/watch' ? link.searchParams.get('v') : path.match(/^\/(?:embed|shorts|live|v)\/([^/]+)\/?$/)?.[1];
      if (!matchesPattern(youtubeId, id)) return undefined;
      const start = toSeconds(link.searchParams.get('start') ?? link.searchParams.get('t'));
      return `https://www.youtube-nocookie.com/embed/${id}${start ? `?start=${start}` : ''}`;
    },
  },
  vimeo: {
    title: 'Vimeo',
    hosts: ['vimeo.com', 'www.vimeo.com', 'player.vimeo.com'],
    frameOrigins: ['https://player.vimeo.com'],
    idPattern: vimeoId,
    toPlayerUrl: (link) => {
      const [, id, hash] =
        link.pathname.match(/^\/(?:video\/|channels\/[^/]+\/|groups\/[^/]+\/videos\/)?(\d+)(?:\/([\da-f]+))?\/?$/) ??
        [];
      if (!matchesPattern(vimeoId, id)) return undefined;
      // Unlisted videos need a second key.
      const key = hash ?? link.searchParams.get('h');
      return `https://player.vimeo.com/video/${id}${key ? `?h=${encodeURIComponent(key)}` : ''}`;
    },
  },
  drive: {
    title: 'Google Drive',
    hosts: ['drive.google.com'],
    frameOrigins: ['https://drive.google.com'],
    idPattern: driveId,
    toPlayerUrl: (link) => {
      const isById = link.pathname === '/open' || link.pathname === '/uc';
      const id = isById
        ? link.searchParams.get('id')
        : link.pathname.match(/^\/file\/(?:u\/\d+\/)?d\/([^/]+)(?:\/\w*)?$/)?.[1];
      if (!matchesPattern(driveId, id)) return undefined;
      const key = link.searchParams.get('resourcekey');
      return `https://drive.google.com/file/d/${id}/preview${key ? `?resourcekey=${encodeURIComponent(key)}` : ''}`;
    },
  },
  bunny: {
    title: 'Bunny',
    hosts: ['iframe.mediadelivery.net', 'player.mediadelivery.net', 'video.bunnycdn.com'],
    frameOrigins: ['https://iframe.mediadelivery.net', 'https://player.mediadelivery.net'],
    idPattern: uuid,
    toPlayerUrl: (link) => {
      const [, library, id] = link.pathname.match(/^\/(?:embed|play)\/(\d+)\/([^/]+)\/?$/) ?? [];
      if (!matchesPattern(uuid, id)) return undefined;
      const host = link.hostname === 'video.bunnycdn.com' ? 'iframe.mediadelivery.net' : link.hostname;
      // The query contains the token of a protected video.
      return `https://${host}/embed/${library}/${id}${link.search}`;
    },
  },
  vdocipher: {
    title: 'VdoCipher',
    hosts: ['player.vdocipher.com'],
    frameOrigins: ['https://player.vdocipher.com'],
    idPattern: '[\\da-f]{32}',
    toPlayerUrl: (link) =>
      /^\/v2\/?$/.test(link.pathname) && link.searchParams.has('otp') && link.searchParams.has('playbackInfo')
        ? `https://player.vdocipher.com/v2/${link.search}`
        : undefined,
  },
  dailymotion: {
    title: 'Dailymotion',
    hosts: ['www.dailymotion.com', 'dailymotion.com', 'dai.ly', 'geo.dailymotion.com'],
    frameOrigins: ['https://geo.dailymotion.com'],
    idPattern: dailymotionId,
    toPlayerUrl: (link) => {
      const isPlayer = /^\/player(?:\/\w+)?\.html$/.test(link.pathname);
      const id = isPlayer
        ? link.searchParams.get('video')
        : (link.hostname === 'dai.ly' ? `/video${link.pathname}` : link.pathname).match(
            /^\/(?:embed\/)?video\/([a-z\d]+)(?:_[^/]*)?\/?$/,
          )?.[1];
      return matchesPattern(dailymotionId, id) ? `https://geo.dailymotion.com/player.html?video=${id}` : undefined;
    },
  },
};

/** Finds the allowed provider that a host belongs to. */
export const findEmbedProvider = (host: string, names: readonly EmbedProviderName[] = embedProviderNames) =>
  names.map((name) => embedProviders[name]).find(({ hosts }) => hosts.includes(host));

const matchesPattern = (pattern: string, text: string | null | undefined): text is string =>
  text !== null && text !== undefined && new RegExp(`^(?:${pattern})$`).test(text);

/** Converts `90`, `90s` and `1m30s` to seconds. */
function toSeconds(time: string | null): number {
  const [, hours = 0, minutes = 0, seconds = 0] = time?.match(/^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}
