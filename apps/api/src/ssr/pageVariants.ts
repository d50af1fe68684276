import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const decompressBrotli = promisify(brotliDecompress);
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

/**
 * One document with all attributes and encodings requested so far. Making these costs more than the rest of a response. The document
 * itself is kept compressed: it takes a tenth of the memory, and is needed only for a new variant.
 */
export class PageVariants {
  /** The document, until its first variant is made: the visitor who caused the rendering waits for that one only. */
  #html: string | undefined;
  #compressedHtml: Promise<Buffer> | undefined;
  readonly #pages = new Map<string, Promise<EncodedPage>>();

  constructor(html: string) {
    this.#html = html;
  }

  /** The document with attributes, which `apply` writes into it. There are few attributes and encodings. */
  getEncoded(attributes: string, encoding: ContentEncoding, apply: (html: string) => string): Promise<EncodedPage> {
    const encode = async () => {
      const page = await encodePage(apply(await this.#getHtml()), encoding);
      this.#compress();
      return page;
    };
    // Rarely requested, and the largest: do not cache.
    if (!encoding) return encode();
    const key = `${encoding} ${attributes}`;
    let page = this.#pages.get(key);
    if (!page) {
      page = encode();
      this.#pages.set(key, page);
      // The next request tries again.
      page.catch(() => this.#pages.delete(key));
    }
    return page;
  }

  async #getHtml(): Promise<string> {
    return this.#html ?? String(await decompressBrotli((await this.#compressedHtml) ?? ''));
  }

  /** Replaces the document by its compressed form. */
  #compress(): void {
    if (this.#html === undefined || this.#compressedHtml) return;
    this.#compressedHtml = compressBrotli(this.#html, { params });
    this.#compressedHtml.then(
      () => (this.#html = undefined),
      // The next variant tries again.
      () => (this.#compressedHtml = undefined),
    );
  }
}

async function encodePage(html: string, encoding: ContentEncoding): Promise<EncodedPage> {
  const plain = Buffer.from(html);
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url')}"`;
  if (encoding === 'br') return { etag, body: await compressBrotli(plain, { params }) };
  return { etag, body: encoding === 'gzip' ? await compressGzip(plain) : plain };
}
