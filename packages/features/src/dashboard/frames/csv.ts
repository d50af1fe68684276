/** Texts that a spreadsheet runs as a formula, also after invisible characters and with full-width signs. */
const formulaPattern = /^[\s\p{Cf}]*[=+\-@＝＋－＠]/u;
const needsQuotes = /[",]|^\s|\s$/;

function toCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  // Tabs and line breaks would start another cell or row.
  const line = value.replaceAll(/[\t\r\n]+/g, ' ');
  const text = formulaPattern.test(line) ? `'${line}` : line;
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Encodes rows as CSV: UTF-8 with a byte order mark, commas, CRLF, quotes where needed, and an apostrophe before texts that
 * a spreadsheet would run as a formula (decision 50). The byte order mark tells Excel that the text is UTF-8.
 */
export const toCsv = (rows: readonly (readonly (string | number)[])[]): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(`\u{FEFF}${rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('')}`);

/** A file name that every file system allows. */
export const toCsvFileName = (name: string): string =>
  `${name
    // Control characters too: a title may hold a line break.
    // oxlint-disable-next-line no-control-regex
    .replaceAll(/[\u0000-\u001F\\/:*?"<>|]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 120)}.csv`;
