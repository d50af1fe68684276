/** The cropped square of a picture: the zoom, and the position between its edges, from 0 to 1. */
export interface Crop {
  zoom: number;
  x: number;
  y: number;
}

export const defaultCrop: Crop = { zoom: 1, x: 0.5, y: 0.5 };
export const maxZoom = 3;

interface Size {
  width: number;
  height: number;
}

/** Returns the cropped square in pixels of the picture. */
export function getCropArea(
  { width, height }: Size,
  { zoom, x, y }: Crop,
): { left: number; top: number; side: number } {
  const side = Math.min(width, height) / zoom;
  return { left: (width - side) * x, top: (height - side) * y, side };
}

const clampShare = (share: number) => Math.min(1, Math.max(0, share));

/** Returns the crop after dragging. The distances are fractions of the preview's side. */
export function moveCrop(size: Size, crop: Crop, deltaX: number, deltaY: number): Crop {
  const { side } = getCropArea(size, crop);
  const freeSpace = { x: size.width - side, y: size.height - side };
  return {
    zoom: crop.zoom,
    x: freeSpace.x === 0 ? crop.x : clampShare(crop.x - (deltaX * side) / freeSpace.x),
    y: freeSpace.y === 0 ? crop.y : clampShare(crop.y - (deltaY * side) / freeSpace.y),
  };
}
