import path from 'node:path';

const emptyModule = path.join(import.meta.dirname, 'emptyModule.ts');

/**
 * jsPDF imports these for HTML, SVG and text boxes, which nobody here uses. They are not installed; an alias keeps bundlers
 * from looking for them, in workers too, where plugins do not apply.
 */
export const jsPdfAliases = Object.fromEntries(
  ['canvg', 'dompurify', 'html2canvas'].map((name) => [name, emptyModule]),
);
