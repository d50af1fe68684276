import { getIdPattern } from '@fanous/api-client/embedUrl';
import { embedProviderNames } from '@fanous/api-client/embedProviders';
import type { SettingsReader } from './settings.ts';

const socialNetworks = ['facebook', 'youtube', 'instagram', 'whatsapp', 'telegram', 'tiktok', 'x', 'linkedin'] as const;
const demoLinks: Partial<Record<(typeof socialNetworks)[number], string>> = {
  facebook: 'https://www.facebook.com/fanous.example',
  youtube: 'https://www.youtube.com/@fanous.example',
  instagram: 'https://www.instagram.com/fanous.example',
  whatsapp: 'https://wa.me/201001234567',
};

/** The operator's content for visitors: players, wallet, contacts, links (decision 25). */
export type PlatformSettings = ReturnType<typeof readPlatformSettings>;

/** Reads the content settings. The defaults work without any setting. */
export function readPlatformSettings(settings: SettingsReader) {
  const url = settings.readText('APP_DOWNLOAD_URL') ?? '/demo/app/app.html';
  const players = {
    website: settings.readOrFallback(() => readPlayer(settings, 'PLAYER_WEBSITE', 'video'), ''),
    app: settings.readOrFallback(() => readPlayer(settings, 'PLAYER_APP', 'lecture'), ''),
    record: settings.readOrFallback(() => readPlayer(settings, 'PLAYER_RECORD', 'record'), ''),
  };
  return {
    players,
    playerIds: {
      website: settings.readOrFallback(() => readIdPattern(settings, 'PLAYER_WEBSITE_ID', players.website), ''),
      app: settings.readOrFallback(() => readIdPattern(settings, 'PLAYER_APP_ID', players.app), ''),
      record: settings.readOrFallback(() => readIdPattern(settings, 'PLAYER_RECORD_ID', players.record), ''),
    },
    embedHosts: settings.readOrFallback(() => readEmbedHosts(settings, Object.values(players)), []),
    embedProviders: settings.readOrFallback(() => readEmbedProviders(settings), []),
    walletNumber: settings.readText('WALLET_NUMBER') ?? '01001234567',
    contacts: {
      phone: settings.readText('CONTACT_PHONE') ?? '+20 100 123 4567',
      email: settings.readText('CONTACT_EMAIL') ?? 'info@fanous.example',
      address: settings.readText('CONTACT_ADDRESS') ?? '12 شارع التحرير، الدقي، الجيزة',
    },
    socialLinks: readSocialLinks(settings),
    appDownload: url === 'none' ? null : { url, size: settings.readInteger('APP_DOWNLOAD_SIZE', null, 1, 1e12) },
    hasContentGuard: settings.readBoolean('CONTENT_GUARD', true),
    hasVideoWatermark: settings.readBoolean('VIDEO_WATERMARK', false),
    // With another API the app could not play them.
    hasFreeVideosWithoutAccount:
      settings.readBoolean('FREE_VIDEOS_WITHOUT_ACCOUNT', false) && settings.readText('API_URL') === undefined,
    hasEmbedMetadata: settings.readBoolean('EMBED_METADATA', true),
    embedMetadataUrl: settings.readUrl('EMBED_METADATA_URL', ['http', 'https']),
  };
}

/** Reads the URL of a player. `{id}` is the placeholder for the video's id. */
function readPlayer(settings: SettingsReader, name: string, kind: string): string {
  const address = settings.readText(name) ?? `/demo/player/player.html?id={id}&kind=${kind}`;
  const isPlace = address.startsWith('/') || /^https?:\/\/[^/]/.test(address);
  if (!isPlace || !address.includes('{id}')) settings.rejectValue(name, 'an address with {id} in it');
  return address;
}

/** Reads the format of a player's ids: a regular expression for the whole id. */
function readIdPattern(settings: SettingsReader, name: string, address: string): string {
  const pattern = settings.readText(name) ?? getIdPattern(address);
  if (!isRegExp(pattern)) settings.rejectValue(name, 'a regular expression');
  return pattern;
}

function isRegExp(pattern: string): boolean {
  try {
    return RegExp(`^(?:${pattern})$`) instanceof RegExp;
  } catch {
    return false;
  }
}

/** Reads the allowed hosts, and adds the hosts of the players. */
function readEmbedHosts(settings: SettingsReader, players: string[]): string[] {
  const listed = settings.readList('EMBED_HOSTS').map((host) => {
    if (!/^[a-z0-9.-]+(:\d+)?$/i.test(host)) settings.rejectValue('EMBED_HOSTS', 'host names separated by commas');
    return host.toLowerCase();
  });
  const ofPlayers = players.flatMap((address) => (URL.canParse(address) ? [new URL(address).host] : []));
  return [...new Set([...listed, ...ofPlayers])];
}

/** Reads the allowed video sites. The default is all of them (decision 48). */
function readEmbedProviders(settings: SettingsReader) {
  const listed = settings.readList('EMBED_PROVIDERS', [...embedProviderNames]).map((name) => name.toLowerCase());
  if (listed.length === 1 && listed[0] === 'none') return [];
  const isKnown = listed.every((name) => embedProviderNames.some((known) => known === name));
  if (!isKnown) settings.rejectValue('EMBED_PROVIDERS', `some of ${embedProviderNames.join(', ')}, or none`);
  return embedProviderNames.filter((name) => listed.includes(name));
}

function readSocialLinks(settings: SettingsReader) {
  const set = socialNetworks.map((network) => ({
    network,
    url: settings.readUrl(toSocialVariable(network), ['https']),
  }));
  const own = set.flatMap(({ network, url }) => (url ? [{ network, url }] : []));
  return own.length > 0 ? own : socialNetworks.flatMap((network) => getDemoLink(network));
}

const toSocialVariable = (network: string) => `SOCIAL_${network.toUpperCase()}`;

const getDemoLink = (network: (typeof socialNetworks)[number]) => {
  const url = demoLinks[network];
  return url ? [{ network, url }] : [];
};
