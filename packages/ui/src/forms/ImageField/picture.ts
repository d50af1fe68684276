import { type Crop, cropBox } from './crop.ts';

/** A file that is a picture indeed, ready to be drawn. */
export interface Picture {
  file: File;
  image: HTMLImageElement;
  /** Frees the memory it holds. */
  release: () => void;
}

/** Opens a file as a picture; rejects when it is none, whatever its name says. */
export async function openPicture(file: File): Promise<Picture> {
  const url = URL.createObjectURL(file);
  const release = () => URL.revokeObjectURL(url);
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
  } catch (error) {
    release();
    throw error;
  }
  return { file, image, release };
}

/** The side of a square picture, enough for a face on a sharp screen. */
export const squareSide = 512;

/** Draws the chosen square of a picture on all of a canvas. */
export function drawSquare(canvas: HTMLCanvasElement, { image }: Picture, crop: Crop): void {
  const { left, top, side } = cropBox({ width: image.naturalWidth, height: image.naturalHeight }, crop);
  const brush = canvas.getContext('2d');
  if (!brush) return;
  brush.imageSmoothingQuality = 'high';
  brush.clearRect(0, 0, canvas.width, canvas.height);
  brush.drawImage(image, left, top, side, side, 0, 0, canvas.width, canvas.height);
}

/** What is drawn on a canvas as a file. At once and not later, so that a form that is sent holds what is seen. */
export function fileOf(canvas: HTMLCanvasElement, { file }: Picture): File {
  const kind = file.type === 'image/jpeg' ? 'jpeg' : 'png';
  const [, data = ''] = canvas.toDataURL(`image/${kind}`, 0.9).split(',');
  const bytes = Uint8Array.from(atob(data), (letter) => letter.codePointAt(0) ?? 0);
  const name = `${file.name.replace(/\.[^.]*$/, '')}.${kind === 'jpeg' ? 'jpg' : kind}`;
  return new File([bytes], name, { type: `image/${kind}`, lastModified: file.lastModified });
}
