import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The folder of the package. */
export const packageRoot = path.dirname(import.meta.dirname);
/** The folder of the sources. */
export const sourceRoot = path.join(packageRoot, 'src');

/** Whether a file is used in development only: stories, docs, examples, fixtures and tests. */
export const isDevOnly = (file: string): boolean =>
  /(\.stories|\.docs|\.example|\.test|\.fixtures)\.tsx?$|^stories\//.test(file);

/** The source file of a module that `listModules()` returns. */
export function getSourcePath(name: string): string {
  const source = path.join(sourceRoot, name);
  return existsSync(`${source}.tsx`) ? `${source}.tsx` : `${source}.ts`;
}

/** Lists the modules in `exports`, as paths below `src` without extension: `actions/Button/Button`. */
export function listModules(): string[] {
  const { exports } = JSON.parse(readFileSync(path.join(packageRoot, 'package.json'), 'utf8')) as {
    exports: Record<string, string>;
  };
  const moduleNames = Object.values(exports)
    .filter((target) => /\.tsx?$/.test(target))
    .flatMap((target) => {
      const files = globSync(target, { cwd: packageRoot });
      // `./src/actions/*/*.tsx`: both stars match the same name.
      const isNamedLikeItsFolder = (file: string) =>
        path.basename(path.dirname(file)) === path.basename(file).replace(/\.tsx?$/, '');
      return path.dirname(target).endsWith('*') ? files.filter(isNamedLikeItsFolder) : files;
    })
    .map((file) => path.relative('src', file))
    .filter((file) => !isDevOnly(file))
    .map((file) => file.replace(/\.tsx?$/, ''));
  return [...new Set(moduleNames)].toSorted();
}
