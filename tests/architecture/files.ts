import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The root folder of the repository. */
export const repositoryRoot = path.resolve(import.meta.dirname, '../..');

/** Lists the files that match the patterns, relative to the root. Installed, built and generated files are excluded. */
export const listFiles = (...patterns: string[]): string[] =>
  globSync(patterns, {
    cwd: repositoryRoot,
    exclude: ['**/node_modules/**', '**/dist/**', '**/generated/**'],
  }).toSorted();

/** Reads a file, given relative to the root. */
export const readRepositoryFile = (file: string): string => readFileSync(path.join(repositoryRoot, file), 'utf8');

/** Finds the lines that match, as `file:line: text`. Comment lines are skipped. */
export function findMatchingCodeLines(paths: string[], pattern: RegExp): string[] {
  return paths.flatMap((file) =>
    readRepositoryFile(file)
      .split('\n')
      .flatMap((line, index) =>
        pattern.test(line) && !/^\s*(\/\/|\*|\/\*)/.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [],
      ),
  );
}
