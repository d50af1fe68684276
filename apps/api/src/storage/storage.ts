/** The options of a signed link. */
export interface LinkOptions {
  /** The filename for the download, with its extension. */
  filename: string;
  mediaType: string;
}

/** The contents of a stored file. */
export interface StoredStream {
  stream: NodeJS.ReadableStream;
  size: number;
}

/**
 * The storage of uploaded files. A key is `public/…` (images, for everyone) or `private/…` (course media, by signed
 * link only). The server creates keys, and never uses a key for a second file.
 */
export interface Storage {
  /** Moves a complete file from the disk to the storage, atomically. */
  put: (key: string, path: string, mediaType: string) => Promise<void>;
  has: (key: string) => Promise<boolean>;
  /** Reads a file; undefined when there is none. */
  open: (key: string) => Promise<StoredStream | undefined>;
  /** Deletes a file. A missing file is not an error. */
  remove: (key: string) => Promise<void>;
  /** Creates a link that opens a private file without a token, for 10 to 15 minutes (decision 12). */
  createLink: (key: string, options: LinkOptions) => Promise<string>;
}

/** Converts the path of an image (in rows and responses) to its key. */
export const toPublicKey = (path: string): string => `public/${path}`;

/** Converts the `file_key` of a row to its key. */
export const toPrivateKey = (fileKey: string): string => `private/${fileKey}`;
