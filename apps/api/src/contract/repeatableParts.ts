import { toRecord } from '../json.ts';
import type { Call } from './call.ts';
import type { Operation } from './document.ts';
import type { Upload } from './uploads.ts';

/** Gets the parts that must be equal in a repeated call. Files are compared by their hash. */
export function getRepeatableParts({ id, body: rule }: Operation, { params, query, body }: Call) {
  const fields = Object.entries(toRecord(body)).map(([name, value]) => [
    name,
    rule?.files.has(name) ? (value as Upload | undefined)?.hash : value,
  ]);
  return { id, params, query, body: Object.fromEntries(fields) as Record<string, unknown> };
}
