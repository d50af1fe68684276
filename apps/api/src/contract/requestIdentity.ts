import { toObjectOrEmpty } from '../json.ts';
import type { OperationCall } from './operationCall.ts';
import type { Operation } from './document.ts';
import type { Upload } from './uploads.ts';

/** Gets the parts that must be equal in a repeated call. Files are compared by their hash. */
export function getRequestIdentity({ id, body: rule }: Operation, { params, query, body }: OperationCall) {
  const fields = Object.entries(toObjectOrEmpty(body)).map(([name, value]) => [
    name,
    rule?.files.has(name) ? (value as Upload | undefined)?.hash : value,
  ]);
  return { id, params, query, body: Object.fromEntries(fields) as Record<string, unknown> };
}
