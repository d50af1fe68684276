import { getIdPattern } from '@fanous/api-client/embedAddress';
import { embedProviderNames } from '@fanous/api-client/embedProviders';
import type { Settings } from './settings.ts';

const networks = ['facebook', 'youtube', 'instagram', 'whatsapp', 'telegram', 'tiktok', 'x', 'linkedin'] as const;
const demoLinks: Partial<Record<(typeof networks)[number], string>> = {
  facebook: 'https://www.facebook.com/fanous.example',
  youtube: 'https://www.youtube.com/@fanous.example',
  instagram: 'https://www.instagram.com/fanous.example',
  whatsapp: 'https://wa.me/201001234567',
};

/** What the operator shows to visitors: players, wallet, contacts, links (decision 25). */
export type PlatformConfig = ReturnType<typeof readPlatform>;

/** Reads it, with values that work out of the box. */
export function readPlatform(settings: Settings) {
  const url = settings.text('APP_DOWNLOAD_URL') ?? '/demo/app/app.html';
  const players = {
    website: player(settings, 'PLAYER_WEBSITE', 'video'),
    app: player(settings, 'PLAYER_APP', 'lecture'),
    record: player(settings, 'PLAYER_RECORD', 'record'),
  };
  return {
    players,
    playerIds: {
      website: idPattern(settings, 'PLAYER_WEBSITE_ID', players.website),
      app: idPattern(settings, 'PLAYER_APP_ID', players.app),
      record: idPattern(settings, 'PLAYER_RECORD_ID', players.record),
    },
    embedHosts: embedHosts(settings, Object.values(players)),
    embedProviders: embedProviders(settings),
    walletNumber: settings.text('WALLET_NUMBER') ?? '01001234567',
    contacts: {
      phone: settings.text('CONTACT_PHONE') ?? '+20 100 123 4567',
      email: settings.text('CONTACT_EMAIL') ?? 'info@fanous.example',
      address: settings.text('CONTACT_ADDRESS') ?? '12 شارع التحرير، الدقي، الجيزة',
    },
    socialLinks: socialLinks(settings),
    appDownload: url === 'none' ? null : { url, size: settings.integer('APP_DOWNLOAD_SIZE', null, 1, 1e12) },
    contentGuard: settings.flag('CONTENT_GUARD', true),
  };
}

/** The address of a player; `{id}` stands for the id of what is played. */
function player(settings: Settings, name: string, kind: string): string {
  const address = settings.text(name) ?? `/demo/player/player.html?id={id}&kind=${kind}`;
  const isPlace = address.startsWith('/') || /^https?:\/\/[^/]/.test(address);
  if (!isPlace || !address.includes('{id}')) settings.refuse(name, 'an address with {id} in it');
  return address;
}

/** The shape of a player's ids, as a regular expression over the whole id. */
function idPattern(settings: Settings, name: string, address: string): string {
  const pattern = settings.text(name) ?? getIdPattern(address);
  if (!isPattern(pattern)) settings.refuse(name, 'a regular expression');
  return pattern;
}

function isPattern(pattern: string): boolean {
  try {
    return RegExp(`^(?:${pattern})$`) instanceof RegExp;
  } catch {
    return false;
  }
}

/** The hosts the operator lists, and those that the players themselves are on. */
function embedHosts(settings: Settings, players: string[]): string[] {
  const listed = settings.list('EMBED_HOSTS').map((host) => {
    if (!/^[a-z0-9.-]+(:\d+)?$/i.test(host)) settings.refuse('EMBED_HOSTS', 'host names separated by commas');
    return host.toLowerCase();
  });
  const ofPlayers = players.flatMap((address) => (URL.canParse(address) ? [new URL(address).host] : []));
  return [...new Set([...listed, ...ofPlayers])];
}

/** The known video sites that are allowed: all, unless the operator narrows the list (decision 48). */
function embedProviders(settings: Settings) {
  const listed = settings.list('EMBED_PROVIDERS', [...embedProviderNames]).map((name) => name.toLowerCase());
  if (listed.length === 1 && listed[0] === 'none') return [];
  const isKnown = listed.every((name) => embedProviderNames.some((known) => known === name));
  if (!isKnown) settings.refuse('EMBED_PROVIDERS', `some of ${embedProviderNames.join(', ')}, or none`);
  return embedProviderNames.filter((name) => listed.includes(name));
}

function socialLinks(settings: Settings) {
  const set = networks.map((network) => ({ network, url: settings.address(socialName(network), ['https']) }));
  const own = set.flatMap(({ network, url }) => (url ? [{ network, url }] : []));
  return own.length > 0 ? own : networks.flatMap((network) => demoLink(network));
}

const socialName = (network: string) => `SOCIAL_${network.toUpperCase()}`;

const demoLink = (network: (typeof networks)[number]) => {
  const url = demoLinks[network];
  return url ? [{ network, url }] : [];
};
