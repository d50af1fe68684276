import { createPdfDocument, type JpegImage } from './pdfDocument.ts';
import type { PdfMessage, PdfRequest } from './pdfMessages.ts';

/** How a thread opens photos and turns them into JPEGs. */
export interface PhotoCodec<Image> {
  /** Opens a photo upright, as its EXIF says; rejects if it is no image that the browser can read. */
  decode: (file: File) => Promise<Image>;
  toJpeg: (image: Image, quarters: number) => Promise<JpegImage>;
  /** Frees the memory of an image. */
  release: (image: Image) => void;
}

/** Combines photos into one PDF, one after another: the memory of a phone cannot hold twenty decoded photos. */
export async function combinePhotosToPdf<Image>(
  photos: PdfRequest,
  codec: PhotoCodec<Image>,
  onMessage: (message: PdfMessage) => void,
  signal?: AbortSignal,
): Promise<void> {
  const unreadable: number[] = [];
  const decode = (file: File, index: number) =>
    codec.decode(file).catch(() => {
      unreadable.push(index);
      return null;
    });
  try {
    const document = createPdfDocument();
    /* oxlint-disable no-await-in-loop */
    for (const [index, { file, quarters }] of photos.entries()) {
      if (signal?.aborted) return;
      const image = await decode(file, index);
      if (image !== null) {
        try {
          document.addPage(await codec.toJpeg(image, quarters));
        } finally {
          codec.release(image);
        }
      }
      onMessage({ kind: 'progress', done: index + 1 });
    }
    /* oxlint-enable no-await-in-loop */
    if (unreadable.length > 0) onMessage({ kind: 'unreadable', indexes: unreadable });
    else onMessage({ kind: 'done', bytes: document.toBytes() });
  } catch (error) {
    onMessage({ kind: 'failed', reason: String(error) });
  }
}
