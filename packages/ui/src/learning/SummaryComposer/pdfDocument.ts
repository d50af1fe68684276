import { jsPDF } from 'jspdf';
import { fitImage, pageLayout } from './pageLayout.ts';

/** A JPEG, and its size in pixels. */
export interface JpegImage {
  bytes: Uint8Array;
  width: number;
  height: number;
}

/**
 * Creates a PDF of images, one on each page. It writes no text: jsPDF does not join Arabic letters. Only the worker and
 * `createPdfOnMainThread.ts` import this file, so that no page loads jsPDF.
 */
export function createPdfDocument() {
  const document = new jsPDF({ unit: 'mm', format: pageLayout.format, putOnlyUsedFonts: true });
  let pageCount = 0;
  return {
    addPage({ bytes, width, height }: JpegImage): void {
      // A new document has its first page already.
      if (pageCount > 0) document.addPage();
      pageCount += 1;
      const position = fitImage({ width, height });
      // Without an alias jsPDF hashes every byte; with 'NONE' the JPEG goes in unchanged.
      document.addImage({
        imageData: bytes,
        format: 'JPEG',
        ...position,
        alias: `page-${pageCount}`,
        compression: 'NONE',
      });
    },
    toBytes: (): ArrayBuffer => document.output('arraybuffer'),
  };
}
