import { expect, test } from 'vitest';
import { pdfOf } from './pdf.ts';
import { readPdf } from './readPdf.fixture.ts';

const pages = [
  { bytes: Uint8Array.of(0xff, 0xd8, 1, 10, 13, 0xff, 0xd9), width: 1800, height: 1600 },
  // Bytes that look like the end of a stream must not end it.
  { bytes: new TextEncoder().encode('endstream endobj 9 0 obj'), width: 900, height: 1600 },
];

test('a foreign reader finds the pages, their images byte for byte, and where they lie', async () => {
  const read = await readPdf(pdfOf(pages));
  expect(read).toHaveLength(2);
  expect(read.map(({ size }) => [size.width, size.height].map(Math.round))).toEqual([
    [595, 842],
    [595, 842],
  ]);
  expect(read.map(({ jpeg }) => [...jpeg])).toEqual(pages.map(({ bytes }) => [...bytes]));
  expect(read.map(({ pixels }) => pixels)).toEqual(pages.map(({ width, height }) => ({ width, height })));
  // 180 × 160 mm, 15 mm from the start and 122 from the foot; the tall one 90 mm wide, 60 from the start.
  expect(read.map(({ contents }) => contents)).toEqual([
    'q 510.236 0 0 453.543 42.520 345.827 cm /Photo Do Q',
    'q 255.118 0 0 453.543 170.079 345.827 cm /Photo Do Q',
  ]);
});

test('the table at its end leads to every object', () => {
  const text = new TextDecoder('latin1').decode(pdfOf(pages));
  const start = Number(/startxref\n(\d+)/.exec(text)?.[1]);
  expect(text.slice(start, start + 4)).toBe('xref');
  const offsets = [...text.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset));
  expect(offsets).toHaveLength(8);
  offsets.forEach((offset, at) => expect(text.slice(offset)).toMatch(new RegExp(`^${at + 1} 0 obj`)));
});
