// Draws the icons of the installed app from `public/favicon.svg`: node apps/platform/scripts/icons.ts
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const publicDir = path.join(import.meta.dirname, '../public');
const svg = await readFile(path.join(publicDir, 'favicon.svg'), 'utf8');
// Systems cut the shape themselves. The star lies within their safe circle, which is 80 % wide.
const square = svg.replace(' rx="14"', '');
if (square === svg) throw new Error('The background of favicon.svg has no rounded corners.');

const icons = [
  { name: 'icon-192.png', size: 192, source: svg },
  { name: 'icon-512.png', size: 512, source: svg },
  { name: 'maskable-512.png', size: 512, source: square },
  { name: 'apple-touch-icon.png', size: 180, source: square },
];

await mkdir(path.join(publicDir, 'icons'), { recursive: true });
for (const { name, size, source } of icons) {
  // The drawing is 64 units wide, at 72 dots per inch.
  const image = sharp(Buffer.from(source), { density: (72 * size) / 64 }).resize(size, size);
  await image.png({ compressionLevel: 9, palette: true }).toFile(path.join(publicDir, 'icons', name));
}
