import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { ResumableS3Store } from './resumableS3Store.ts';
import { ERRORS, Upload } from '@tus/utils';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { S3Config } from '../config/s3.ts';
import { Problem } from '../problems/problem.ts';
import { getContentDisposition } from './contentDisposition.ts';
import { createS3ClientConfig } from './s3ClientConfig.ts';
import type { LinkLifetime } from './mediaLinks.ts';
import { traceCommands } from './traceCommands.ts';
import type { Tracing } from '../tracing/tracing.ts';
import { isUploadKey } from './storage.ts';
import type { MediaLinkOptions, FileStorage, SameOriginLinks, StoredFileStream } from './storage.ts';

/** Stores files in a bucket of Amazon S3 or of a compatible server. Links lead there, so media do not pass through this server. */
export class S3Storage implements FileStorage {
  readonly #client: S3Client;
  readonly #bucket: string;
  readonly #linkLifetime: LinkLifetime;
  readonly links: SameOriginLinks;
  readonly uploads: ResumableS3Store;

  constructor(
    { bucket, ...connection }: S3Config,
    linkLifetime: LinkLifetime,
    links: SameOriginLinks,
    tracing?: Tracing,
  ) {
    this.links = links;
    this.#linkLifetime = linkLifetime;
    this.#bucket = bucket;
    const clientConfig = createS3ClientConfig(connection);
    this.#client = new S3Client(clientConfig);
    this.uploads = new ResumableS3Store({
      s3ClientConfig: { ...clientConfig, bucket },
      // Each waits in a temporary file of 8 MB.
      maxConcurrentPartUploads: 4,
    });
    if (tracing) {
      traceCommands(this.#client, tracing);
      this.uploads.trace(tracing);
    }
  }

  async storeFile(key: string, path: string, mediaType: string): Promise<void> {
    const { size } = await stat(path);
    const object = {
      ...this.#getLocation(key),
      Body: createReadStream(path),
      ContentLength: size,
      ContentType: mediaType,
    };
    await sendToBucket(this.#client.send(new PutObjectCommand(object)));
    if ((await this.#findSize(key)) === size) return;
    await this.deleteFile(key);
    throw new Error('The stored file does not have the size of the sent file.');
  }

  async beginUpload(key: string, size: number): Promise<void> {
    await sendToBucket(this.uploads.create(new Upload({ id: key, size, offset: 0 })));
  }

  async finishUpload(key: string): Promise<number | undefined> {
    const size = await this.#findSize(key);
    if (size !== undefined) return size;
    await sendToBucket(this.uploads.completeUpload(key));
    return this.#findSize(key);
  }

  async hasFile(key: string): Promise<boolean> {
    return (await this.#findSize(key)) !== undefined;
  }

  async openFile(key: string): Promise<StoredFileStream | undefined> {
    const found = await sendToBucket(this.#client.send(new GetObjectCommand(this.#getLocation(key))));
    if (!(found?.Body instanceof Readable)) return undefined;
    return { stream: found.Body, size: found.ContentLength ?? 0 };
  }

  /** Reads the size and the entity tag of a file. Returns undefined for a missing one. */
  async findFileInfo(key: string): Promise<{ size: number; etag: string } | undefined> {
    const found = await sendToBucket(this.#client.send(new HeadObjectCommand(this.#getLocation(key))));
    return found && { size: found.ContentLength ?? 0, etag: found.ETag ?? '' };
  }

  async deleteFile(key: string): Promise<void> {
    if (isUploadKey(key)) await this.#deleteUpload(key);
    await sendToBucket(this.#client.send(new DeleteObjectCommand(this.#getLocation(key))));
  }

  async createLink(key: string, { filename, mediaType }: MediaLinkOptions): Promise<string> {
    const object = {
      ...this.#getLocation(key),
      ResponseContentType: mediaType,
      ResponseContentDisposition: getContentDisposition(mediaType, filename),
    };
    // The signing time moves in steps, so that the URL stays the same for a while.
    const expiresIn = this.#linkLifetime.maxSeconds;
    const signingDate = new Date((this.#linkLifetime.getExpiryUnixSeconds() - expiresIn) * 1_000);
    return getSignedUrl(this.#client, new GetObjectCommand(object), { expiresIn, signingDate });
  }

  /** Deletes the pieces and the description that the tus store keeps beside a file. */
  async #deleteUpload(key: string): Promise<void> {
    // Without its description the upload never began. A complete one has no pieces.
    await this.uploads.remove(key).catch((error: unknown) => {
      if (error !== ERRORS.FILE_NOT_FOUND) throw error;
    });
    for (const name of [`${key}.info`, `${key}.part`])
      await sendToBucket(this.#client.send(new DeleteObjectCommand(this.#getLocation(name))));
  }

  async #findSize(key: string): Promise<number | undefined> {
    return (await sendToBucket(this.#client.send(new HeadObjectCommand(this.#getLocation(key)))))?.ContentLength;
  }

  #getLocation(key: string) {
    return { Bucket: this.#bucket, Key: key };
  }
}

/** Awaits a response of the bucket. Returns undefined for a missing file, and throws 503 for any other error. */
async function sendToBucket<T>(sent: Promise<T>): Promise<T | undefined> {
  try {
    return await sent;
  } catch (error) {
    const isMissing = error instanceof Error && ['NotFound', 'NoSuchKey', 'NoSuchUpload'].includes(error.name);
    if (isMissing) return undefined;
    throw Object.assign(new Problem(503, 'unavailable', { retryAfterSeconds: 5 }), { cause: error });
  }
}
