/** A phone number: starts with 0 or +, with spaces or hyphens between its groups. */
const phonePattern = /((?:\+|(?<!\d)0)\d[\d\s-]{5,}\d)/;

/**
 * Splits a text so that every second piece is a phone number. The caller isolates each number: in Arabic text its groups
 * would otherwise appear in reverse order.
 */
export function splitAtPhoneNumbers(text: string): string[] {
  return text.split(phonePattern);
}
