import { decodeImageFile, type DecodedImage } from '../../forms/ImageField/picture.ts';
import { combinePhotosToPdf, type PhotoCodec } from './combinePhotosToPdf.ts';
import { drawPhoto, jpegOptions } from './drawPhoto.ts';
import type { PdfMessage, PdfRequest } from './pdfMessages.ts';

const createCanvas = (width: number, height: number) =>
  Object.assign(document.createElement('canvas'), { width, height });

/** Opens a photo as an image, which the browser draws upright, as its EXIF says. */
async function decode(file: File): Promise<DecodedImage> {
  // An image of half a file opens as well; a bitmap of it does not. Safari before 15 has no bitmaps.
  if (typeof createImageBitmap === 'function') (await createImageBitmap(file)).close();
  return decodeImageFile(file);
}

const codec: PhotoCodec<DecodedImage> = {
  decode,
  toJpeg: async ({ image }, quarters) => {
    const canvas = drawPhoto(image, quarters, createCanvas);
    const blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, jpegOptions.type, jpegOptions.quality);
    });
    if (!blob) throw new Error('The canvas gave no image.');
    const { width, height } = canvas;
    // Safari keeps the memory of a canvas until it is collected, and refuses new ones when that is too much.
    canvas.width = 0;
    return { bytes: new Uint8Array(await blob.arrayBuffer()), width, height };
  },
  release: ({ release }) => release(),
};

/** Creates the PDF on the main thread, where workers cannot draw (Safari before 16.4). Cancelling stops it between photos. */
export const createPdfOnMainThread = (
  photos: PdfRequest,
  onMessage: (message: PdfMessage) => void,
  signal: AbortSignal,
): Promise<void> => combinePhotosToPdf(photos, codec, onMessage, signal);
