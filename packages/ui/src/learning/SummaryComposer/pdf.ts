import { placeOnPage, points, sheet } from './page.ts';

/** A page of the document: a JPEG, and its pixels. */
export interface JpegPage {
  bytes: Uint8Array;
  width: number;
  height: number;
}

const fixed = (value: number) => value.toFixed(3);

/**
 * A PDF of JPEGs, one on each A4 page. PDF holds JPEGs as they are, so there is nothing to encode; the libraries that do it
 * too weigh 130 to 250 kB, and this a hundredth of that. It writes no text: letters joined for Arabic would need a font.
 */
export function pdfOf(pages: readonly JpegPage[]): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const chunks: Uint8Array[] = [];
  const offsets: number[] = [];
  let length = 0;
  const write = (chunk: string | Uint8Array) => {
    const bytes = typeof chunk === 'string' ? encoder.encode(chunk) : chunk;
    chunks.push(bytes);
    length += bytes.length;
  };
  const object = (dictionary: string, stream?: string | Uint8Array) => {
    offsets.push(length);
    write(`${offsets.length} 0 obj\n${dictionary}\n`);
    if (stream !== undefined) {
      write('stream\n');
      write(stream);
      write('\nendstream\n');
    }
    write('endobj\n');
  };

  // The second line, of four bytes that are no text, tells whoever copies the file that it is binary.
  write('%PDF-1.4\n%');
  write(Uint8Array.of(0xe2, 0xe3, 0xcf, 0xd3));
  write('\n');
  // Two objects for the document, then three for each page: the page, its contents, its image.
  const pageNumber = (at: number) => 3 + at * 3;
  object('<< /Type /Catalog /Pages 2 0 R >>');
  object(
    `<< /Type /Pages /Kids [${pages.map((_, at) => `${pageNumber(at)} 0 R`).join(' ')}] /Count ${pages.length} >>`,
  );
  pages.forEach(({ bytes, width, height }, at) => {
    const number = pageNumber(at);
    const place = placeOnPage({ width, height });
    const contents = `q ${fixed(place.width)} 0 0 ${fixed(place.height)} ${fixed(place.x)} ${fixed(place.y)} cm /Photo Do Q`;
    object(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${fixed(points(sheet.width))} ${fixed(points(sheet.height))}] ` +
        `/Resources << /XObject << /Photo ${number + 2} 0 R >> >> /Contents ${number + 1} 0 R >>`,
    );
    object(`<< /Length ${contents.length} >>`, contents);
    object(
      `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB ` +
        `/BitsPerComponent 8 /Filter /DCTDecode /Length ${bytes.length} >>`,
      bytes,
    );
  });
  const start = length;
  // Each entry is exactly twenty bytes long, with the blank before the line's end.
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  write(`xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${entries}`);
  write(`trailer\n<< /Size ${offsets.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`);

  const document = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    document.set(chunk, at);
    at += chunk.length;
  }
  return document;
}
