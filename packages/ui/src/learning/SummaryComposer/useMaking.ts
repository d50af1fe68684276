import { useEffect, useRef, useState } from 'react';
import type { Photo } from './photos.ts';
import { CodeNotLoaded, photosToPdf, UnreadablePhoto } from './photosToPdf.ts';

/** How the making of the PDF stands. */
export type Making = { kind: 'idle' | 'failed' | 'offline' } | { kind: 'making'; done: number };

/** Makes the PDF of the photos, which can be stopped; leaving the page stops it too. */
export function useMaking(onUnreadable: (photo: Photo) => void) {
  const [making, setMaking] = useState<Making>({ kind: 'idle' });
  const stop = useRef<AbortController>(null);
  useEffect(() => () => stop.current?.abort(), []);
  const make = async (photos: readonly Photo[], name: string): Promise<File | undefined> => {
    const controller = new AbortController();
    stop.current = controller;
    setMaking({ kind: 'making', done: 0 });
    try {
      const file = await photosToPdf(
        photos.map(({ file: photo, quarters }) => ({ file: photo, quarters: quarters % 4 })),
        { name, onProgress: (done) => setMaking({ kind: 'making', done }), signal: controller.signal },
      );
      setMaking({ kind: 'idle' });
      return file;
    } catch (error) {
      if (error instanceof UnreadablePhoto) {
        const photo = photos[error.at];
        if (photo) onUnreadable(photo);
      }
      setMaking({
        kind: controller.signal.aborted ? 'idle' : error instanceof CodeNotLoaded ? 'offline' : 'failed',
      });
      return undefined;
    }
  };
  return { making, make, stop: () => stop.current?.abort() };
}
