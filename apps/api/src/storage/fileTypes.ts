import { fileTypeFromFile } from 'file-type';
import { open } from 'node:fs/promises';

/** What files may be, by the extension they are stored with. */
export const mediaTypes = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
} as const;

/** The extension of a stored file. */
export type Extension = keyof typeof mediaTypes;

/** What a stored file is, from the extension it got when it was stored. */
export function mediaTypeOf(key: string): string {
  const extension = key.slice(key.lastIndexOf('.') + 1);
  return isExtension(extension) ? mediaTypes[extension] : 'application/octet-stream';
}

const isExtension = (text: string): text is Extension => Object.hasOwn(mediaTypes, text);

/** What a file is by its bytes, whatever it is called; undefined for what this platform takes nowhere. */
export async function detectFileType(path: string): Promise<Extension | undefined> {
  // What breaks the reader of a format is not a sound file of that format.
  const found = await fileTypeFromFile(path).catch(() => undefined);
  if (!found) return undefined;
  switch (found.ext) {
    // The old Office formats share a container.
    case 'cfb':
      return (await holdsText(path, Buffer.from('WordDocument', 'utf16le'))) ? 'doc' : undefined;
    case 'm4v':
      return 'mp4';
    default:
      return isExtension(found.ext) ? found.ext : undefined;
  }
}

async function holdsText(path: string, wanted: Buffer): Promise<boolean> {
  const file = await open(path, 'r');
  let tail = Buffer.alloc(0);
  for await (const chunk of file.createReadStream()) {
    const piece = Buffer.concat([tail, chunk as Buffer]);
    if (piece.includes(wanted)) return true;
    tail = piece.subarray(-wanted.length);
  }
  return false;
}
