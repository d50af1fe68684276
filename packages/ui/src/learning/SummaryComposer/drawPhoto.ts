import { getDrawnSize } from './pageLayout.ts';

/** How photos are encoded in the document. */
export const jpegOptions = { type: 'image/jpeg', quality: 0.82 } as const;

interface Photo {
  width: number;
  height: number;
}

/** Draws a photo on a new canvas: rotated, scaled down, and white where it is transparent. */
export function drawPhoto<Canvas extends OffscreenCanvas | HTMLCanvasElement>(
  photo: Photo & CanvasImageSource,
  quarters: number,
  createCanvas: (width: number, height: number) => Canvas,
): Canvas {
  const { width, height } = getDrawnSize(photo, quarters);
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d', { alpha: false }) as CanvasRenderingContext2D | null;
  if (!context) throw new Error('The canvas has no 2D context.');
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.translate(width / 2, height / 2);
  context.rotate((quarters * Math.PI) / 2);
  const [across, down] = quarters % 2 === 1 ? [height, width] : [width, height];
  context.imageSmoothingQuality = 'high';
  context.drawImage(photo, -across / 2, -down / 2, across, down);
  return canvas;
}
