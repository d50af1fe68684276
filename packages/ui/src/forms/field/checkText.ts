export type TextType = 'text' | 'email' | 'tel' | 'url';

/** What a text has to satisfy, and the sentences for when it does not. */
export interface TextRules {
  type?: TextType;
  isRequired?: boolean;
  requiredMessage?: string;
  /** Said when an e-mail or web address is not one. */
  invalidMessage?: string;
  validate?: (value: string) => string | null | undefined;
}

// Stricter than browsers are, which let `sara@gmail` pass; whatever passes here passes there as well.
const email = /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d](?:[a-z\d-]{0,61}[a-z\d])$/i;

const isWebAddress = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/** The sentence that says what is wrong with a text, or nothing. An empty optional text is right. */
export function checkText(value: string, rules: TextRules): string | null | undefined {
  const text = value.trim();
  if (text === '') return rules.isRequired ? rules.requiredMessage : null;
  if (rules.type === 'email' && !email.test(text)) return rules.invalidMessage;
  if (rules.type === 'url' && !isWebAddress(text)) return rules.invalidMessage;
  return rules.validate?.(value);
}
