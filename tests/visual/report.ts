import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Sheet } from './sheets.ts';
import { cacheDir } from './storybooks.ts';

/** One sheet in one mode, with the result of the comparison. */
export interface SheetComparison extends Sheet {
  mode: string;
  state: 'changed' | 'new' | 'gone' | 'failed' | 'same';
  /** How many pixels differ; none where only the height did. */
  pixels?: number;
  why?: string;
}

/** Writes the report page and returns its path. */
export function writeReport(looks: readonly SheetComparison[], base: string | undefined): string {
  const template = readFileSync(path.join(import.meta.dirname, 'report.html'), 'utf8');
  // `<` would end the script the data stands in.
  const data = JSON.stringify({ looks, base: base ?? null, made: new Date().toISOString() }).replaceAll('<', '\\u003c');
  const page = path.join(cacheDir, 'report.html');
  writeFileSync(
    page,
    template.replace('/* data */', () => data),
  );
  return page;
}
