/** The value of a text field, trimmed. Passwords keep their spaces: `keepSpaces`. */
export function getFormText(values: FormData, name: string, { asTyped: keepSpaces = false } = {}): string {
  const value = values.get(name);
  if (typeof value !== 'string') return '';
  return keepSpaces ? value : value.trim();
}
