import { expect, test } from 'vitest';
import { createPdfDocument } from './pdfDocument.ts';
import { readPdf } from './ReadPdf.fixtures.ts';

/** The headers of a JPEG, data and its end; jsPDF reads no more of one. */
const createJpeg = (width: number, height: number, data: number[]) => {
  const app0 = [0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0];
  const frame = [0xff, 0xc0, 0, 17, 8, height >> 8, height & 255, width >> 8, width & 255, 3];
  const components = [1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0];
  return Uint8Array.from([0xff, 0xd8, app0, frame, components, data, 0xff, 0xd9].flat());
};

test('another library finds A4 pages with one image each, unchanged and in its box', async () => {
  const jpegs = [
    { bytes: createJpeg(1800, 1600, [10, 13, 255, 0]), width: 1800, height: 1600 },
    // Bytes that look like the end of a stream must not end it.
    {
      bytes: createJpeg(900, 1600, [...new TextEncoder().encode('endstream endobj 9 0 obj')]),
      width: 900,
      height: 1600,
    },
  ];
  const document = createPdfDocument();
  for (const jpeg of jpegs) document.addPage(jpeg);
  const pages = await readPdf(new Uint8Array(document.toBytes()));
  expect(pages.map(({ size }) => size)).toEqual([
    { width: 210, height: 297 },
    { width: 210, height: 297 },
  ]);
  expect(pages.map(({ images }) => images.map(({ position, pixels }) => ({ position, pixels })))).toEqual([
    [{ position: { x: 15, y: 15, width: 180, height: 160 }, pixels: { width: 1800, height: 1600 } }],
    [{ position: { x: 60, y: 15, width: 90, height: 160 }, pixels: { width: 900, height: 1600 } }],
  ]);
  expect(pages.map(({ images }) => images[0]?.jpeg)).toEqual(jpegs.map(({ bytes }) => bytes));
});
