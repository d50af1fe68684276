import type { ThumbnailMessage, ThumbnailRequest } from './thumbnailMessages.ts';

/** In pixels: sharp in a preview of 72 CSS pixels at a device pixel ratio of 3. */
const thumbnailWidth = 216;

async function createThumbnail({ key, file }: ThumbnailRequest): Promise<void> {
  const thumbnail = await createImageBitmap(file, {
    imageOrientation: 'from-image',
    resizeWidth: thumbnailWidth,
    resizeQuality: 'medium',
  }).catch(() => undefined);
  const message: ThumbnailMessage = thumbnail ? { key, thumbnail } : { key };
  self.postMessage(message, { transfer: thumbnail ? [thumbnail] : [] });
}

// One photo at a time: each is decoded at its full size for a moment.
let last = Promise.resolve();
self.addEventListener('message', ({ data }: MessageEvent<ThumbnailRequest>) => {
  last = last.then(() => createThumbnail(data));
});
