import type { ReactNode } from 'react';

/**
 * Latin names and numbers with signs: «C++», «C#», «71.4%», «-5%», «17%5». Signs have no direction: after an Arabic
 * word they would move to the other side. A percentage after a Latin word needs no isolation.
 */
const codePattern = /([A-Za-z]\w*[+#]+|(?<![\w.,]|[A-Za-z] )[+−-]?\d[\d.,]{0,20}(?:[-–]\d[\d.,]{0,20})?%\w*)/;

/** Wraps such words in `<bdi>`, so that «C++ من الصفر» does not appear as «++C من الصفر». */
export function isolateNamesAndPercentages(text: string): ReactNode {
  const parts = text.split(codePattern);
  // Most texts have no such word: a plain string is cheaper for React than an array.
  if (parts.length === 1) return text;
  return parts.map((part, at) =>
    at % 2 === 1 ? (
      // A word can occur twice, and the text always changes as a whole.
      // oxlint-disable-next-line react/no-array-index-key
      <bdi key={at} dir="ltr">
        {part}
      </bdi>
    ) : (
      part
    ),
  );
}
