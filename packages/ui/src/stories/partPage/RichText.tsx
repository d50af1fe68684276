import { Fragment } from 'react';

/** A sentence with code between backticks. */
export function RichText({ children }: { children: string }) {
  return children
    .split('`')
    .map((piece, index) =>
      index % 2 === 1 ? (
        <code key={`${index}${piece}`}>{piece}</code>
      ) : (
        <Fragment key={`${index}${piece}`}>{piece}</Fragment>
      ),
    );
}
