import { createHmac, timingSafeEqual } from 'node:crypto';
import { extname } from 'node:path';
import { getMediaType } from './fileTypes.ts';
import { toPrivateStorageKey } from './storage.ts';
import type { MediaLinkOptions, FileStorage } from './storage.ts';

/**
 * The lifetime of signed links: between 1 and 1.5 times the setting. The expiry moves in steps of half the setting, so that a
 * file keeps its URL for a while and browsers can cache it.
 */
export class LinkLifetime {
  readonly #stepSeconds: number;

  constructor(minSeconds: number) {
    this.#stepSeconds = Math.ceil(minSeconds / 2);
  }

  /** The maximum lifetime of a link. */
  get maxSeconds(): number {
    return 3 * this.#stepSeconds;
  }

  /** Gets the expiry of a link that is created now, in seconds since 1970. */
  getExpiryUnixSeconds(now = Date.now()): number {
    return Math.floor(now / 1_000 / this.#stepSeconds) * this.#stepSeconds + this.maxSeconds;
  }
}

/** Creates and checks signed links to private files. */
export class MediaLinkSigner {
  readonly #secret: string;
  readonly #lifetime: LinkLifetime;

  constructor(secret: string, lifetime: LinkLifetime) {
    this.#secret = secret;
    this.#lifetime = lifetime;
  }

  /** Creates the link to a file, on our own host. */
  createLink(key: string, { filename }: MediaLinkOptions): string {
    const expiry = String(this.#lifetime.getExpiryUnixSeconds());
    const query = new URLSearchParams({ exp: expiry, name: filename, sig: this.#sign(key, expiry, filename) });
    return `/media/${key.replace(/^private\//, '')}?${query.toString()}`;
  }

  /** Gets the seconds until a valid link expires. Returns undefined for an expired or forged link. */
  findSecondsLeft(
    key: string,
    { exp = '', name = '', sig = '' }: Record<string, string | undefined>,
    now = Date.now(),
  ): number | undefined {
    const expected = Buffer.from(this.#sign(key, exp, name));
    const given = Buffer.from(sig);
    const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
    const left = Number(exp) - now / 1_000;
    return isOurs && left > 0 ? Math.ceil(left) : undefined;
  }

  #sign(key: string, expiry: string, filename: string): string {
    return createHmac('sha256', this.#secret).update([key, expiry, filename].join('\n')).digest('base64url');
  }
}

/** Converts a title to a filename, with the extension of the stored file. */
export function toDownloadFilename(title: string, fileKey: string): string {
  const clean = title.replaceAll(/[\s\p{Cc}\p{Cf}/\\:*?"<>|]+/gu, ' ').trim();
  return `${Array.from(clean).slice(0, 100).join('') || 'file'}${extname(fileKey)}`;
}

/** Creates a signed link to a file, for a user who may open it. */
export const createMediaLink = (storage: FileStorage, fileKey: string, title: string): Promise<string> =>
  storage.createLink(toPrivateStorageKey(fileKey), toLinkOptions(fileKey, title));

/** Creates a signed link on the origin of this server, also if the file is in a bucket. Pages load captions and images from no other one. */
export const createSameOriginMediaLink = (
  { links }: Pick<FileStorage, 'links'>,
  fileKey: string,
  title: string,
): string => links.createLink(toPrivateStorageKey(fileKey), toLinkOptions(fileKey, title));

const toLinkOptions = (fileKey: string, title: string): MediaLinkOptions => ({
  filename: toDownloadFilename(title, fileKey),
  mediaType: getMediaType(fileKey),
});
