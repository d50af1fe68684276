import { drawnSize } from './page.ts';
import { type JpegPage, pdfOf } from './pdf.ts';
import type { PhotosAnswer, PhotosRequest } from './photosToPdf.ts';

const answer = (message: PhotosAnswer, transfer: Transferable[] = []) => self.postMessage(message, { transfer });

/** A photo upright, turned as asked, small enough, as a JPEG. What is transparent becomes white, as paper is. */
async function jpegOf({ file, quarters }: PhotosRequest[number]): Promise<JpegPage> {
  // The turn that the camera noted is taken here and does not go along.
  const photo = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const { width, height } = drawnSize(photo, quarters);
  const canvas = new OffscreenCanvas(width, height);
  const drawing = canvas.getContext('2d', { alpha: false });
  if (!drawing) throw new Error('no canvas');
  drawing.fillStyle = 'white';
  drawing.fillRect(0, 0, width, height);
  drawing.translate(width / 2, height / 2);
  drawing.rotate((quarters * Math.PI) / 2);
  const [across, down] = quarters % 2 === 1 ? [height, width] : [width, height];
  drawing.imageSmoothingQuality = 'high';
  drawing.drawImage(photo, -across / 2, -down / 2, across, down);
  photo.close();
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.82 });
  return { bytes: new Uint8Array(await blob.arrayBuffer()), width, height };
}

async function make(photos: PhotosRequest) {
  const pages: JpegPage[] = [];
  for (const photo of photos) {
    try {
      // One after another: twenty photos decoded at once would not fit into a phone.
      // oxlint-disable-next-line no-await-in-loop
      pages.push(await jpegOf(photo));
    } catch {
      return answer({ kind: 'unreadable', at: pages.length });
    }
    answer({ kind: 'progress', done: pages.length });
  }
  const bytes = pdfOf(pages);
  return answer({ kind: 'done', bytes }, [bytes.buffer]);
}

self.addEventListener('message', ({ data }: MessageEvent<PhotosRequest>) => void make(data));
