/** The value of a text field, trimmed. Pass `keepSpaces` for passwords. */
export function getFormText(values: FormData, name: string, { keepSpaces = false } = {}): string {
  const value = values.get(name);
  if (typeof value !== 'string') return '';
  return keepSpaces ? value : value.trim();
}
