/** A cell that a spreadsheet would take for a formula is told to be text. */
const isFormula = /^\s*[=+\-@]/;

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  // What would begin another cell or row does not belong in a name.
  const line = value.replaceAll(/[\t\r\n]+/g, ' ');
  const text = isFormula.test(line) ? `'${line}` : line;
  return `"${text.replaceAll('"', '""')}"`;
}

/**
 * Rows as a file that spreadsheets open by a double click, whatever country the device is set to: Excel splits a file of
 * commas or semicolons by what that country writes lists with, and where it is told (`sep=`) it forgets how Arabic is
 * written. A tab in UTF-16, with the mark of it in front, needs no telling.
 */
export function toCsv(rows: readonly (readonly (string | number)[])[]): Uint8Array<ArrayBuffer> {
  const text = `\u{FEFF}${rows.map((row) => `${row.map(cell).join('\t')}\r\n`).join('')}`;
  const bytes = new DataView(new ArrayBuffer(text.length * 2));
  // Units, not characters: an emoji takes two of them.
  for (let at = 0; at < text.length; at += 1) bytes.setUint16(at * 2, text.charCodeAt(at), true);
  return new Uint8Array(bytes.buffer);
}

/** A name that every file system takes. */
export const fileName = (name: string): string =>
  `${name
    // Control characters too: a title may hold a line break.
    // oxlint-disable-next-line no-control-regex
    .replaceAll(/[\u0000-\u001F\\/:*?"<>|]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 120)}.csv`;
