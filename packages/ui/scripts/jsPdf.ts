import path from 'node:path';

const emptyModule = path.join(import.meta.dirname, 'emptyModule.ts');

/**
 * jsPDF imports these libraries for HTML, SVG and text boxes, which we do not use. They are not installed. The aliases keep
 * bundlers from looking for them, also in workers, where plugins do not apply.
 */
export const jsPdfAliases = Object.fromEntries(
  ['canvg', 'dompurify', 'html2canvas'].map((name) => [name, emptyModule]),
);
