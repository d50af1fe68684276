import { combinePhotosToPdf, type PhotoCodec } from './combinePhotosToPdf.ts';
import { drawPhoto, jpegOptions } from './drawPhoto.ts';
import type { PdfMessage, PdfRequest } from './pdfMessages.ts';

const codec: PhotoCodec<ImageBitmap> = {
  decode: (file) => createImageBitmap(file, { imageOrientation: 'from-image' }),
  toJpeg: async (image, quarters) => {
    const canvas = drawPhoto(image, quarters, (width, height) => new OffscreenCanvas(width, height));
    const blob = await canvas.convertToBlob(jpegOptions);
    const { width, height } = canvas;
    // Frees its memory now, and not when it is collected.
    canvas.width = 0;
    return { bytes: new Uint8Array(await blob.arrayBuffer()), width, height };
  },
  release: (image) => image.close(),
};

const post = (message: PdfMessage) =>
  self.postMessage(message, { transfer: message.kind === 'done' ? [message.bytes] : [] });

self.addEventListener('message', ({ data }: MessageEvent<PdfRequest>) => void combinePhotosToPdf(data, codec, post));
