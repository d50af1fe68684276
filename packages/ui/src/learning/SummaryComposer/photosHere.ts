import { openPicture } from '../../forms/ImageField/picture.ts';
import { drawPhoto, jpeg } from './drawPhoto.ts';
import type { JpegPage } from './pdf.ts';
import { photosInTurn } from './photosInTurn.ts';
import type { PhotosAnswer, PhotosRequest } from './photosToPdf.ts';

const blank = (width: number, height: number) => Object.assign(document.createElement('canvas'), { width, height });

async function jpegOf({ file, quarters }: PhotosRequest[number]): Promise<JpegPage> {
  // An element of the page is drawn upright by itself, as the camera noted.
  const { image, release } = await openPicture(file);
  try {
    const canvas = drawPhoto(image, quarters, blank);
    const blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, jpeg.type, jpeg.quality);
    });
    if (!blob) throw new Error('no picture came of the canvas');
    const page = { bytes: new Uint8Array(await blob.arrayBuffer()), width: canvas.width, height: canvas.height };
    // Safari keeps the memory of a canvas until it is collected, and refuses new ones when that is too much.
    canvas.width = 0;
    return page;
  } finally {
    release();
  }
}

/** Makes the PDF on the thread of the page, for browsers whose workers cannot draw (Safari before 16.4). It stops between photos. */
export const photosHere = (photos: PhotosRequest, answer: (message: PhotosAnswer) => void, signal: AbortSignal) =>
  photosInTurn(photos, jpegOf, answer, signal);
