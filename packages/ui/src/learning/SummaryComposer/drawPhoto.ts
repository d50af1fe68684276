import { drawnSize } from './page.ts';

/** How photos are kept in the document. */
export const jpeg = { type: 'image/jpeg', quality: 0.82 } as const;

interface Photo {
  width: number;
  height: number;
}

/** Draws a photo turned as asked and small enough, on a canvas made for it. What is transparent becomes white, as paper is. */
export function drawPhoto<Canvas extends OffscreenCanvas | HTMLCanvasElement>(
  photo: Photo & CanvasImageSource,
  quarters: number,
  blank: (width: number, height: number) => Canvas,
): Canvas {
  const { width, height } = drawnSize(photo, quarters);
  const canvas = blank(width, height);
  const drawing = canvas.getContext('2d', { alpha: false }) as CanvasRenderingContext2D | null;
  if (!drawing) throw new Error('no canvas');
  drawing.fillStyle = 'white';
  drawing.fillRect(0, 0, width, height);
  drawing.translate(width / 2, height / 2);
  drawing.rotate((quarters * Math.PI) / 2);
  const [across, down] = quarters % 2 === 1 ? [height, width] : [width, height];
  drawing.imageSmoothingQuality = 'high';
  drawing.drawImage(photo, -across / 2, -down / 2, across, down);
  return canvas;
}
