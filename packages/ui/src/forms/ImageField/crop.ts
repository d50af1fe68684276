/** Which square of a picture is kept: how near, and where between its edges, each way from 0 to 1. */
export interface Crop {
  zoom: number;
  x: number;
  y: number;
}

export const wholeCrop: Crop = { zoom: 1, x: 0.5, y: 0.5 };
export const maxZoom = 3;

interface Size {
  width: number;
  height: number;
}

/** The square in pixels of the picture. */
export function cropBox({ width, height }: Size, { zoom, x, y }: Crop): { left: number; top: number; side: number } {
  const side = Math.min(width, height) / zoom;
  return { left: (width - side) * x, top: (height - side) * y, side };
}

const within = (share: number) => Math.min(1, Math.max(0, share));

/** The crop after the picture was dragged under the window, by shares of the window's side. */
export function dragged(size: Size, crop: Crop, across: number, down: number): Crop {
  const { side } = cropBox(size, crop);
  const slack = { x: size.width - side, y: size.height - side };
  return {
    zoom: crop.zoom,
    x: slack.x === 0 ? crop.x : within(crop.x - (across * side) / slack.x),
    y: slack.y === 0 ? crop.y : within(crop.y - (down * side) / slack.y),
  };
}
