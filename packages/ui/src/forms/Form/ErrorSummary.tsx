import type { Ref } from 'react';
import { Icon } from '../../media/Icon/Icon.tsx';
import { heading, item, errorLink, list, icon, summary } from './Form.css.ts';
import type { FormError } from './formErrors.ts';
import { focusControl } from '../field/validity.ts';

interface ErrorSummaryProps {
  title: string;
  errors: FormError[];
  headingRef: Ref<HTMLHeadingElement>;
}

/** All errors of a form, at its top. Each line focuses its field. */
export function ErrorSummary({ title, errors, headingRef }: ErrorSummaryProps) {
  return (
    <div className={summary}>
      <h2 ref={headingRef} tabIndex={-1} className={heading}>
        <span className={icon}>
          <Icon name="circle-alert" />
        </span>
        {title}
      </h2>
      <ul className={list}>
        {errors.map(({ message, control }) => (
          <li key={`${control?.name ?? ''} ${message}`} className={item}>
            {control ? (
              <button type="button" className={errorLink} onClick={() => focusControl(control)}>
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
