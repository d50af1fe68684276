/** The first letter of a name, bare of tashkeel and of a title such as «أ.» or «د.» before it. */
export function initial(name: string): string {
  const bare = name
    .normalize('NFC')
    .replaceAll(/[\p{Mn}\u0640\p{Cf}]/gu, '')
    .trim()
    .replace(/^(?:\p{L}{1,2}\.\s*\/?\s*)+(?=\p{L})/u, '');
  return (/\p{L}|\p{N}/u.exec(bare)?.[0] ?? '').toLocaleUpperCase('en');
}
