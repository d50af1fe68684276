import { toRequestBody } from '../frames/toRequestBody.ts';

/**
 * What a form of the media sends: its boxes as 1 or 0, then its texts, then its file, for whether a file may come is
 * decided by what stands before it. Of `changes` only what is there; of a new thing every box.
 */
export function toMediaBody(values: FormData, flagNames: readonly string[], sends: 'all' | 'changes'): object {
  const flags = flagNames
    .filter((name) => sends === 'all' || values.has(name))
    .map((name) => [name, values.get(name) === '1' ? 1 : 0]);
  const rest = new FormData();
  for (const [name, value] of values) if (!flagNames.includes(name)) rest.append(name, value);
  return { ...Object.fromEntries(flags), ...toRequestBody(rest, { emptyAs: sends === 'all' ? 'omit' : 'null' }) };
}

/** The boxes of a record. */
export const recordFlags = ['is_home', 'is_revision'];
