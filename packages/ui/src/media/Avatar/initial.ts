// Ranges and not classes such as \p{L}: those are tables of all scripts, and making them ready took 3 ms of a first view.
const unseen = /[\u0610-\u061A\u064B-\u065F\u0670\u0640\u200B-\u200F\u202A-\u202E\u2066-\u2069]/g;
const titles = /^(?:[^\s.]{1,2}\.\s*\/?\s*)+(?=[^\s.])/;
const letter = /[\dA-Za-z\u00C0-\u1FFF\u2C00-\uD7FF]/;

/** The first letter of a name, bare of tashkeel and of a title such as «أ.» or «د.» before it. */
export function initial(name: string): string {
  const bare = name.normalize('NFC').replaceAll(unseen, '').trim().replace(titles, '');
  return (letter.exec(bare)?.[0] ?? '').toUpperCase();
}

/** Which letters of the display face, alone, reach far below their line or far above it; measured in it. */
export const stands = (letter: string) =>
  /[بجحخرسصعغقمنويىئ]/.test(letter) ? 'low' : /[أآ]/.test(letter) ? 'high' : undefined;
