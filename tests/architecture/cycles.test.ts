import path from 'node:path';
import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';
import { files, read } from './files.ts';

/** The files that a file imports: values, types and `import()`. */
function importsOf(file: string): string[] {
  const text = read(file);
  const { module } = parseSync(file, text);
  const names = [
    ...module.staticImports.map((entry) => entry.moduleRequest.value),
    ...module.staticExports.flatMap((entry) => entry.entries.flatMap((part) => part.moduleRequest?.value ?? [])),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
      text.slice(start, end).replaceAll(/['"`]/g, ''),
    ),
  ];
  return names.filter((name) => name.startsWith('.')).map((name) => path.join(path.dirname(file), name));
}

/** One chain of imports for each way back to a file that is being followed. */
function findCycles(sources: readonly string[]): string[] {
  const known = new Set(sources);
  const done = new Set<string>();
  const cycles: string[] = [];
  const follow = (file: string, trail: readonly string[]) => {
    const start = trail.indexOf(file);
    if (start >= 0) cycles.push([...trail.slice(start), file].join(' → '));
    if (start >= 0 || done.has(file)) return;
    for (const next of importsOf(file)) if (known.has(next)) follow(next, [...trail, file]);
    done.add(file);
  };
  for (const file of sources) follow(file, []);
  return cycles;
}

test.each(['packages/features', 'packages/api-client'])('%s has no import cycle', (part) => {
  const sources = files(`${part}/src/**/*.{ts,tsx}`);
  expect(sources.length).toBeGreaterThan(10);
  expect(findCycles(sources)).toEqual([]);
});
