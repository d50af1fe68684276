import type { ReactNode } from 'react';
import { FieldError, Label, Text } from 'react-aria-components';
import { Icon } from '../../media/Icon/Icon.tsx';
import { label as labelStyle } from './field.css.ts';
import { error, errorIcon, hint, optional } from './words.css.ts';
import type { FieldProps } from './fieldProps.ts';

interface FieldFrameProps extends Pick<FieldProps, 'label' | 'optionalLabel' | 'description' | 'errorMessage'> {
  /** Said in place of the browser's own words where only the browser knows that a choice is missing. */
  requiredMessage?: string | undefined;
  children: ReactNode;
}

/** The anatomy that all fields share: label above, hint under it, then the control, then what is wrong with it. */
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
      <Problem errorMessage={props.errorMessage} requiredMessage={props.requiredMessage} />
    </>
  );
}

type ProblemProps = Pick<FieldFrameProps, 'errorMessage' | 'requiredMessage'>;

/** What is wrong with the field, in words and with a sign, never by colour alone. */
export function Problem({ errorMessage, requiredMessage }: ProblemProps) {
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
