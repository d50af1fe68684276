/** What the worker is given: the photos in their order, each with the quarters it is to be turned by. */
export type PhotosRequest = readonly { file: File; quarters: number }[];

/** What it answers. */
export type PhotosAnswer =
  | { kind: 'progress'; done: number }
  | { kind: 'unreadable'; at: number }
  | { kind: 'done'; bytes: Uint8Array<ArrayBuffer> };

/** One of the photos could not be read. */
export class UnreadablePhoto extends Error {
  readonly at: number;
  constructor(at: number) {
    super(`Photo ${at} could not be read`);
    this.at = at;
  }
}

/** The code that draws could not be loaded: without a network, mostly. */
export class CodeNotLoaded extends Error {}

interface Options {
  /** Name of the file, without `.pdf`. */
  name: string;
  /** Called after each photo. */
  onProgress?: (done: number) => void;
  signal: AbortSignal;
}

/** Makes one PDF of photos, one on each page; away from the main thread, where the browser can draw there. Nothing leaves the device. */
export function photosToPdf(photos: PhotosRequest, { name, onProgress, signal }: Options): Promise<File> {
  const canDrawAway = typeof OffscreenCanvas !== 'undefined';
  const worker = canDrawAway
    ? new Worker(new URL('./photos.worker.ts', import.meta.url), { type: 'module' })
    : undefined;
  return new Promise<File>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    const hear = (answer: PhotosAnswer) => {
      if (answer.kind === 'progress') onProgress?.(answer.done);
      else if (answer.kind === 'unreadable') reject(new UnreadablePhoto(answer.at));
      else resolve(new File([answer.bytes], `${name}.pdf`, { type: 'application/pdf' }));
    };
    if (worker) {
      // A script that fails says why in an `ErrorEvent`; one that cannot be loaded has nothing to say.
      worker.addEventListener('error', (event) =>
        reject(event instanceof ErrorEvent ? new Error(event.message) : new CodeNotLoaded()),
      );
      worker.addEventListener('message', ({ data }: MessageEvent<PhotosAnswer>) => hear(data));
      worker.postMessage(photos, []);
    } else {
      import('./photosHere.ts').then(
        ({ photosHere }) => photosHere(photos, hear, signal).catch(reject),
        () => reject(new CodeNotLoaded()),
      );
    }
  }).finally(() => worker?.terminate());
}
