import { toRequestBody } from '../frames/toRequestBody.ts';

/**
 * Converts a media form to a request body: checkboxes as 1 or 0, then texts, then the file. The file comes last because the
 * server checks the other fields before it accepts a file. `changes` submitMode only the given checkboxes, `all` submitMode all of them.
 */
export function toMediaBody(values: FormData, flagNames: readonly string[], submitMode: 'all' | 'changes'): object {
  const flags = flagNames
    .filter((name) => submitMode === 'all' || values.has(name))
    .map((name) => [name, values.get(name) === '1' ? 1 : 0]);
  const rest = new FormData();
  for (const [name, value] of values) if (!flagNames.includes(name)) rest.append(name, value);
  return { ...Object.fromEntries(flags), ...toRequestBody(rest, { emptyAs: submitMode === 'all' ? 'omit' : 'null' }) };
}

/** The checkboxes of a record. */
export const recordFlags = ['is_home', 'is_revision'];
