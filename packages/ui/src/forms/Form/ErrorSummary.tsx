import type { Ref } from 'react';
import { Icon } from '../../media/Icon/Icon.tsx';
import { heading, item, link, list, sign, summary } from './Form.css.ts';
import type { Problem } from './problems.ts';

interface ErrorSummaryProps {
  title: string;
  problems: Problem[];
  headingRef: Ref<HTMLHeadingElement>;
}

/** Everything that is wrong with a form, at its top; each line leads to its field. */
export function ErrorSummary({ title, problems, headingRef }: ErrorSummaryProps) {
  return (
    <div className={summary}>
      <h2 ref={headingRef} tabIndex={-1} className={heading}>
        <span className={sign}>
          <Icon name="circle-alert" />
        </span>
        {title}
      </h2>
      <ul className={list}>
        {problems.map(({ message, control }) => (
          <li key={`${control?.name ?? ''} ${message}`} className={item}>
            {control ? (
              <button type="button" className={link} onClick={() => control.focus()}>
                {message}
              </button>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
