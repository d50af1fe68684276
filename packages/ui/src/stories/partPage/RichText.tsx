import { createElement, Fragment } from 'react';

/** A sentence with code between backticks. */
export function RichText({ children }: { children: string }) {
  const pieces = children.split('`');
  return createElement(
    Fragment,
    null,
    ...pieces.map((piece, index) => (index % 2 === 1 ? createElement('code', null, piece) : piece)),
  );
}
