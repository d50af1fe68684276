import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
// Higher levels take much longer and save only a few percent.
const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };

/** How a body is compressed. */
export type ContentEncoding = 'br' | 'gzip' | null;

/** A document as it is sent. */
export interface EncodedPage {
  body: Buffer;
  /** A weak ETag: the same for every encoding. */
  etag: string;
}

/** One document with all attributes and encodings requested so far. Making these costs more than the rest of a response. */
export class PageVariants {
  readonly #html: string;
  readonly #pages = new Map<string, Promise<EncodedPage>>();

  constructor(html: string) {
    this.#html = html;
  }

  /** The document with attributes, which `apply` writes into it. There are few attributes and encodings. */
  getEncoded(
    attributes: string,
    encoding: ContentEncoding,
    apply: (html: string, attributes: string) => string,
  ): Promise<EncodedPage> {
    // Rarely requested, and the largest: do not cache.
    if (!encoding) return encodePage(apply(this.#html, attributes), encoding);
    const key = `${encoding} ${attributes}`;
    let page = this.#pages.get(key);
    if (!page) {
      page = encodePage(apply(this.#html, attributes), encoding);
      this.#pages.set(key, page);
      // The next request tries again.
      page.catch(() => this.#pages.delete(key));
    }
    return page;
  }
}

async function encodePage(html: string, encoding: ContentEncoding): Promise<EncodedPage> {
  const plain = Buffer.from(html);
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url')}"`;
  if (encoding === 'br') return { etag, body: await compressBrotli(plain, { params }) };
  return { etag, body: encoding === 'gzip' ? await compressGzip(plain) : plain };
}
