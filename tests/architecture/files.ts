import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The repository's root. */
export const root = path.resolve(import.meta.dirname, '../..');

/** Files below the root that match the patterns, as paths from the root; nothing installed, built or generated. */
export const files = (...patterns: string[]): string[] =>
  globSync(patterns, { cwd: root, exclude: ['**/node_modules/**', '**/dist/**', '**/generated/**'] }).toSorted();

/** The text of a file named from the root. */
export const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** Every line that matches, as `file:line: text`: an empty list is the proof. */
export function grep(list: string[], pattern: RegExp): string[] {
  return list.flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line, at) =>
        pattern.test(line) && !/^\s*(\/\/|\*|\/\*)/.test(line) ? [`${file}:${at + 1}: ${line.trim()}`] : [],
      ),
  );
}
