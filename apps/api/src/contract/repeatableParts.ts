import { toRecord } from '../json.ts';
import type { Call } from './call.ts';
import type { Operation } from './document.ts';
import type { Upload } from './uploads.ts';

/** What has to be the same when a call is sent again; of a file its bytes, wherever they lie. */
export function getRepeatableParts({ id, body: rule }: Operation, { params, query, body }: Call) {
  const fields = Object.entries(toRecord(body)).map(([name, value]) => [
    name,
    rule?.files.has(name) ? (value as Upload | undefined)?.hash : value,
  ]);
  return { id, params, query, body: Object.fromEntries(fields) as Record<string, unknown> };
}
