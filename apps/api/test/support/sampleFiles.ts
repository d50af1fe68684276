import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import type { TestFile } from './testApp.ts';

const media = new URL('../../src/demo/media/', import.meta.url);
const demo = (name: string) => readFileSync(new URL(name, media));

/** Creates a PDF with this many bytes. Bytes after its end do not change its type. */
export const createPdf = (bytes = 600): Buffer =>
  Buffer.concat([
    Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
    Buffer.alloc(bytes),
  ]);

/** Reads a video clip. */
export const readMp4 = (): Buffer => demo('clip-1.mp4');
/** Reads a short video of the stories. */
export const readWebm = (): Buffer =>
  readFileSync(new URL('../../../../packages/ui/src/stories/media/lesson.webm', import.meta.url));
export const readMp3 = (): Buffer => demo('lecture.mp3');

/** Creates the beginning of a .docx file: a zip archive that lists its parts. */
export function createDocx(): Buffer {
  const entry = (name: string, content: string) => {
    const head = Buffer.alloc(30);
    head.write('PK\x03\x04', 'latin1');
    head.writeUInt32LE(content.length, 18);
    head.writeUInt32LE(content.length, 22);
    head.writeUInt16LE(name.length, 26);
    return Buffer.concat([head, Buffer.from(name + content)]);
  };
  const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
  const types = `<Types><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`;
  return Buffer.concat([entry('[Content_Types].xml', types), entry('word/document.xml', '<w:document/>')]);
}

/** Creates the container of old Office files, with a stream of this name. */
export function createOldOfficeFile(streamName: string): Buffer {
  const toTestFile = Buffer.alloc(2_048);
  toTestFile.write('D0CF11E0A1B11AE1', 'hex');
  toTestFile.write(streamName, 1_024, 'utf16le');
  return toTestFile;
}

interface Shape {
  width?: number;
  height?: number;
  /** The EXIF orientation. */
  orientation?: number;
}

/** Creates a photo, red on the left and blue on the right, with camera metadata. */
export async function createPhoto(
  format: 'png' | 'jpeg' | 'webp' | 'avif' | 'gif',
  shape: Shape = {},
): Promise<Buffer> {
  const { width = 1_200, height = 800, orientation } = shape;
  const half = { create: { width: Math.floor(width / 2), height, channels: 3 as const, background: '#c00' } };
  const left = await sharp(half).png().toBuffer();
  return sharp({ create: { width, height, channels: 3, background: '#00c' } })
    .composite([{ input: left, left: 0, top: 0 }])
    .withExif({ IFD0: { Artist: 'secret photographer' }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata(orientation === undefined ? {} : { orientation })
    .toFormat(format)
    .toBuffer();
}

/** Creates a file for a form. */
export const createTestFile = (filename: string, content: Buffer): TestFile => ({ filename, content });
