/** Whether a value is an object with fields; an array is one, too. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** A copy of the fields of a value; none when it is no object. */
export const toRecord = (value: unknown): Record<string, unknown> => (isRecord(value) ? { ...value } : {});
