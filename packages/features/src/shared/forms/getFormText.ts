/** A text field of a form. Spaces at its ends are slips of the hand, except where they are part of what was meant. */
export function getFormText(values: FormData, name: string, { asTyped: keepSpaces = false } = {}): string {
  const value = values.get(name);
  if (typeof value !== 'string') return '';
  return keepSpaces ? value : value.trim();
}
