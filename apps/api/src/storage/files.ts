import type { FastifyBaseLogger } from 'fastify';
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { Upload } from '../contract/uploads.ts';
import type { Db } from '../db/database.ts';
import type { RunTransaction } from '../contract/types.ts';
import { toSmallImagePath } from '../features/wire.ts';
import { encodeImage } from './images.ts';
import { createPdfThumbnail } from './pdfThumbnails.ts';
import {
  confirmFiles,
  insertOrphanedFileEntries,
  insertPendingFileEntries,
  deleteOrphanedFileEntries,
  markPendingFilesOrphaned,
  lockExpiredFiles,
} from './orphanedFiles.repository.ts';
import { toPrivateStorageKey, toPublicStorageKey } from './storage.ts';
import type { FileStorage } from './storage.ts';

const filesPerBatch = 50;
// Many rows of the demo share these files, so they are never deleted.
const demoFolder = 'demo/';

/** What the storage returns for an upload; undefined without an upload. */
type StoredUpload<U, T> = U extends Upload ? T : undefined;

/** The keys of a stored PDF and of the image of its first page. */
export interface StoredPdf {
  key: string;
  /** Null if its first page cannot be drawn. */
  thumbnailKey: string | null;
}

/** Writes the row of a file, in one transaction. `C` is what the transaction checked. */
type SaveFileWork<U, T, C, Name = string> = (db: Db, stored: StoredUpload<U, Name>, checked: C) => Promise<T>;

/** Stores uploaded files together with their rows: both exist, or neither, even after a crash. */
export class TransactionalFiles {
  readonly #db: Db;
  readonly #storage: FileStorage;
  readonly #log: FastifyBaseLogger;

  constructor(db: Db, storage: FileStorage, log: FastifyBaseLogger) {
    this.#db = db;
    this.#storage = storage;
    this.#log = log;
  }

  /** Stores course media, then runs the work that writes its `file_key` in a transaction. Works without an upload, too. */
  async saveMedia<U extends Upload | undefined, T, C>(
    run: RunTransaction<C>,
    folder: string,
    upload: U,
    work: SaveFileWork<U, T, C>,
  ): Promise<T> {
    if (!upload) return this.#save(run, [], (db, checked) => work(db, undefined as StoredUpload<U, string>, checked));
    const fileKey = `${folder}/${randomUUID()}.${upload.extension}`;
    const file = { key: toPrivateStorageKey(fileKey), path: upload.path, mediaType: upload.mediaType };
    return this.#save(run, [file], (db, checked) => work(db, fileKey as StoredUpload<U, string>, checked));
  }

  /** Stores a PDF with an image of its first page, then runs the work that writes their keys in a transaction. */
  async savePdfWithThumbnail<U extends Upload | undefined, T, C>(
    run: RunTransaction<C>,
    folder: string,
    upload: U,
    work: SaveFileWork<U, T, C, StoredPdf>,
  ): Promise<T> {
    if (!upload)
      return this.#save(run, [], (db, checked) => work(db, undefined as StoredUpload<U, StoredPdf>, checked));
    const name = `${folder}/${randomUUID()}`;
    const pdf: StoredPdf = { key: `${name}.pdf`, thumbnailKey: null };
    const files = [{ key: toPrivateStorageKey(pdf.key), path: upload.path, mediaType: upload.mediaType }];
    const thumbnailPath = await createPdfThumbnail(upload.path);
    if (thumbnailPath !== undefined) {
      pdf.thumbnailKey = `${name}.webp`;
      files.push({ key: toPrivateStorageKey(pdf.thumbnailKey), path: thumbnailPath, mediaType: 'image/webp' });
    }
    return this.#save(run, files, (db, checked) => work(db, pdf as StoredUpload<U, StoredPdf>, checked));
  }

  /** Encodes and stores an image in both sizes, then runs the work that writes its path in a transaction. */
  async saveImage<U extends Upload | undefined, T, C>(
    run: RunTransaction<C>,
    upload: U,
    work: SaveFileWork<U, T, C>,
  ): Promise<T> {
    if (!upload) return this.#save(run, [], (db, checked) => work(db, undefined as StoredUpload<U, string>, checked));
    const name = `images/${randomUUID()}`;
    const encoded = await encodeImage(upload.path);
    const files = encoded.map(({ suffix, path }) => {
      return { key: toPublicStorageKey(`${name}${suffix}.webp`), path, mediaType: 'image/webp' };
    });
    return this.#save(run, files, (db, checked) => work(db, `${name}.webp` as StoredUpload<U, string>, checked));
  }

  /** Deletes orphaned files. Errors are logged; the next call tries again. */
  async deleteOrphanedFiles(): Promise<void> {
    try {
      let due = await lockExpiredFiles(this.#db, filesPerBatch);
      while (due.length > 0) {
        await Promise.all(due.map((key) => this.#storage.deleteFile(key)));
        await deleteOrphanedFileEntries(this.#db, due);
        due = due.length < filesPerBatch ? [] : await lockExpiredFiles(this.#db, filesPerBatch);
      }
    } catch (error) {
      this.#log.warn({ err: error }, 'files could not be removed');
    }
  }

  async #save<T, C>(run: RunTransaction<C>, files: NewFile[], work: (db: Db, checked: C) => Promise<T>): Promise<T> {
    const keys = files.map(({ key }) => key);
    try {
      if (keys.length > 0) await insertPendingFileEntries(this.#db, keys);
      for (const { key, path, mediaType } of files) await this.#storage.storeFile(key, path, mediaType);
      return await run(async (db, checked) => {
        const result = await work(db, checked);
        if (keys.length > 0) await confirmFiles(db, keys);
        return result;
      });
    } catch (error) {
      if (keys.length > 0) await markPendingFilesOrphaned(this.#db, keys).catch(() => undefined);
      throw error;
    } finally {
      for (const { path } of files) await rm(path, { force: true });
      await this.deleteOrphanedFiles();
    }
  }
}

interface NewFile {
  key: string;
  path: string;
  mediaType: string;
}

/** Marks course media as orphaned. Call it in the transaction that changes the row, and `files.deleteOrphanedFiles()` afterwards. */
export const markMediaOrphaned = (db: Db, fileKeys: (string | null)[]): Promise<void> =>
  insertOrphanedFileEntries(db, fileKeys.filter(isUploaded).map(toPrivateStorageKey));

/** Marks images and their small copies as orphaned. */
export const markImagesOrphaned = (db: Db, images: (string | null)[]): Promise<void> =>
  insertOrphanedFileEntries(
    db,
    images.filter(isUploaded).flatMap((image) => [image, toSmallImagePath(image) ?? image].map(toPublicStorageKey)),
  );

const isUploaded = (name: string | null): name is string => name !== null && !name.startsWith(demoFolder);
