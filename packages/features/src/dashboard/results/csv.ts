/** A cell that a spreadsheet would take for a formula, also after what is not seen, and in the full width of East Asia. */
const formulaPattern = /^[\s\p{Cf}]*[=+\-@＝＋－＠]/u;
const needsQuotes = /[",]|^\s|\s$/;

function toCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  // What would begin another cell or row does not belong in a name.
  const line = value.replaceAll(/[\t\r\n]+/g, ' ');
  const text = formulaPattern.test(line) ? `'${line}` : line;
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Rows as a CSV file: UTF-8 with a byte order mark, commas, CRLF, quotes where they are needed, and an apostrophe before
 * what a spreadsheet would run as a formula (decision 50). The mark tells Excel that the text is UTF-8.
 */
export const toCsv = (rows: readonly (readonly (string | number)[])[]): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(`\u{FEFF}${rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('')}`);

/** A name that every file system takes. */
export const toCsvFileName = (name: string): string =>
  `${name
    // Control characters too: a title may hold a line break.
    // oxlint-disable-next-line no-control-regex
    .replaceAll(/[\u0000-\u001F\\/:*?"<>|]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 120)}.csv`;
