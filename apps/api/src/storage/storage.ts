/** How a stored file is handed out by a signed link. */
export interface LinkOptions {
  /** What the file is called on the reader's disk, with its extension. */
  filename: string;
  mediaType: string;
}

/** An image on its way to a reader. */
export interface StoredStream {
  stream: NodeJS.ReadableStream;
  size: number;
}

/**
 * Where uploaded files are kept. A key is `public/…` (images, for everyone) or `private/…` (course media, by signed
 * links only), is made by the server and is never used for a second file.
 */
export interface Storage {
  /** Takes over a finished file from the disk: afterwards all of it is there, or nothing. */
  put: (key: string, path: string, mediaType: string) => Promise<void>;
  has: (key: string) => Promise<boolean>;
  /** Reads a file; undefined when there is none. */
  open: (key: string) => Promise<StoredStream | undefined>;
  /** Removes a file; one that is gone already is no failure. */
  remove: (key: string) => Promise<void>;
  /** An address that opens a private file without a token, for 10 to 15 minutes (decision 12). */
  link: (key: string, options: LinkOptions) => Promise<string>;
}

/** The key of an image, from the path that rows and answers name it by. */
export const publicKey = (path: string): string => `public/${path}`;

/** The key of course media, from the `file_key` of its row. */
export const privateKey = (fileKey: string): string => `private/${fileKey}`;
