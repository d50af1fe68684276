// Draws the first page of a PDF as a small image. A file of a user may be hostile, so this runs in a thread that can be stopped.
import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';

const { path, outputPath } = workerData as { path: string; outputPath: string };

const width = 240;
const height = 320;
// A page that is far longer than wide would be drawn in full before it is cut.
const maxPageHeight = 4 * width;

limitMemory(128 * 1024 * 1024);
const library = await PDFiumLibrary.init();
const document = await library.loadDocument(await readFile(path));
const page = document.getPage(0);
const { originalWidth, originalHeight } = page.getOriginalSize();
const pageHeight = Math.round((width * originalHeight) / originalWidth);
if (pageHeight > maxPageHeight) throw new Error('The page is too long.');
const bitmap = await page.render({ width, height: Math.max(1, pageHeight) });
await sharp(bitmap.data, { raw: { width: bitmap.width, height: bitmap.height, channels: 4 } })
  .flatten({ background: 'white' })
  .resize({ width, height, fit: 'cover', position: 'top' })
  .webp({ quality: 75 })
  .toFile(outputPath);
parentPort?.postMessage('done', []);

/** Limits the memory of WebAssembly in this thread, for which Node.js has no setting. The library reports a failed allocation. */
function limitMemory(maxBytes: number): void {
  // oxlint-disable-next-line typescript/unbound-method -- It is called with `this` below.
  const grow = WebAssembly.Memory.prototype.grow;
  const bytesPerPage = 64 * 1024;
  WebAssembly.Memory.prototype.grow = function growWithinLimit(pages) {
    if (this.buffer.byteLength + pages * bytesPerPage > maxBytes)
      throw new RangeError('The limit of memory is reached.');
    return grow.call(this, pages);
  };
}
