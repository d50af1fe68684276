import { PDFArray, PDFDict, PDFDocument, PDFName, PDFNumber, PDFRawStream } from '@cantoo/pdf-lib';

interface Size {
  width: number;
  height: number;
}

/** An image that a page draws. */
export interface PdfImage {
  /** In millimetres from the top left corner of the page. */
  position: Size & { x: number; y: number };
  jpeg: Uint8Array<ArrayBuffer>;
  pixels: Size;
}

export interface PdfPage {
  /** In millimetres. */
  size: Size;
  images: PdfImage[];
}

const toMillimetres = (points: number) => Math.round(((points * 25.4) / 72) * 100) / 100;
const numberPattern = String.raw`(-?[\d.]+)`;
/** Draws an image without rotating or skewing it. */
const drawImagePattern = new RegExp(
  String.raw`q\s+${numberPattern} 0 0 ${numberPattern} ${numberPattern} ${numberPattern} cm\s+/(\w+) Do\s+Q`,
  'g',
);

/** Reads a PDF of images with another library than the one that wrote it. */
export async function readPdf(bytes: Uint8Array): Promise<PdfPage[]> {
  const document = await PDFDocument.load(bytes, { throwOnInvalidObject: true, updateMetadata: false });
  return document.getPages().map((page) => {
    const contents = page.node.Contents();
    const stream = contents instanceof PDFArray ? contents.lookup(0) : contents;
    if (!(stream instanceof PDFRawStream)) throw new Error('A page has no contents.');
    const text = new TextDecoder().decode(stream.contents);
    const resources = page.node.Resources()?.lookup(PDFName.of('XObject'), PDFDict);
    const { width, height } = page.getSize();
    const images = [...text.matchAll(drawImagePattern)].map(
      ([, imageWidth, imageHeight, x, y, name = '']): PdfImage => {
        const image = resources?.lookup(PDFName.of(name));
        if (!(image instanceof PDFRawStream)) throw new Error(`A page has no image ${name}.`);
        const getNumber = (key: string) => image.dict.lookup(PDFName.of(key), PDFNumber).asNumber();
        return {
          position: {
            x: toMillimetres(Number(x)),
            // PDF coordinates start at the bottom of the page.
            y: toMillimetres(height - Number(y) - Number(imageHeight)),
            width: toMillimetres(Number(imageWidth)),
            height: toMillimetres(Number(imageHeight)),
          },
          jpeg: new Uint8Array(image.contents),
          pixels: { width: getNumber('Width'), height: getNumber('Height') },
        };
      },
    );
    const drawCount = text.match(/\bDo\b/g)?.length ?? 0;
    if (drawCount !== images.length) throw new Error(`A page rotates or skews an image: ${text}`);
    return { size: { width: toMillimetres(width), height: toMillimetres(height) }, images };
  });
}
