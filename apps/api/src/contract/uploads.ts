import { maxCaptionsBytes } from '@fanous/api-client/captions';
import type { MultipartFile } from '@fastify/multipart';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rm, statfs } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { Config } from '../config.ts';
import { Problem } from '../problems/problem.ts';
import type { FieldProblemCode } from '../problems/messages.ts';
import { mediaTypesByExtension, detectFileType } from '../storage/fileTypes.ts';
import type { FileExtension } from '../storage/fileTypes.ts';
import type { TemporaryFolder } from '../storage/temporaryFolder.ts';
import type { UploadKind } from './schema.ts';

/** A received file. It is in a temporary folder, and is deleted after the response. */
export interface Upload {
  path: string;
  size: number;
  /** Detected from the bytes, like the extension. */
  mediaType: string;
  extension: FileExtension;
  /** The client's name of the file. Show it only; never use it as a path. */
  filename: string;
  /** The SHA-256 of its bytes, to detect a repeated upload. */
  hash: string;
}

interface KindRule {
  extensions: readonly FileExtension[];
  /** The error for a file of another type. */
  errorCode: FieldProblemCode;
  /** A setting of the operator, or a fixed number of bytes. */
  limit: 'imageBytes' | 'pdfBytes' | 'recordBytes' | number;
}

const kindRules: Record<UploadKind, KindRule> = {
  image: { extensions: ['jpg', 'png', 'webp', 'avif', 'gif'], errorCode: 'image_type', limit: 'imageBytes' },
  pdf: { extensions: ['pdf'], errorCode: 'pdf_type', limit: 'pdfBytes' },
  record: { extensions: ['pdf', 'doc', 'docx', 'mp3', 'mp4'], errorCode: 'record_type', limit: 'recordBytes' },
  captions: { extensions: ['vtt'], errorCode: 'captions_type', limit: maxCaptionsBytes },
};

const bytesBetweenSpaceChecks = 16 * 1024 * 1024;

/** Receives files as streams, up to the operator's limits. */
export class UploadReceiver {
  /** The bytes of all files that were received completely. */
  receivedBytes = 0;
  readonly #temporaryFolder: TemporaryFolder;
  readonly #limits: Config['limits'];
  readonly #maxFormsPerUser: number;
  readonly #reservedBytes: number;
  readonly #openFormsByUser = new Map<number, number>();

  constructor(
    temporaryFolder: TemporaryFolder,
    config: Pick<Config, 'limits' | 'maxConcurrentUploadsPerUser' | 'diskReserveBytes'>,
  ) {
    const { limits, maxConcurrentUploadsPerUser, diskReserveBytes } = config;
    this.#temporaryFolder = temporaryFolder;
    this.#limits = limits;
    this.#maxFormsPerUser = maxConcurrentUploadsPerUser;
    this.#reservedBytes = diskReserveBytes;
  }

  /** Counts a form with files that a user is sending. Call the returned function at its end. Throws 429 for too many. */
  acquireSlot(userId: number): () => void {
    const open = this.#openFormsByUser.get(userId) ?? 0;
    if (open >= this.#maxFormsPerUser) throw new Problem(429, 'too_many_requests', { retryAfterSeconds: 10 });
    this.#openFormsByUser.set(userId, open + 1);
    return () => {
      const left = (this.#openFormsByUser.get(userId) ?? 1) - 1;
      if (left > 0) this.#openFormsByUser.set(userId, left);
      else this.#openFormsByUser.delete(userId);
    };
  }

  /** The number of forms that are being received. */
  get openForms(): number {
    return [...this.#openFormsByUser.values()].reduce((sum, count) => sum + count, 0);
  }

  /**
   * Throws 507 if the disk has no room for `bytes` more and the reserve, which the embedded database needs for its writes.
   */
  async requireFreeSpace(bytes = 0): Promise<void> {
    if (this.#reservedBytes === 0) return;
    const { bavail, bsize } = await statfs(this.#temporaryFolder.path);
    if (bavail * bsize - bytes < this.#reservedBytes) throw new Problem(507, 'storage_full');
  }

  /** Gets the maximum bytes of a file of this kind. */
  getMaxBytes(kind: UploadKind): number {
    const { limit } = kindRules[kind];
    return typeof limit === 'number' ? limit : this.#limits[limit];
  }

  /** Receives a file. Returns an error code for a wrong type. Throws 413 if it is too large. */
  async receive(part: MultipartFile, kind: UploadKind): Promise<Upload | FieldProblemCode> {
    const { extensions, errorCode } = kindRules[kind];
    const path = this.#temporaryFolder.createFilePath();
    await this.requireFreeSpace();
    try {
      const { size, hash } = await this.#save(part, path, this.getMaxBytes(kind));
      this.receivedBytes += size;
      const extension = await detectFileType(path);
      if (extension && extensions.includes(extension))
        return { path, size, hash, extension, mediaType: mediaTypesByExtension[extension], filename: part.filename };
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
    await rm(path, { force: true });
    return errorCode;
  }

  async #save({ file, fieldname }: MultipartFile, path: string, limit: number): Promise<Pick<Upload, 'size' | 'hash'>> {
    const target = createWriteStream(path, { flags: 'wx', mode: 0o600 });
    const requireFreeSpace = () => this.requireFreeSpace();
    const hash = createHash('sha256');
    let size = 0;
    try {
      await pipeline(
        file,
        async function* measured(chunks: AsyncIterable<Buffer>) {
          for await (const chunk of chunks) {
            const checkNumber = Math.floor(size / bytesBetweenSpaceChecks);
            size += chunk.length;
            if (size > limit) throw createFileTooLargeProblem(fieldname, limit);
            if (Math.floor(size / bytesBetweenSpaceChecks) > checkNumber) await requireFreeSpace();
            hash.update(chunk);
            yield chunk;
          }
        },
        target,
      );
    } catch (error) {
      // The file may not be open yet. Deleting it before that would let it appear again.
      if (!target.closed) await once(target, 'close');
      throw error;
    }
    return { size, hash: hash.digest('base64url') };
  }
}

/** Creates the problem for a file that is larger than its limit. */
export const createFileTooLargeProblem = (field: string, limit: number): Problem =>
  new Problem(413, 'file_too_large', {
    messageNumber: limit,
    fields: { [field]: [{ code: 'file_too_large', limit }] },
  });

/** Deletes received files. */
export async function deleteUploads(uploads: Iterable<Upload>): Promise<void> {
  for (const { path } of uploads) await rm(path, { force: true });
}
