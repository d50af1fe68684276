import { isRecord } from '@fanous/api-client/isRecord';

/** A copy of the fields of a value; none when it is no object. */
export const toRecord = (value: unknown): Record<string, unknown> => (isRecord(value) ? { ...value } : {});
