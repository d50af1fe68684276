import type { ReactNode } from 'react';
import { Icon } from '../../media/Icon/Icon.tsx';
import { label as labelStyle } from './field.css.ts';
import { error as errorStyle, errorIcon, hint, optional } from './fieldMessages.css.ts';
import type { FieldProps } from './fieldProps.ts';

interface NativeFieldFrameProps extends Pick<FieldProps, 'label' | 'optionalLabel' | 'description'> {
  /** Id of the control. The ids of label, hint and error are derived from it. */
  id: string;
  error: string | undefined;
  children: ReactNode;
}

/** `FieldFrame` for fields of native elements. */
export function NativeFieldFrame({ id, label, optionalLabel, description, error, children }: NativeFieldFrameProps) {
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
