/** What the worker gets: the photos in the order of their pages, and the quarter turns of each. */
export type PdfRequest = readonly { file: File; quarters: number }[];

/** What the worker sends back. */
export type PdfMessage =
  | { kind: 'progress'; done: number }
  /** The indexes of the photos that could not be decoded. */
  | { kind: 'unreadable'; indexes: readonly number[] }
  | { kind: 'failed'; reason: string }
  | { kind: 'done'; bytes: ArrayBuffer };
