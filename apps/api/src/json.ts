import { isRecord } from '@fanous/api-client/isRecord';

/** Copies an object. Returns an empty one for any other value. */
export const toObjectOrEmpty = (value: unknown): Record<string, unknown> => (isRecord(value) ? { ...value } : {});
