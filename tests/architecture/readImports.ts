import { parseSync, Visitor } from 'oxc-parser';
import { readRepositoryFile } from './files.ts';

const cachedImports = new Map<string, string[]>();

/** Reads the module specifiers of a file: static, dynamic and type imports, and re-exports. */
export function readImports(file: string): string[] {
  const imports = cachedImports.get(file) ?? parseImports(file);
  cachedImports.set(file, imports);
  return imports;
}

function parseImports(file: string): string[] {
  const text = readRepositoryFile(file);
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
