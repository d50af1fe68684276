/** Sizes of the summary's pages (decision 14), in millimetres: A4, and the box that an image is fitted into. */
export const sheet = { width: 210, height: 297, margin: 15, box: { width: 180, height: 160 } } as const;

/** Points of PDF: 72 to the inch. */
export const points = (millimetres: number): number => (millimetres * 72) / 25.4;

interface Size {
  width: number;
  height: number;
}

/** Where an image lies on its page. */
export interface Place extends Size {
  x: number;
  /** From the foot of the page, as PDF counts. */
  y: number;
}

/**
 * Fits an image into the box below the upper margin: as large as it can be, never stretched, in the middle of the room that is
 * left. In points.
 */
export function placeOnPage(image: Size): Place {
  const box = { width: points(sheet.box.width), height: points(sheet.box.height) };
  const scale = Math.min(box.width / image.width, box.height / image.height);
  const [width, height] = [image.width * scale, image.height * scale];
  return {
    width,
    height,
    x: points(sheet.margin) + (box.width - width) / 2,
    y: points(sheet.height - sheet.margin - sheet.box.height) + (box.height - height) / 2,
  };
}

/** The pixels a photo is drawn with: turned by quarters, and no more of them than a printed page shows. */
export function drawnSize(photo: Size, quarters: number, longest = 1600): Size {
  const scale = Math.min(1, longest / Math.max(photo.width, photo.height));
  const [width, height] = [Math.max(1, Math.round(photo.width * scale)), Math.max(1, Math.round(photo.height * scale))];
  return quarters % 2 === 1 ? { width: height, height: width } : { width, height };
}
