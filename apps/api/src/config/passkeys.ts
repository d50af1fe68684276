import { isIP } from 'node:net';

/** The site that passkeys belong to (the relying party of WebAuthn). */
export interface PasskeySite {
  /** Its domain. */
  id: string;
  origin: string;
}

/** The site. With `request-host`, it is the host of each request. */
export type PasskeyConfig = PasskeySite | 'request-host' | 'off';

/**
 * Gets the site of `PUBLIC_URL`. Without it, passkeys are off in production, because a client can forge the host name of a request.
 */
export function getPasskeyConfig(publicUrl: string | undefined, isProduction: boolean): PasskeyConfig {
  if (publicUrl === undefined) return isProduction ? 'off' : 'request-host';
  return parsePasskeySite(publicUrl) ?? 'off';
}

/** Parses the site of a URL. Returns undefined for a URL without passkeys: browsers allow no passkeys for IP addresses, and none without https except on `localhost`. */
export function parsePasskeySite(url: string): PasskeySite | undefined {
  const { protocol, hostname, origin } = new URL(url);
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  const isUsable = isIP(hostname.replace(/^\[|\]$/g, '')) === 0 && (protocol === 'https:' || isLocal);
  return isUsable ? { id: hostname, origin } : undefined;
}
