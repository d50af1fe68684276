import { type JpegPage, pdfOf } from './pdf.ts';
import type { PhotosAnswer, PhotosRequest } from './photosToPdf.ts';

type Photo = PhotosRequest[number];

/** Makes the pages one after another and says how far it is: twenty photos decoded at once would not fit into a phone. */
export async function photosInTurn(
  photos: PhotosRequest,
  jpegOf: (photo: Photo) => Promise<JpegPage>,
  answer: (message: PhotosAnswer) => void,
  signal?: AbortSignal,
): Promise<void> {
  const pages: JpegPage[] = [];
  for (const photo of photos) {
    if (signal?.aborted) return;
    try {
      // oxlint-disable-next-line no-await-in-loop
      pages.push(await jpegOf(photo));
    } catch {
      answer({ kind: 'unreadable', at: pages.length });
      return;
    }
    answer({ kind: 'progress', done: pages.length });
  }
  answer({ kind: 'done', bytes: pdfOf(pages) });
}
