export type TextType = 'text' | 'email' | 'tel' | 'url';

/** The validation rules of a text, and their error messages. */
export interface TextRules {
  type?: TextType;
  isRequired?: boolean;
  requiredMessage?: string;
  /** Error of an invalid e-mail address or URL. */
  invalidMessage?: string;
  validate?: (value: string) => string | null | undefined;
}

// Stricter than browsers, which accept `sara@gmail`. Browsers accept everything that this accepts.
const emailPattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d](?:[a-z\d-]{0,61}[a-z\d])$/i;

const isWebAddress = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/** Returns the error message of a text, or null. An empty optional text is valid. */
export function findTextError(value: string, rules: TextRules): string | null | undefined {
  const text = value.trim();
  if (text === '') return rules.isRequired ? rules.requiredMessage : null;
  if (rules.type === 'email' && !emailPattern.test(text)) return rules.invalidMessage;
  if (rules.type === 'url' && !isWebAddress(text)) return rules.invalidMessage;
  return rules.validate?.(value);
}
