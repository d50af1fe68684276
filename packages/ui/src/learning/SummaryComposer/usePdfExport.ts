import { useEffect, useRef, useState } from 'react';
import { CodeNotLoadedError, createPdf, UnreadablePhotosError } from './createPdf.ts';
import type { Photo } from './photos.ts';

/** The progress or the failure of creating the PDF. */
export type PdfExportState =
  | { kind: 'idle' | 'failed' | 'offline' | 'unreadable' }
  | { kind: 'creating'; done: number };

/** Creates the PDF of the photos. It can be cancelled; leaving the page cancels it too. */
export function usePdfExport(onUnreadable: (keys: readonly string[]) => void) {
  const [state, setState] = useState<PdfExportState>({ kind: 'idle' });
  const controller = useRef<AbortController>(null);
  useEffect(() => () => controller.current?.abort(), []);

  const exportPdf = async (photos: readonly Photo[], name: string): Promise<File | undefined> => {
    if (photos.some(({ isUnreadable }) => isUnreadable)) {
      setState({ kind: 'unreadable' });
      return undefined;
    }
    const { signal } = (controller.current = new AbortController());
    setState({ kind: 'creating', done: 0 });
    try {
      const file = await createPdf(
        photos.map((photo) => ({ file: photo.file, quarters: photo.quarters % 4 })),
        { name, onProgress: (done) => setState({ kind: 'creating', done }), signal },
      );
      setState({ kind: 'idle' });
      return file;
    } catch (error) {
      if (error instanceof UnreadablePhotosError) {
        onUnreadable(error.indexes.flatMap((index) => photos[index]?.key ?? []));
        setState({ kind: 'unreadable' });
      } else {
        setState({ kind: signal.aborted ? 'idle' : error instanceof CodeNotLoadedError ? 'offline' : 'failed' });
      }
      return undefined;
    }
  };
  return { state, exportPdf, cancel: () => controller.current?.abort() };
}
