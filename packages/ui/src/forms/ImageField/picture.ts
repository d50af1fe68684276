import { type Crop, getCropArea } from './crop.ts';

/** A decoded image file. */
export interface DecodedImage {
  file: File;
  image: HTMLImageElement;
  /** Frees its memory. */
  release: () => void;
}

/** Decodes an image file. Rejects if it is not an image, whatever its name. */
export async function decodeImageFile(file: File): Promise<DecodedImage> {
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

/** Side of a cropped image: enough for a profile image on a high-density screen. */
export const cropSidePx = 512;

/** Draws the cropped square on a canvas. */
export function drawCrop(canvas: HTMLCanvasElement, { image }: DecodedImage, crop: Crop): void {
  const { left, top, side } = getCropArea({ width: image.naturalWidth, height: image.naturalHeight }, crop);
  const context = canvas.getContext('2d');
  if (!context) return;
  context.imageSmoothingQuality = 'high';
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, left, top, side, side, 0, 0, canvas.width, canvas.height);
}

/** Converts a canvas to a file. Synchronous, so that a submitted form always holds the visible crop. */
export function createCroppedFile(canvas: HTMLCanvasElement, { file }: DecodedImage): File {
  const format = file.type === 'image/jpeg' ? 'jpeg' : 'png';
  const [, data = ''] = canvas.toDataURL(`image/${format}`, 0.9).split(',');
  const bytes = Uint8Array.from(atob(data), (character) => character.codePointAt(0) ?? 0);
  const name = `${file.name.replace(/\.[^.]*$/, '')}.${format === 'jpeg' ? 'jpg' : format}`;
  return new File([bytes], name, { type: `image/${format}`, lastModified: file.lastModified });
}
