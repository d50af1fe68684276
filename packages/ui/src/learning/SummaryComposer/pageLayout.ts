/** The pages of a summary (decision 14), in millimetres: A4, and the box that an image is fitted into. */
export const pageLayout = { format: 'a4', margin: 15, box: { width: 180, height: 160 } } as const;

interface Size {
  width: number;
  height: number;
}

/** The position of an image on its page, in millimetres from the top left corner. */
export interface ImagePosition extends Size {
  x: number;
  y: number;
}

/** Fits an image into the box below the upper margin: as large as possible, never stretched, centred in the box. */
export function fitImage(image: Size): ImagePosition {
  const { box, margin } = pageLayout;
  const scale = Math.min(box.width / image.width, box.height / image.height);
  const [width, height] = [image.width * scale, image.height * scale];
  return { width, height, x: margin + (box.width - width) / 2, y: margin + (box.height - height) / 2 };
}

/** The size a photo is drawn with, in pixels: rotated by quarter turns, and no larger than a printed page shows. */
export function getDrawnSize(photo: Size, quarters: number, maxSide = 1600): Size {
  const scale = Math.min(1, maxSide / Math.max(photo.width, photo.height));
  const [width, height] = [Math.max(1, Math.round(photo.width * scale)), Math.max(1, Math.round(photo.height * scale))];
  return quarters % 2 === 1 ? { width: height, height: width } : { width, height };
}
