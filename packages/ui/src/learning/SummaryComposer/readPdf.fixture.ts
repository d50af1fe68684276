import { PDFArray, PDFDict, PDFDocument, PDFName, PDFNumber, PDFRawStream } from '@cantoo/pdf-lib';

/** A page as a reader of PDFs that is not ours sees it. */
export interface ReadPage {
  size: { width: number; height: number };
  /** What its contents say to draw. */
  contents: string;
  jpeg: Uint8Array<ArrayBuffer>;
  pixels: { width: number; height: number };
}

/** Reads a PDF of images with a library that had no part in writing it. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPage[]> {
  const document = await PDFDocument.load(bytes, { throwOnInvalidObject: true, updateMetadata: false });
  return document.getPages().map((page) => {
    const images = page.node.Resources()?.lookup(PDFName.of('XObject'), PDFDict);
    const [name] = images?.keys() ?? [];
    const image = name && images?.lookup(name);
    const contents = page.node.Contents();
    const drawing = contents instanceof PDFArray ? contents.lookup(0) : contents;
    if (!(image instanceof PDFRawStream && drawing instanceof PDFRawStream)) throw new Error('a page has no image');
    const side = (key: string) => image.dict.lookup(PDFName.of(key), PDFNumber).asNumber();
    return {
      size: page.getSize(),
      contents: new TextDecoder().decode(drawing.contents),
      jpeg: new Uint8Array(image.contents),
      pixels: { width: side('Width'), height: side('Height') },
    };
  });
}
