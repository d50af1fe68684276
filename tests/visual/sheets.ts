import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A story tagged `sheet`, as a built Storybook lists it. */
export interface Sheet {
  id: string;
  /** The component, such as `Forms/TextField`. */
  title: string;
  name: string;
}

interface Entry extends Sheet {
  type: string;
  tags?: string[];
}

/** Reads the sheets of a built Storybook, in the order of its sidebar. */
export function readSheets(storybook: string): Sheet[] {
  const index = JSON.parse(readFileSync(path.join(storybook, 'index.json'), 'utf8')) as {
    entries: Record<string, Entry>;
  };
  return Object.values(index.entries)
    .filter(({ type, tags }) => type === 'story' && tags?.includes('sheet'))
    .map(({ id, title, name }) => ({ id, title, name }));
}
