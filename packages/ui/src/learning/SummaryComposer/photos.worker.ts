import { drawPhoto, jpeg } from './drawPhoto.ts';
import type { JpegPage } from './pdf.ts';
import { photosInTurn } from './photosInTurn.ts';
import type { PhotosAnswer, PhotosRequest } from './photosToPdf.ts';

const answer = (message: PhotosAnswer) =>
  self.postMessage(message, { transfer: message.kind === 'done' ? [message.bytes.buffer] : [] });

async function jpegOf({ file, quarters }: PhotosRequest[number]): Promise<JpegPage> {
  // The turn that the camera noted is taken here and does not go along.
  const photo = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const canvas = drawPhoto(photo, quarters, (width, height) => new OffscreenCanvas(width, height));
  photo.close();
  const blob = await canvas.convertToBlob(jpeg);
  return { bytes: new Uint8Array(await blob.arrayBuffer()), width: canvas.width, height: canvas.height };
}

self.addEventListener('message', ({ data }: MessageEvent<PhotosRequest>) => void photosInTurn(data, jpegOf, answer));
