import type { ReactNode } from 'react';
import { isolateNamesAndPercentages } from './isolateNamesAndPercentages.tsx';
import { phone } from './phone.css.ts';
import { splitAtPhoneNumbers } from './phones.ts';

// A phone number has at most 15 digits. A longer run is several numbers or something else, and may break.
const isSinglePhoneNumber = (piece: string) => piece.length <= 20 && !piece.includes('\n');

/** Isolates phone numbers and names such as «C++» in a text. The element around it sets the direction of the text. */
export function isolateLtrRuns(text: string): ReactNode {
  const pieces = splitAtPhoneNumbers(text);
  if (pieces.length === 1) return isolateNamesAndPercentages(text);
  return pieces.map((piece, at) =>
    at % 2 === 1 ? (
      // A number can occur twice, and the text always changes as a whole.
      // oxlint-disable-next-line react/no-array-index-key
      <bdi key={at} className={isSinglePhoneNumber(piece) ? phone : undefined} dir="ltr">
        {piece}
      </bdi>
    ) : (
      isolateNamesAndPercentages(piece)
    ),
  );
}
