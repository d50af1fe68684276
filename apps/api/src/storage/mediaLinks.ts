import { createHmac, timingSafeEqual } from 'node:crypto';
import { extname } from 'node:path';
import { mediaTypeOf } from './fileTypes.ts';
import { privateKey } from './storage.ts';
import type { LinkOptions, Storage } from './storage.ts';

/**
 * How long signed links live: at least the seconds of the setting, at most half as long again. The end moves on in steps of
 * half that time, so that the same file has the same address for a while and browsers can keep what they have of it.
 */
export class LinkLife {
  readonly #step: number;

  constructor(minSeconds: number) {
    this.#step = Math.ceil(minSeconds / 2);
  }

  /** The longest life of a link. */
  get maxSeconds(): number {
    return 3 * this.#step;
  }

  /** When a link made now ends, in seconds since 1970. */
  endOf(now = Date.now()): number {
    return Math.floor(now / 1_000 / this.#step) * this.#step + this.maxSeconds;
  }
}

/** Makes and checks addresses that open one private file for a while, without a token. */
export class MediaLinks {
  readonly #secret: string;
  readonly #life: LinkLife;

  constructor(secret: string, life: LinkLife) {
    this.#secret = secret;
    this.#life = life;
  }

  /** The address of a file, below our own host. */
  make(key: string, { filename }: LinkOptions): string {
    const end = String(this.#life.endOf());
    const query = new URLSearchParams({ exp: end, name: filename, sig: this.#sign(key, end, filename) });
    return `/media/${key.replace(/^private\//, '')}?${query.toString()}`;
  }

  /** Whether an address was made here, for this file and name, and has not run out; gives the seconds that are left. */
  check(
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

  #sign(key: string, end: string, filename: string): string {
    return createHmac('sha256', this.#secret).update([key, end, filename].join('\n')).digest('base64url');
  }
}

/** A title as the name of a file, with the extension that the stored file has. */
export function downloadName(title: string, fileKey: string): string {
  const clean = title.replaceAll(/[\s\p{Cc}\p{Cf}/\\:*?"<>|]+/gu, ' ').trim();
  return `${Array.from(clean).slice(0, 100).join('') || 'file'}${extname(fileKey)}`;
}

/** The address under which who may open a file gets it. */
export const linkOf = (storage: Storage, fileKey: string, title: string): Promise<string> =>
  storage.link(privateKey(fileKey), {
    filename: downloadName(title, fileKey),
    mediaType: mediaTypeOf(fileKey),
  });
