/** Fields that are not trimmed: a space at the end of a password is part of it. */
const verbatimFields = /password/;

/**
 * Converts form fields to a request body. Trims texts and includes only selected files. Empty fields are left out
 * (`omit`), or sent as `null` to clear a saved value. The caller casts the result to the input type of its operation.
 */
export function toRequestBody(values: FormData, { emptyAs }: { emptyAs: 'omit' | 'null' }): object {
  const body: Record<string, FormDataEntryValue | null> = {};
  for (const [name, value] of values) {
    if (typeof value !== 'string') {
      if (value.size > 0) body[name] = value;
      continue;
    }
    const text = verbatimFields.test(name) ? value : value.trim();
    if (text !== '') body[name] = text;
    else if (emptyAs === 'null') body[name] = null;
  }
  return body;
}
