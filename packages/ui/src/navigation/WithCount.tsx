import type { ReactNode } from 'react';
import { Ltr } from '../intl/Bidi.tsx';
import { useFormat } from '../intl/useFormat.ts';
import { anchor, count } from './WithCount.css.ts';

/** Shows a number at the corner of a button or an icon; 0 shows none. Hidden from screen readers: the name of the button has it. */
export function WithCount({ value, children }: { value: number; children: ReactNode }) {
  const format = useFormat();
  return (
    <span className={anchor}>
      {children}
      {value > 0 && (
        <span className={count} aria-hidden="true">
          <Ltr>{value > 99 ? `${format.number(99)}+` : format.number(value)}</Ltr>
        </span>
      )}
    </span>
  );
}
