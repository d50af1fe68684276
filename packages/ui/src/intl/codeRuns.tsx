import type { ReactNode } from 'react';

/**
 * Latin names and numbers with signs: «C++», «C#», «71.4%», «-5%», «17%5». Signs have no direction of their own: after an
 * Arabic word they would jump to the other side. A percentage after a Latin word runs with that word.
 */
const signed = /([A-Za-z]\w*[+#]+|(?<![\w.,]|[A-Za-z] )[+−-]?\d[\d.,]{0,20}(?:[-–]\d[\d.,]{0,20})?%\w*)/;

/** The text with such words isolated, so that «C++ من الصفر» does not read «++C من الصفر». */
export function isolateCode(text: string): ReactNode {
  const parts = text.split(signed);
  // A text by itself is one thing less for React to keep; nearly all are.
  if (parts.length === 1) return text;
  return parts.map((part, at) =>
    at % 2 === 1 ? (
      // One word may stand there twice, and the text changes as a whole.
      // oxlint-disable-next-line react/no-array-index-key
      <bdi key={at} dir="ltr">
        {part}
      </bdi>
    ) : (
      part
    ),
  );
}
