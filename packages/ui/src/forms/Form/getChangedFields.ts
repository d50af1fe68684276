const isEmptyFile = ({ name, size }: File) => name === '' && size === 0;

const isSameValue = (one: FormDataEntryValue, other: FormDataEntryValue | undefined): boolean => {
  if (typeof one === 'string' || typeof other === 'string' || other === undefined) return one === other;
  // A file field without a file submits a new empty file each time.
  if (isEmptyFile(one) && isEmptyFile(other)) return true;
  return one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;
};

/**
 * Returns the fields whose values changed, each with all its values. A field that is no longer submitted, such as an unchecked
 * checkbox, is included with an empty value.
 */
export function getChangedFields(before: FormData, after: FormData): FormData {
  const changes = new FormData();
  for (const name of new Set([...before.keys(), ...after.keys()])) {
    const [oldValues, newValues] = [before.getAll(name), after.getAll(name)];
    if (oldValues.length === newValues.length && newValues.every((value, at) => isSameValue(value, oldValues[at])))
      continue;
    if (newValues.length === 0) changes.append(name, '');
    for (const value of newValues) changes.append(name, value);
  }
  return changes;
}
