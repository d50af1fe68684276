import type { ReactNode } from 'react';
import { isolateCode } from './codeRuns.tsx';
import { phone } from './phone.css.ts';
import { splitPhones } from './phones.ts';

// No telephone number has more than 15 digits. Longer ones are several, or something else, and break where they must.
const isOneNumber = (piece: string) => piece.length <= 20 && !piece.includes('\n');

/** The text with its telephone numbers and names of code isolated, for an element that has its direction already. */
export function isolateRuns(text: string): ReactNode {
  const pieces = splitPhones(text);
  if (pieces.length === 1) return isolateCode(text);
  return pieces.map((piece, at) =>
    at % 2 === 1 ? (
      // One number may stand there twice, and the text changes as a whole.
      // oxlint-disable-next-line react/no-array-index-key
      <bdi key={at} className={isOneNumber(piece) ? phone : undefined} dir="ltr">
        {piece}
      </bdi>
    ) : (
      isolateCode(piece)
    ),
  );
}
