import type { PdfMessage, PdfRequest } from './pdfMessages.ts';

/** Some of the photos could not be decoded. */
export class UnreadablePhotosError extends Error {
  readonly indexes: readonly number[];
  constructor(indexes: readonly number[]) {
    super(`Photos ${indexes.join(', ')} could not be read`);
    this.indexes = indexes;
  }
}

/** The code that creates the PDF could not be loaded, mostly because there is no network. */
export class CodeNotLoadedError extends Error {}

interface Options {
  /** Name of the file, without `.pdf`. */
  name: string;
  /** Called after each photo. */
  onProgress?: (done: number) => void;
  signal: AbortSignal;
}

/** Combines photos into one PDF, one photo a page: in a worker, where the browser can draw there. Nothing leaves the device. */
export function createPdf(photos: PdfRequest, { name, onProgress, signal }: Options): Promise<File> {
  const canDrawInWorker = typeof OffscreenCanvas !== 'undefined';
  const worker = canDrawInWorker
    ? new Worker(new URL('./pdf.worker.ts', import.meta.url), { type: 'module' })
    : undefined;
  return new Promise<File>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    const handleMessage = (message: PdfMessage) => {
      switch (message.kind) {
        case 'progress':
          return onProgress?.(message.done);
        case 'unreadable':
          return reject(new UnreadablePhotosError(message.indexes));
        case 'failed':
          return reject(new Error(message.reason));
        case 'done':
          return resolve(new File([message.bytes], `${name}.pdf`, { type: 'application/pdf' }));
      }
    };
    if (worker) {
      // A script that throws reports an `ErrorEvent`; one that cannot be loaded reports a plain `Event`.
      worker.addEventListener('error', (event) =>
        reject(event instanceof ErrorEvent ? new Error(event.message) : new CodeNotLoadedError()),
      );
      worker.addEventListener('message', ({ data }: MessageEvent<PdfMessage>) => handleMessage(data));
      worker.postMessage(photos, []);
    } else {
      import('./createPdfOnMainThread.ts').then(
        ({ createPdfOnMainThread }) => createPdfOnMainThread(photos, handleMessage, signal).catch(reject),
        () => reject(new CodeNotLoadedError()),
      );
    }
  }).finally(() => worker?.terminate());
}
