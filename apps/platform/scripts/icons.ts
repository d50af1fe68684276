// Draws the icons of the site and of the installed app from `public/favicon.svg`: node apps/platform/scripts/icons.ts
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const publicDir = path.join(import.meta.dirname, '../public');
const svg = await readFile(path.join(publicDir, 'favicon.svg'), 'utf8');
// Systems cut the shape themselves. The star lies within their safe circle, which is 80 % wide.
const square = svg.replace(' rx="14"', '');
if (square === svg) throw new Error('The background of favicon.svg has no rounded corners.');

const icons = [
  { name: 'icons/icon-192.png', size: 192, source: svg },
  { name: 'icons/icon-512.png', size: 512, source: svg },
  { name: 'icons/maskable-512.png', size: 512, source: square },
  // Devices also ask for this address without a link to it.
  { name: 'apple-touch-icon.png', size: 180, source: square },
];
const faviconSizes = [16, 32, 48];

const draw = (source: string, size: number) =>
  // The drawing is 64 units wide, at 72 dots per inch.
  sharp(Buffer.from(source), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

/** Joins PNG images to an ICO file: a header, an entry of 16 bytes for each image, the images. */
function createIco(images: { size: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  for (const [index, { size, png }] of images.entries()) {
    const entry = 6 + 16 * index;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...images.map(({ png }) => png)]);
}

await mkdir(path.join(publicDir, 'icons'), { recursive: true });
for (const { name, size, source } of icons) await writeFile(path.join(publicDir, name), await draw(source, size));
const images = await Promise.all(faviconSizes.map(async (size) => ({ size, png: await draw(svg, size) })));
await writeFile(path.join(publicDir, 'favicon.ico'), createIco(images));
