/** Creates a photo with an upper half and a lower half of different colors, so that a rotation is visible. */
export async function createPhotoFile(
  name: string,
  width: number,
  height: number,
  [top, bottom]: [string, string],
): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = top;
  context.fillRect(0, 0, width, height / 2);
  context.fillStyle = bottom;
  context.fillRect(0, height / 2, width, height / 2);
  return new File([await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 })], name, { type: 'image/jpeg' });
}

/** Adds an EXIF orientation of 6 (rotate clockwise), as a camera in portrait position writes it. */
export async function addRotationExif(file: File): Promise<File> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  // An APP1 segment of 34 bytes: «Exif», a big-endian TIFF with one entry: 0x0112, orientation, 6.
  const exifHeader = [0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0];
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0];
  return new File([bytes.slice(0, 2), Uint8Array.from([...exifHeader, ...tiff]), bytes.slice(2)], file.name, {
    type: file.type,
  });
}

export const createPdfFile = (name: string, size = 1200) =>
  new File([new Uint8Array(size)], name, { type: 'application/pdf' });
