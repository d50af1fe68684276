const isEmptyFile = ({ name, size }: File) => name === '' && size === 0;

const isSameValue = (first: FormDataEntryValue, second: FormDataEntryValue | undefined): boolean => {
  if (typeof first === 'string' || typeof second === 'string' || second === undefined) return first === second;
  // A file field without a file submits a new empty file each time.
  if (isEmptyFile(first) && isEmptyFile(second)) return true;
  return first.name === second.name && first.size === second.size && first.lastModified === second.lastModified;
};

/**
 * Returns the fields whose values changed, each with all its values. A field that is no longer submitted, such as an unchecked
 * checkbox, is included with an empty value.
 */
export function getChangedFields(before: FormData, after: FormData): FormData {
  const changes = new FormData();
  for (const name of new Set([...before.keys(), ...after.keys()])) {
    const [oldValues, newValues] = [before.getAll(name), after.getAll(name)];
    if (
      oldValues.length === newValues.length &&
      newValues.every((value, index) => isSameValue(value, oldValues[index]))
    )
      continue;
    if (newValues.length === 0) changes.append(name, '');
    for (const value of newValues) changes.append(name, value);
  }
  return changes;
}
