import { type RefCallback, useCallback } from 'react';

/** A ref that shows a file of the device in an image. */
export function useImageFile(file: Blob): RefCallback<HTMLImageElement> {
  return useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return undefined;
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
}
