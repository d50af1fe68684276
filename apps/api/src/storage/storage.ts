import type { DataStore } from '@tus/utils';
import type { Readable } from 'node:stream';

/** The options of a signed link. */
export interface MediaLinkOptions {
  /** The filename for the download, with its extension. */
  filename: string;
  mediaType: string;
}

/** Signed links to files that this server sends itself. */
export interface SameOriginLinks {
  createLink: (key: string, options: MediaLinkOptions) => string;
  /** Gets the seconds until a valid link expires. Returns undefined for an expired or forged link. */
  findSecondsLeft: (key: string, query: Record<string, string | undefined>) => number | undefined;
}

/** The contents of a stored file. */
export interface StoredFileStream {
  stream: Readable;
  size: number;
}

/**
 * The storage of uploaded files. A key is `public/…` (images, for everyone) or `private/…` (course media, by signed
 * link only). The server creates keys, and never uses a key for a second file.
 */
export interface FileStorage {
  readonly links: SameOriginLinks;
  /** Moves a complete file from the disk to the storage, atomically. */
  storeFile: (key: string, path: string, mediaType: string) => Promise<void>;
  /** Receives files in pieces, by the tus protocol. The id of an upload is the key of its file. */
  readonly uploads: DataStore;
  /** Prepares the storage for a file of this size that arrives in pieces. */
  beginUpload: (key: string, size: number) => Promise<void>;
  /**
   * Completes a file all of whose pieces have arrived, and makes sure that it survives a crash. Returns the size of the file, or
   * undefined if there is none. On the disk, a file whose end is missing has the size of what has arrived.
   */
  finishUpload: (key: string) => Promise<number | undefined>;
  hasFile: (key: string) => Promise<boolean>;
  /** Reads a file; undefined when there is none. */
  openFile: (key: string) => Promise<StoredFileStream | undefined>;
  /** Deletes a file. A missing file is not an error. */
  deleteFile: (key: string) => Promise<void>;
  /** Creates a link that opens a private file without a token, for 10 to 15 minutes (decision 12). */
  createLink: (key: string, options: MediaLinkOptions) => Promise<string>;
}

/** Converts the path of an image (in rows and responses) to its key. */
export const toPublicStorageKey = (path: string): string => `public/${path}`;

/** Converts the `file_key` of a row to its key. */
export const toPrivateStorageKey = (fileKey: string): string => `private/${fileKey}`;

const uploadFolder = 'videos';

/** The `file_key` of an upload that arrives in pieces. */
export const toUploadFileKey = (uploadId: string): string => `${uploadFolder}/${uploadId}`;

/** Whether a key belongs to a file that arrived, or arrives, in pieces. */
export const isUploadKey = (key: string): boolean => key.startsWith(toPrivateStorageKey(`${uploadFolder}/`));
