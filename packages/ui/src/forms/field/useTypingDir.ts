import { type Direction, textDir } from '@fanous/arabic/textDir';
import { useState } from 'react';

/** `ltr` for what is always written left to right, `text` for a line of free text. */
export type InputDir = 'ltr' | 'text';

/**
 * The direction of a text field is that of its text, as it will be shown: one Arabic letter makes it `rtl`, wherever it stands.
 * `dir="auto"` asks the first letter alone. An empty field, or one that holds a number, keeps the direction of the page;
 * groups of digits, as in a phone number, would be painted last group first there. Paragraphs (`auto`) each go by their own
 * first letter.
 */
export function useTypingDir(
  inputDir: InputDir | 'auto',
  value: string | undefined,
  defaultValue: string,
): [dir: Direction | 'auto' | undefined, onType: (text: string) => void] {
  const [typed, setTyped] = useState(defaultValue);
  if (inputDir === 'ltr') return ['ltr', setTyped];
  const text = value ?? typed;
  if (!/\p{L}|\d[\s-]+\d/u.test(text)) return [undefined, setTyped];
  return [inputDir === 'auto' ? 'auto' : textDir(text), setTyped];
}
