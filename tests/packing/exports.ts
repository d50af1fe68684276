import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Lists what a packed package exports: names of imports by their files. */
export function listExports(home: string): Record<string, string> {
  const { name, exports } = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8')) as {
    name: string;
    exports: Record<string, string>;
  };
  // A key without a star goes before one with a star.
  const keys = Object.keys(exports).toSorted((a, b) => Number(b.includes('*')) - Number(a.includes('*')));
  const namesByFile: Record<string, string> = {};
  for (const key of keys) {
    const target = exports[key] ?? '';
    if (!target.endsWith('.js')) continue;
    for (const file of globSync(target.slice(2), { cwd: home })) {
      const star = path.basename(file, '.js');
      // `./dist/actions/*/*.js`: both stars match the same name.
      if (target.slice(2).replaceAll('*', star) === file)
        namesByFile[file] = `${name}${key.slice(1).replace('*', star)}`;
    }
  }
  return namesByFile;
}
