/** A telephone number as people write it: it begins with 0 or +, and spaces or hyphens part its groups. */
const phone = /((?:\+|(?<!\d)0)\d[\d\s-]{5,}\d)/;

/**
 * Cuts a text so that every second piece is a telephone number. The groups of a number in Arabic text would else be
 * painted last group first; the caller isolates each.
 */
export function splitPhones(text: string): string[] {
  return text.split(phone);
}
