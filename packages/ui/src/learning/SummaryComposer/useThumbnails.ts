import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Photo } from './photos.ts';
import type { ThumbnailMessage, ThumbnailRequest } from './thumbnailMessages.ts';

/**
 * Small bitmaps of the photos, by key, drawn in a worker: twenty photos of a camera shown as images would keep about 600 MB.
 * `onUnreadable` gets each photo that the browser cannot decode. Without network the worker may not load: then there are none.
 */
export function useThumbnails(
  photos: readonly Photo[],
  onUnreadable: (photo: Photo) => void,
): ReadonlyMap<string, ImageBitmap> {
  const [thumbnails, setThumbnails] = useState<ReadonlyMap<string, ImageBitmap>>(new Map());
  const worker = useRef<Worker>(null);
  const requested = useRef(new Set<string>());
  const reportUnreadable = useEffectEvent((key: string) => {
    const photo = photos.find((each) => each.key === key);
    if (photo) onUnreadable(photo);
  });

  useEffect(() => {
    const current = new Worker(new URL('./thumbnail.worker.ts', import.meta.url), { type: 'module' });
    current.addEventListener('message', ({ data: { key, thumbnail } }: MessageEvent<ThumbnailMessage>) => {
      if (thumbnail) setThumbnails((previous) => new Map(previous).set(key, thumbnail));
      else reportUnreadable(key);
    });
    worker.current = current;
    const keys = requested.current;
    return () => {
      current.terminate();
      keys.clear();
    };
  }, []);

  useEffect(() => {
    for (const { key, file } of photos) {
      if (requested.current.has(key)) continue;
      requested.current.add(key);
      const request: ThumbnailRequest = { key, file };
      worker.current?.postMessage(request, []);
    }
  }, [photos]);
  return thumbnails;
}
