import { globSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { type ModuleProps, readProps } from '../packages/ui/scripts/readProps.ts';

const sources = path.resolve(import.meta.dirname, '../packages/ui/src');
const isComponent = (file: string) => path.basename(file, '.tsx') === path.basename(path.dirname(file));

/** The files of all components of Khayamiya: `actions/Button/Button.tsx` and so on. */
export const listComponentFiles = (): string[] =>
  globSync('!(theme|intl|stories|utils)/*/*.tsx', { cwd: sources })
    .filter(isComponent)
    .map((file) => path.join(sources, file))
    .toSorted();

/**
 * Adds the props of each component to it, as `propDocs`, for its docs page and the controls. TypeScript reads them once, when
 * the first component is loaded. Restart Storybook to see changed props.
 */
export function propDocs(): Plugin {
  const files = new Set(listComponentFiles());
  let modules: Map<string, ModuleProps> | undefined;
  return {
    name: 'khayamiya-prop-docs',
    enforce: 'pre',
    transform(code, id) {
      if (!files.has(id)) return undefined;
      modules ??= readProps([...files]);
      const lines = Object.entries(modules.get(id) ?? {}).map(
        ([component, props]) => `${component}.propDocs = ${JSON.stringify(props)};`,
      );
      return { code: `${code}\n${lines.join('\n')}`, map: null };
    },
  };
}
