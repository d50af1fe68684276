import { type Direction, textDir } from '@fanous/arabic/textDir';
import { useState } from 'react';

/** `ltr` for text that is always left to right, `text` for a line of free text. */
export type InputDir = 'ltr' | 'text';

/** Whether a text has a paragraph of each direction. Paragraphs without letters do not count. */
function hasBothDirections(text: string): boolean {
  const paragraphs = text.split('\n').filter((paragraph) => /\p{L}/u.test(paragraph));
  return new Set(paragraphs.map((paragraph) => textDir(paragraph))).size > 1;
}

/**
 * Returns the `dir` of a text field. Text with an Arabic letter is `rtl`; `dir="auto"` would only use the first letter. An empty
 * field or a single number has the direction of the page. Groups of digits, as in a phone number, are `ltr`, because they would
 * be in reverse order in `rtl`. With `auto` each paragraph has the
 * direction of its own first letter if the paragraphs differ.
 */
export function useInputDirection(
  inputDir: InputDir | 'auto',
  value: string | undefined,
  defaultValue: string,
): [dir: Direction | 'auto' | undefined, onType: (text: string) => void] {
  const [typed, setTyped] = useState(defaultValue);
  if (inputDir === 'ltr') return ['ltr', setTyped];
  const text = value ?? typed;
  if (!/\p{L}|\d[\s-]+\d/u.test(text)) return [undefined, setTyped];
  return [inputDir === 'auto' && hasBothDirections(text) ? 'auto' : textDir(text), setTyped];
}
