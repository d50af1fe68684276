import { useState } from 'react';

/** `ltr` for what is always written left to right, `auto` for free text. */
export type InputDir = 'ltr' | 'auto';

/**
 * The direction of a text field while someone types: the first letter decides. An empty field, or one that holds a number,
 * keeps the direction of the page, which plain `dir="auto"` gets wrong; groups of digits, as in a phone number, would be
 * painted last group first there.
 */
export function useTypingDir(
  inputDir: InputDir,
  value: string | undefined,
  defaultValue: string,
): [dir: InputDir | undefined, onType: (text: string) => void] {
  const [typed, setTyped] = useState(defaultValue);
  if (inputDir === 'ltr') return ['ltr', setTyped];
  return [/\p{L}|\d[\s-]+\d/u.test(value ?? typed) ? 'auto' : undefined, setTyped];
}
