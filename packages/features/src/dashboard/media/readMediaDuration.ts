import { maxDurationSeconds } from '@fanous/api-client/playingTime';

/** Reads the length of a video file, in whole seconds. Undefined if the browser cannot read it. */
export async function readMediaDuration(media: File | string): Promise<number | undefined> {
  const src = typeof media === 'string' ? media : URL.createObjectURL(media);
  const element = document.createElement('video');
  element.preload = 'metadata';
  const seconds = await new Promise<number>((resolve) => {
    element.addEventListener('loadedmetadata', () => resolve(element.duration));
    element.addEventListener('error', () => resolve(Number.NaN));
    element.src = src;
  });
  // Stops the download.
  element.removeAttribute('src');
  element.load();
  if (typeof media !== 'string') URL.revokeObjectURL(src);
  // Recordings of a browser have an endless length.
  return seconds > 0 && seconds <= maxDurationSeconds ? Math.max(1, Math.round(seconds)) : undefined;
}
