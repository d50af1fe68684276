import { findEmbedProvider } from '@fanous/api-client/embedProviders';
import type { PlayerProtocol } from '@fanous/ui/media/connectPlayer';

/** How the player at a URL reports its position. Undefined for sites whose players do not. */
export function findPlayerProtocol(url: string, ownOrigin: string): PlayerProtocol | undefined {
  const { host, origin } = new URL(url, ownOrigin);
  // The player of the demo.
  if (origin === ownOrigin) return 'playerjs';
  if (findEmbedProvider(host, ['youtube'])) return 'youtube';
  if (findEmbedProvider(host, ['vimeo'])) return 'vimeo';
  return findEmbedProvider(host, ['bunny']) && 'playerjs';
}
