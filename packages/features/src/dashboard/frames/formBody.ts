/** Fields that are sent as typed: a space at the end of a password is part of it. */
const asTyped = /password/;

/**
 * The fields of a form as the body of a call: texts without the spaces at their ends, files where one was chosen. What is
 * empty is left out, or said to be empty (`null`) where the call changes something that was there. The
 * contract's type is the caller's to name: fields and their names are the form's.
 */
export function formBody(values: FormData, { empty }: { empty: 'left out' | 'null' }): object {
  const body: Record<string, FormDataEntryValue | null> = {};
  for (const [name, value] of values) {
    if (typeof value !== 'string') {
      if (value.size > 0) body[name] = value;
      continue;
    }
    const text = asTyped.test(name) ? value : value.trim();
    if (text !== '') body[name] = text;
    else if (empty === 'null') body[name] = null;
  }
  return body;
}
