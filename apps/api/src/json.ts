import { isRecord } from '@fanous/api-client/isRecord';

/** Copies an object. Returns an empty one for any other value. */
export const toRecord = (value: unknown): Record<string, unknown> => (isRecord(value) ? { ...value } : {});
