import { useState } from 'react';

/** `ltr` for what is always written left to right, `auto` for free text. */
export type InputDir = 'ltr' | 'auto';

/**
 * The direction of a text field while someone types: the first letter decides. An empty field, or one that holds digits
 * only, keeps the direction of the page, which plain `dir="auto"` gets wrong.
 */
export function useTypingDir(
  inputDir: InputDir,
  value: string | undefined,
  defaultValue: string,
): [dir: InputDir | undefined, onType: (text: string) => void] {
  const [typed, setTyped] = useState(defaultValue);
  if (inputDir === 'ltr') return ['ltr', setTyped];
  return [/\p{L}/u.test(value ?? typed) ? 'auto' : undefined, setTyped];
}
