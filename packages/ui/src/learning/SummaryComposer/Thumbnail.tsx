import { useCallback } from 'react';

interface ThumbnailProps {
  bitmap: ImageBitmap;
  className: string;
}

/** Draws a bitmap. Assistive technology does not see it: the row names the photo. */
export function Thumbnail({ bitmap, className }: ThumbnailProps) {
  const draw = useCallback(
    (canvas: HTMLCanvasElement | null) => canvas?.getContext('2d')?.drawImage(bitmap, 0, 0),
    [bitmap],
  );
  return <canvas ref={draw} className={className} width={bitmap.width} height={bitmap.height} aria-hidden />;
}
