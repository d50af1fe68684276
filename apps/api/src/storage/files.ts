import type { FastifyBaseLogger } from 'fastify';
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { Upload } from '../contract/uploads.ts';
import type { Db } from '../db/database.ts';
import type { RunTransaction } from '../contract/types.ts';
import { smallImage } from '../features/wire.ts';
import { encodeImage } from './images.ts';
import {
  confirmFiles,
  dropFiles,
  expectFiles,
  forgetFiles,
  markFilesOrphaned,
  lockExpiredFiles,
} from './orphanedFiles.repository.ts';
import { privateKey, publicKey } from './storage.ts';
import type { Storage } from './storage.ts';

const atOnce = 50;
// Shared by many rows of the demo, and small.
const demoFolder = 'demo/';

/** A name for what is uploaded, and none for what is not. */
type Name<U> = U extends Upload ? string : undefined;

/** What a row gets to do with the file it names, within one transaction. `C` is what that transaction checked. */
type Work<U, T, C> = (db: Db, name: Name<U>, checked: C) => Promise<T>;

/** Uploaded files and the rows that name them: both are there, or neither, also after a crash. */
export class Files {
  readonly #db: Db;
  readonly #storage: Storage;
  readonly #log: FastifyBaseLogger;

  constructor(db: Db, storage: Storage, log: FastifyBaseLogger) {
    this.#db = db;
    this.#storage = storage;
    this.#log = log;
  }

  /** Stores course media and runs the work that puts its `file_key` into a row, in a transaction. Works without an upload, too. */
  async saveMedia<U extends Upload | undefined, T, C>(
    run: RunTransaction<C>,
    folder: string,
    upload: U,
    work: Work<U, T, C>,
  ): Promise<T> {
    if (!upload) return this.#save(run, [], (db, checked) => work(db, undefined as Name<U>, checked));
    const fileKey = `${folder}/${randomUUID()}.${upload.extension}`;
    const file = { key: privateKey(fileKey), path: upload.path, mediaType: upload.mediaType };
    return this.#save(run, [file], (db, checked) => work(db, fileKey as Name<U>, checked));
  }

  /** Encodes and stores an image in both sizes, and runs the work that puts its path into a row, in a transaction. */
  async saveImage<U extends Upload | undefined, T, C>(
    run: RunTransaction<C>,
    upload: U,
    work: Work<U, T, C>,
  ): Promise<T> {
    if (!upload) return this.#save(run, [], (db, checked) => work(db, undefined as Name<U>, checked));
    const name = `images/${randomUUID()}`;
    const encoded = await encodeImage(upload.path);
    const files = encoded.map(({ suffix, path }) => {
      return { key: publicKey(`${name}${suffix}.webp`), path, mediaType: 'image/webp' };
    });
    return this.#save(run, files, (db, checked) => work(db, `${name}.webp` as Name<U>, checked));
  }

  /** Removes the files whose time has come. Failures are tried again later. */
  async sweep(): Promise<void> {
    try {
      let due = await lockExpiredFiles(this.#db, atOnce);
      while (due.length > 0) {
        await Promise.all(due.map((key) => this.#storage.remove(key)));
        await forgetFiles(this.#db, due);
        due = due.length < atOnce ? [] : await lockExpiredFiles(this.#db, atOnce);
      }
    } catch (error) {
      this.#log.warn({ err: error }, 'files could not be removed');
    }
  }

  async #save<T, C>(run: RunTransaction<C>, files: NewFile[], work: (db: Db, checked: C) => Promise<T>): Promise<T> {
    const keys = files.map(({ key }) => key);
    try {
      if (keys.length > 0) await expectFiles(this.#db, keys);
      for (const { key, path, mediaType } of files) await this.#storage.put(key, path, mediaType);
      return await run(async (db, checked) => {
        const result = await work(db, checked);
        if (keys.length > 0) await confirmFiles(db, keys);
        return result;
      });
    } catch (error) {
      if (keys.length > 0) await markFilesOrphaned(this.#db, keys).catch(() => undefined);
      throw error;
    } finally {
      for (const { path } of files) await rm(path, { force: true });
      await this.sweep();
    }
  }
}

interface NewFile {
  key: string;
  path: string;
  mediaType: string;
}

/** Lets go of course media: to be called in the transaction that changes the row. `files.sweep()` afterwards removes it. */
export const dropMedia = (db: Db, fileKeys: (string | null)[]): Promise<void> =>
  dropFiles(db, fileKeys.filter(isOwn).map(privateKey));

/** The same for images, with their small siblings. */
export const dropImages = (db: Db, images: (string | null)[]): Promise<void> =>
  dropFiles(
    db,
    images.filter(isOwn).flatMap((image) => [image, smallImage(image) ?? image].map(publicKey)),
  );

const isOwn = (name: string | null): name is string => name !== null && !name.startsWith(demoFolder);
