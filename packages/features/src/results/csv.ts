/** A cell that a spreadsheet would take for a formula is told to be text. */
const isFormula = /^[\t\r\n ]*[=+\-@]/;

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = isFormula.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
}

/**
 * Rows as a file that spreadsheets open. The mark at its start tells Excel that it is UTF-8; the separator is what Excel expects
 * where the language is spoken: Arabic regions write lists with semicolons.
 */
export function toCsv(rows: readonly (readonly (string | number)[])[], language: 'ar' | 'en'): string {
  const separator = language === 'ar' ? ';' : ',';
  return `\u{FEFF}${rows.map((row) => `${row.map(cell).join(separator)}\r\n`).join('')}`;
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
