import { toRequestBody } from '../frames/toRequestBody.ts';

/**
 * What a form of the media sends: its boxes as 1 or 0, then its texts, then its file, for whether a file may come is
 * decided by what stands before it. Of `changes` only what is there; of a new thing every box.
 */
export function mediaBody(values: FormData, boxes: readonly string[], sends: 'all' | 'changes'): object {
  const flags = boxes
    .filter((name) => sends === 'all' || values.has(name))
    .map((name) => [name, values.get(name) === '1' ? 1 : 0]);
  const rest = new FormData();
  for (const [name, value] of values) if (!boxes.includes(name)) rest.append(name, value);
  return { ...Object.fromEntries(flags), ...toRequestBody(rest, { emptyAs: sends === 'all' ? 'omit' : 'null' }) };
}

/** The boxes of a record. */
export const recordBoxes = ['is_home', 'is_revision'];
