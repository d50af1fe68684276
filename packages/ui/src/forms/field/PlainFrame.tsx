import type { ReactNode } from 'react';
import { Icon } from '../../media/Icon/Icon.tsx';
import { label as labelStyle } from './field.css.ts';
import { error as errorStyle, errorIcon, hint, optional } from './words.css.ts';
import type { FieldProps } from './fieldProps.ts';

interface PlainFrameProps extends Pick<FieldProps, 'label' | 'optionalLabel' | 'description'> {
  /** The id of the control that the label names; its label, hint and error are found from it. */
  id: string;
  error: string | undefined;
  children: ReactNode;
}

/** `FieldFrame` for a field of native elements, which React Aria does not know of. */
export function PlainFrame({ id, label, optionalLabel, description, error, children }: PlainFrameProps) {
  return (
    <>
      <label id={`${id}-label`} htmlFor={id} className={labelStyle}>
        {label} {optionalLabel && <span className={optional}>{optionalLabel}</span>}
      </label>
      {description && (
        <span id={`${id}-hint`} className={hint}>
          {description}
        </span>
      )}
      {children}
      {error && (
        <span id={`${id}-error`} className={errorStyle}>
          <span className={errorIcon}>
            <Icon name="circle-alert" />
          </span>
          {error}
        </span>
      )}
    </>
  );
}
