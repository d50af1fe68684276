import type { ReactNode } from 'react';
import { FieldError, Label, Text } from 'react-aria-components';
import { Icon } from '../../media/Icon/Icon.tsx';
import { label as labelStyle } from './field.css.ts';
import { error, errorIcon, hint, optional } from './fieldMessages.css.ts';
import type { FieldProps } from './fieldProps.ts';

interface FieldFrameProps extends Pick<FieldProps, 'label' | 'optionalLabel' | 'description' | 'errorMessage'> {
  /** Replaces the message of the browser for a missing value. */
  requiredMessage?: string | undefined;
  children: ReactNode;
}

/** The parts that all fields share: label, hint, control, error message. */
export function FieldFrame(props: FieldFrameProps) {
  return (
    <>
      <Label className={labelStyle}>
        {props.label} {props.optionalLabel && <span className={optional}>{props.optionalLabel}</span>}
      </Label>
      {props.description && (
        <Text slot="description" className={hint}>
          {props.description}
        </Text>
      )}
      {props.children}
      <FieldErrorMessage errorMessage={props.errorMessage} requiredMessage={props.requiredMessage} />
    </>
  );
}

type FieldErrorMessageProps = Pick<FieldFrameProps, 'errorMessage' | 'requiredMessage'>;

/** The error message of a field, with an icon. */
export function FieldErrorMessage({ errorMessage, requiredMessage }: FieldErrorMessageProps) {
  return (
    <FieldError className={error}>
      {({ validationErrors, validationDetails }) => {
        const isMissing = validationDetails.valueMissing && !validationDetails.customError;
        return (
          <>
            <span className={errorIcon}>
              <Icon name="circle-alert" />
            </span>
            {errorMessage ?? (isMissing ? requiredMessage : undefined) ?? validationErrors.join(' ')}
          </>
        );
      }}
    </FieldError>
  );
}
