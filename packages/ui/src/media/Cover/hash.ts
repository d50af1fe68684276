/** FNV-1a, 32 bits: the same text gives the same number everywhere. */
export function hashText(text: string): number {
  let value = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) value = Math.imul(value ^ byte, 0x01000193) >>> 0;
  return value;
}
