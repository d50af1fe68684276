import type { MultipartFile } from '@fastify/multipart';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rm, statfs } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { Config } from '../config.ts';
import { Problem } from '../problems/problem.ts';
import type { FieldCode } from '../problems/messages.ts';
import { mediaTypes, detectFileType } from '../storage/fileTypes.ts';
import type { Extension } from '../storage/fileTypes.ts';
import type { TemporaryFiles } from '../storage/temporaryFiles.ts';
import type { UploadKind } from './schema.ts';

/** A file that came in whole. It lies in a temporary place, and is removed after the answer. */
export interface Upload {
  path: string;
  size: number;
  /** By its bytes, as is the extension. */
  mediaType: string;
  extension: Extension;
  /** What the sender called it: to be shown, never to be used. */
  filename: string;
  /** Of its bytes, to tell whether the same file was sent again. */
  hash: string;
}

interface KindRule {
  extensions: readonly Extension[];
  /** What to say of a file that is something else. */
  refusal: FieldCode;
  limit: 'imageBytes' | 'pdfBytes' | 'recordBytes';
}

const kinds: Record<UploadKind, KindRule> = {
  image: { extensions: ['jpg', 'png', 'webp', 'avif', 'gif'], refusal: 'image_type', limit: 'imageBytes' },
  pdf: { extensions: ['pdf'], refusal: 'pdf_type', limit: 'pdfBytes' },
  record: { extensions: ['pdf', 'doc', 'docx', 'mp3', 'mp4'], refusal: 'record_type', limit: 'recordBytes' },
};

const bytesBetweenSpaceChecks = 16 * 1024 * 1024;

/** Takes files in, one chunk after the other, up to the size that the operator allows. */
export class UploadReceiver {
  readonly #temporary: TemporaryFiles;
  readonly #limits: Config['limits'];
  readonly #perUser: number;
  readonly #reserve: number;
  readonly #open = new Map<number, number>();

  constructor(temporary: TemporaryFiles, config: Pick<Config, 'limits' | 'uploadsPerUser' | 'diskReserveBytes'>) {
    const { limits, uploadsPerUser, diskReserveBytes } = config;
    this.#temporary = temporary;
    this.#limits = limits;
    this.#perUser = uploadsPerUser;
    this.#reserve = diskReserveBytes;
  }

  /** Counts a form with files that an account is sending, until what it gives back is called; too many are refused. */
  admit(userId: number): () => void {
    const open = this.#open.get(userId) ?? 0;
    if (open >= this.#perUser) throw new Problem(429, 'too_many_requests', { retryAfter: 10 });
    this.#open.set(userId, open + 1);
    return () => {
      const left = (this.#open.get(userId) ?? 1) - 1;
      if (left > 0) this.#open.set(userId, left);
      else this.#open.delete(userId);
    };
  }

  /** Refuses files while the disk has less free space than the reserve, which the embedded database needs for its own writes. */
  async requireFreeSpace(): Promise<void> {
    if (this.#reserve === 0) return;
    const { bavail, bsize } = await statfs(this.#temporary.folder);
    if (bavail * bsize < this.#reserve) throw new Problem(507, 'storage_full');
  }

  /** The most bytes that a file of this kind may have. */
  limitOf(kind: UploadKind): number {
    return this.#limits[kinds[kind].limit];
  }

  /** The file, or what is wrong with it. One that is too large ends the request. */
  async receive(part: MultipartFile, kind: UploadKind): Promise<Upload | FieldCode> {
    const { extensions, refusal } = kinds[kind];
    const path = this.#temporary.newPath();
    await this.requireFreeSpace();
    try {
      const { size, hash } = await this.#save(part, path, this.limitOf(kind));
      const extension = await detectFileType(path);
      if (extension && extensions.includes(extension))
        return { path, size, hash, extension, mediaType: mediaTypes[extension], filename: part.filename };
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
    await rm(path, { force: true });
    return refusal;
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
            if (size > limit) throw tooLarge(fieldname, limit);
            if (Math.floor(size / bytesBetweenSpaceChecks) > checkNumber) await requireFreeSpace();
            hash.update(chunk);
            yield chunk;
          }
        },
        target,
      );
    } catch (error) {
      // It may still be about to be opened: removed before that, it would be there again.
      if (!target.closed) await once(target, 'close');
      throw error;
    }
    return { size, hash: hash.digest('base64url') };
  }
}

/** A file is larger than its field takes. */
export const tooLarge = (field: string, limit: number): Problem =>
  new Problem(413, 'file_too_large', { count: limit, fields: { [field]: [{ code: 'file_too_large', limit }] } });

/** Removes files that came in, after the answer or instead of one. */
export async function discard(uploads: Iterable<Upload>): Promise<void> {
  for (const { path } of uploads) await rm(path, { force: true });
}
