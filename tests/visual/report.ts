import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Sheet } from './sheets.ts';
import { cacheDir } from './storybooks.ts';

/** One sheet in one mode, with the result of the comparison. */
export interface SheetComparison extends Sheet {
  mode: string;
  state: 'changed' | 'new' | 'gone' | 'failed' | 'same';
  /** The number of different pixels; 0 if only the height differs. */
  pixels?: number;
  reason?: string;
}

/** Writes the report page and returns its path. */
export function writeReport(comparisons: readonly SheetComparison[], base: string | undefined): string {
  const template = readFileSync(path.join(import.meta.dirname, 'report.html'), 'utf8');
  // `<` could end the script element that contains the data.
  const data = JSON.stringify({ comparisons, base: base ?? null, made: new Date().toISOString() }).replaceAll(
    '<',
    '\\u003c',
  );
  const page = path.join(cacheDir, 'report.html');
  writeFileSync(
    page,
    template.replace('/* data */', () => data),
  );
  return page;
}
