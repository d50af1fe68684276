import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The folder of the package. */
export const here = path.dirname(import.meta.dirname);
/** The folder of its sources. */
export const src = path.join(here, 'src');

/** Files that only the workshop needs: stories, fixtures and tests. */
export const isWorkshop = (file: string): boolean => /(\.stories|\.test|\.fixtures)\.tsx?$|^stories\//.test(file);

/** The source of a module of `modules()`. */
export function sourceOf(name: string): string {
  const source = path.join(src, name);
  return existsSync(`${source}.tsx`) ? `${source}.tsx` : `${source}.ts`;
}

/** Every module the `exports` name, as a path below `src` without its ending: `actions/Button/Button`. */
export function modules(): string[] {
  const { exports } = JSON.parse(readFileSync(path.join(here, 'package.json'), 'utf8')) as {
    exports: Record<string, string>;
  };
  const found = Object.values(exports)
    .filter((target) => /\.tsx?$/.test(target))
    .flatMap((target) => {
      const files = globSync(target, { cwd: here });
      // `./src/actions/*/*.tsx`: both stars stand for one name.
      const same = (file: string) => path.basename(path.dirname(file)) === path.basename(file).replace(/\.tsx?$/, '');
      return path.dirname(target).endsWith('*') ? files.filter(same) : files;
    })
    .map((file) => path.relative('src', file))
    .filter((file) => !isWorkshop(file))
    .map((file) => file.replace(/\.tsx?$/, ''));
  return [...new Set(found)].toSorted();
}
