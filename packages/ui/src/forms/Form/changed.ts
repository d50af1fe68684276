const isNone = ({ name, size }: File) => name === '' && size === 0;

const same = (one: FormDataEntryValue, other: FormDataEntryValue | undefined): boolean => {
  if (typeof one === 'string' || typeof other === 'string' || other === undefined) return one === other;
  // A field without a file sends an empty one, made at that moment.
  if (isNone(one) && isNone(other)) return true;
  return one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;
};

/**
 * Only the fields whose values are not what they were, each with all it holds now. A field that sends nothing any more, such as a
 * box that is no longer checked, is there and empty.
 */
export function changedOnly(before: FormData, after: FormData): FormData {
  const changes = new FormData();
  for (const name of new Set([...before.keys(), ...after.keys()])) {
    const [was, is] = [before.getAll(name), after.getAll(name)];
    if (was.length === is.length && is.every((value, at) => same(value, was[at]))) continue;
    if (is.length === 0) changes.append(name, '');
    for (const value of is) changes.append(name, value);
  }
  return changes;
}
