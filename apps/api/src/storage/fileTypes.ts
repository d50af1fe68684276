import { fileTypeFromBuffer, fileTypeFromFile } from 'file-type';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';

/** The media type of each allowed extension. */
export const mediaTypesByExtension = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  webm: 'video/webm',
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  vtt: 'text/vtt',
} as const;

/** The extension of a stored file. */
export type FileExtension = keyof typeof mediaTypesByExtension;

/** Gets the media type of a stored file from its extension. */
export function getMediaType(key: string): string {
  const extension = key.slice(key.lastIndexOf('.') + 1);
  return isExtension(extension) ? mediaTypesByExtension[extension] : 'application/octet-stream';
}

const isExtension = (text: string): text is FileExtension => Object.hasOwn(mediaTypesByExtension, text);

const maxTypeBytes = 4_100;

/** Detects the type of a video from its first bytes. Returns undefined for any other content. Throws if it cannot be read. */
export async function detectVideoType(stream: Readable): Promise<'mp4' | 'webm' | undefined> {
  const found = await fileTypeFromBuffer(await readStart(stream, maxTypeBytes)).catch(() => undefined);
  if (found?.ext === 'mp4' || found?.ext === 'm4v') return 'mp4';
  return found?.ext === 'webm' ? 'webm' : undefined;
}

async function readStart(stream: Readable, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes >= maxBytes) break;
  }
  return Buffer.concat(chunks).subarray(0, maxBytes);
}

/** Detects the type of a file from its bytes. Returns undefined for a type that the platform does not accept. */
export async function detectFileType(path: string): Promise<FileExtension | undefined> {
  // A file that the parser cannot read is damaged.
  const found = await fileTypeFromFile(path).catch(() => undefined);
  if (!found) return undefined;
  switch (found.ext) {
    // All old Office formats use this container.
    case 'cfb':
      return (await containsBytes(path, Buffer.from('WordDocument', 'utf16le'))) ? 'doc' : undefined;
    case 'm4v':
      return 'mp4';
    default:
      return isExtension(found.ext) ? found.ext : undefined;
  }
}

async function containsBytes(path: string, wanted: Buffer): Promise<boolean> {
  const file = await open(path, 'r');
  let tail = Buffer.alloc(0);
  for await (const chunk of file.createReadStream()) {
    const piece = Buffer.concat([tail, chunk as Buffer]);
    if (piece.includes(wanted)) return true;
    tail = piece.subarray(-wanted.length);
  }
  return false;
}
