/** A photo whose upper half is of one colour and whose lower half of another, so that its turn can be seen. */
export async function photo(name: string, width: number, height: number, [top, foot]: [string, string]): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const drawing = canvas.getContext('2d');
  if (!drawing) throw new Error('no canvas');
  drawing.fillStyle = top;
  drawing.fillRect(0, 0, width, height / 2);
  drawing.fillStyle = foot;
  drawing.fillRect(0, height / 2, width, height / 2);
  return new File([await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 })], name, { type: 'image/jpeg' });
}

/** The same as a camera writes it that was held upright: lying pixels, and a note (EXIF 6) to turn them with the clock. */
export async function lying(file: File): Promise<File> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  // APP1 of 34 bytes: «Exif», a TIFF of the big end first, one entry: 0x0112, orientation, 6.
  const note = [0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0];
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0];
  return new File([bytes.slice(0, 2), Uint8Array.from([...note, ...tiff]), bytes.slice(2)], file.name, {
    type: file.type,
  });
}

export const pdfFile = (name: string, size = 1200) =>
  new File([new Uint8Array(size)], name, { type: 'application/pdf' });
