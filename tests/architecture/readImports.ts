import { parseSync, Visitor } from 'oxc-parser';
import { read } from './files.ts';

const known = new Map<string, string[]>();

/** Every module that a file names: imported, re-exported, loaded with `import()`, or for its types alone. */
export function readImports(file: string): string[] {
  const imports = known.get(file) ?? parseImports(file);
  known.set(file, imports);
  return imports;
}

function parseImports(file: string): string[] {
  const text = read(file);
  const { module, program } = parseSync(file, text);
  const types: string[] = [];
  // Walking the whole program is slow, and few files have types of this form.
  if (/\bimport\(/.test(text))
    new Visitor({ TSImportType: ({ source }) => void types.push(source.value) }).visit(program);
  return [
    ...module.staticImports.map((entry) => entry.moduleRequest.value),
    ...module.staticExports.flatMap((entry) => entry.entries.flatMap((part) => part.moduleRequest?.value ?? [])),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
      text.slice(start, end).replaceAll(/['"`]/g, ''),
    ),
    ...types,
  ];
}
