import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import type { TestFile } from './testApp.ts';

const media = new URL('../../src/demo/media/', import.meta.url);
const demo = (name: string) => readFileSync(new URL(name, media));

/** A PDF of as many bytes as wanted: what follows its end does not make it another kind of file. */
export const pdf = (bytes = 600): Buffer =>
  Buffer.concat([
    Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
    Buffer.alloc(bytes),
  ]);

/** A clip and a recording. */
export const mp4 = (): Buffer => demo('clip-1.mp4');
export const mp3 = (): Buffer => demo('lecture.mp3');

/** The beginning of a Word document of today: a zip archive that names its parts. */
export function docx(): Buffer {
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

/** The container of old Office files, with or without what makes it a Word document. */
export function cfb(stream: string): Buffer {
  const file = Buffer.alloc(2_048);
  file.write('D0CF11E0A1B11AE1', 'hex');
  file.write(stream, 1_024, 'utf16le');
  return file;
}

interface Shape {
  width?: number;
  height?: number;
  /** As a camera that was held sideways notes it. */
  orientation?: number;
}

/** A photo, red on the left and blue on the right, with what cameras write into one. */
export async function photo(format: 'png' | 'jpeg' | 'webp' | 'avif' | 'gif', shape: Shape = {}): Promise<Buffer> {
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

/** Content under a name. */
export const file = (filename: string, content: Buffer): TestFile => ({ filename, content });
