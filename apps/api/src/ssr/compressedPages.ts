import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
// Higher ones take many times as long for a few per cent.
const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };

/** How a body may be packed. */
export type Packing = 'br' | 'gzip' | undefined;

/** A document as it is sent. */
export interface Copy {
  body: Buffer;
  /** Weak: it names the content, whatever its packing. */
  etag: string;
}

/** The best packing that an `Accept-Encoding` header allows. */
export function packingOf(header: string | string[] | undefined): Packing {
  const parts = String(header ?? '')
    .toLowerCase()
    .split(',');
  const allowed = new Set(
    parts.filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part)).map((part) => part.split(';')[0]?.trim()),
  );
  return (['br', 'gzip'] as const).find((packing) => allowed.has(packing));
}

/** One document in all the forms that were asked for: dressing and packing it cost more than everything else of an answer. */
export class Copies {
  readonly #html: string;
  readonly #made = new Map<string, Promise<Copy>>();

  constructor(html: string) {
    this.#html = html;
  }

  /** The copy of a look, which `dress` gives to the document. Looks are few, and so are packings. */
  get(look: string, packing: Packing, dress: (html: string, look: string) => string): Promise<Copy> {
    // Hardly anyone asks for it as it is, and it weighs most: made anew.
    if (!packing) return make(dress(this.#html, look), packing);
    const key = `${packing} ${look}`;
    let copy = this.#made.get(key);
    if (!copy) {
      copy = make(dress(this.#html, look), packing);
      this.#made.set(key, copy);
      // Whoever asks next has it tried again.
      copy.catch(() => this.#made.delete(key));
    }
    return copy;
  }
}

async function make(html: string, packing: Packing): Promise<Copy> {
  const plain = Buffer.from(html);
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url')}"`;
  if (packing === 'br') return { etag, body: await brotli(plain, { params }) };
  return { etag, body: packing === 'gzip' ? await zip(plain) : plain };
}
