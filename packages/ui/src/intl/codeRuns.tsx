import type { ReactNode } from 'react';

/** Latin names that end in signs: «C++», «C#». Signs have no direction of their own and would jump to the other side. */
const named = /([A-Za-z]\w*[+#]+)/;

/** The text with such names isolated, so that «C++ من الصفر» does not read «++C من الصفر». */
export const isolateCode = (text: string): ReactNode =>
  text.split(named).map((part, at) =>
    at % 2 === 1 ? (
      <bdi key={part} dir="ltr">
        {part}
      </bdi>
    ) : (
      part
    ),
  );
