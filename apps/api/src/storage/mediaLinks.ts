import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { extname } from 'node:path';
import type { Db } from '../db/database.ts';
import { mediaTypeOf } from './fileTypes.ts';
import { privateKey } from './storage.ts';
import type { LinkOptions, Storage } from './storage.ts';

const secretKey = 'media_secret';
const step = 300;

/** How long a link may live at most; one that is made late in its five minutes lives 10 minutes. */
export const linkSeconds = 3 * step;

/** The secret behind signed links. It lies in the database, so that all servers on it know each other's links. */
export async function readMediaSecret(db: Db): Promise<string> {
  await db
    .insertInto('meta')
    .values({ key: secretKey, value: JSON.stringify({ secret: randomBytes(32).toString('base64url') }) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const row = await db.selectFrom('meta').where('key', '=', secretKey).select('value').executeTakeFirstOrThrow();
  return String(row.value['secret']);
}

/**
 * When a link made now ends, in seconds since 1970: 10 to 15 minutes from now. It moves on every 5 minutes, so that the
 * same file has the same address for a while and browsers can keep what they have of it.
 */
export const linkEnd = (now = Date.now()): number => Math.floor(now / 1_000 / step) * step + linkSeconds;

/** Makes and checks addresses that open one private file for a while, without a token. */
export class MediaLinks {
  readonly #secret: string;

  constructor(secret: string) {
    this.#secret = secret;
  }

  /** The address of a file, below our own host. */
  make(key: string, { filename }: LinkOptions): string {
    const end = String(linkEnd());
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
