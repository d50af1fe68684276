import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { S3Config } from '../config/s3.ts';
import { Problem } from '../problems/problem.ts';
import { dispositionOf } from './disposition.ts';
import type { LinkLife } from './mediaLinks.ts';
import type { LinkOptions, Storage, StoredStream } from './storage.ts';

/** Keeps files in a bucket of Amazon S3 or of a server that speaks like it. Links lead there, so that media bypass us. */
export class S3Storage implements Storage {
  readonly #client: S3Client;
  readonly #bucket: string;
  readonly #linkLife: LinkLife;

  constructor({ bucket, region, endpoint, credentials, pathStyle }: S3Config, linkLife: LinkLife) {
    this.#linkLife = linkLife;
    this.#bucket = bucket;
    this.#client = new S3Client({
      region,
      forcePathStyle: pathStyle,
      ...(endpoint !== undefined && { endpoint }),
      ...(credentials && { credentials }),
      // Checksums that follow a stream are stored as part of the file by servers that do not know them.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: { connectionTimeout: 5_000 },
    });
  }

  async put(key: string, path: string, mediaType: string): Promise<void> {
    const { size } = await stat(path);
    const object = { ...this.#place(key), Body: createReadStream(path), ContentLength: size, ContentType: mediaType };
    await attempt(this.#client.send(new PutObjectCommand(object)));
    if ((await this.#sizeOf(key)) === size) return;
    await this.remove(key);
    throw new Error('What the bucket stored is not as long as what it was sent.');
  }

  async has(key: string): Promise<boolean> {
    return (await this.#sizeOf(key)) !== undefined;
  }

  async open(key: string): Promise<StoredStream | undefined> {
    const found = await attempt(this.#client.send(new GetObjectCommand(this.#place(key))));
    if (!(found?.Body instanceof Readable)) return undefined;
    return { stream: found.Body, size: found.ContentLength ?? 0 };
  }

  async remove(key: string): Promise<void> {
    await attempt(this.#client.send(new DeleteObjectCommand(this.#place(key))));
  }

  async link(key: string, { filename, mediaType }: LinkOptions): Promise<string> {
    const object = {
      ...this.#place(key),
      ResponseContentType: mediaType,
      ResponseContentDisposition: dispositionOf(mediaType, filename),
    };
    // Signed as of a moment that moves on in steps, so that the address stays the same for a while.
    const expiresIn = this.#linkLife.maxSeconds;
    const signingDate = new Date((this.#linkLife.endOf() - expiresIn) * 1_000);
    return getSignedUrl(this.#client, new GetObjectCommand(object), { expiresIn, signingDate });
  }

  async #sizeOf(key: string): Promise<number | undefined> {
    return (await attempt(this.#client.send(new HeadObjectCommand(this.#place(key)))))?.ContentLength;
  }

  #place(key: string) {
    return { Bucket: this.#bucket, Key: key };
  }
}

/** The bucket's answer, undefined for what is not there; a bucket that does not answer is a 503 of ours. */
async function attempt<T>(sent: Promise<T>): Promise<T | undefined> {
  try {
    return await sent;
  } catch (error) {
    const isMissing = error instanceof Error && ['NotFound', 'NoSuchKey'].includes(error.name);
    if (isMissing) return undefined;
    throw Object.assign(new Problem(503, 'unavailable', { retryAfter: 5 }), { cause: error });
  }
}
