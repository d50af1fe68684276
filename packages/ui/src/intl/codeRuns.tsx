import type { ReactNode } from 'react';

/** Latin names that end in signs: «C++», «C#». Signs have no direction of their own and would jump to the other side. */
const named = /([A-Za-z]\w*[+#]+)/;

/** The text with such names isolated, so that «C++ من الصفر» does not read «++C من الصفر». */
export function isolateCode(text: string): ReactNode {
  const parts = text.split(named);
  // A text by itself is one thing less for React to keep; nearly all are.
  if (parts.length === 1) return text;
  return parts.map((part, at) =>
    at % 2 === 1 ? (
      <bdi key={part} dir="ltr">
        {part}
      </bdi>
    ) : (
      part
    ),
  );
}
