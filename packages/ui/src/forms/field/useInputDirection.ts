import { type Direction, getTextDirection } from '@fanous/arabic/textDir';
import { useState } from 'react';

/** `ltr` for text that is always left to right, `text` for a line of free text. */
export type InputDir = 'ltr' | 'text';

/** Returns the direction of a text that is not empty. */
type GetDirection = (text: string) => Direction | 'auto';

/**
 * Returns the `dir` of a text field. Text with an Arabic letter is `rtl`; `dir="auto"` would only use the first letter. An empty
 * field or a single number has the direction of the page. Groups of digits, as in a phone number, are `ltr`, because they would
 * be in reverse order in `rtl`. A function
 * decides about other text itself.
 */
export function useInputDirection(
  inputDir: InputDir | GetDirection,
  value: string | undefined,
  defaultValue: string,
): [dir: Direction | 'auto' | undefined, onType: (text: string) => void] {
  const [typedText, setTypedText] = useState(defaultValue);
  if (inputDir === 'ltr') return ['ltr', setTypedText];
  const text = value ?? typedText;
  if (!/\p{L}|\d[\s-]+\d/u.test(text)) return [undefined, setTypedText];
  return [inputDir === 'text' ? getTextDirection(text) : inputDir(text), setTypedText];
}
