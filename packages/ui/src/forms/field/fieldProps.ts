import type { ReactNode } from 'react';
import type { RootElementProps } from '../../utils/rootElementProps.ts';

/** A required field needs its own message: that of the browser is in the language of the browser. */
export type RequiredProps =
  | { isRequired?: never; requiredMessage?: never }
  | { isRequired: boolean; requiredMessage: string };

/** Props that all fields share. */
export interface FieldProps extends RootElementProps {
  /** The key of the value in the form data and in the server errors. */
  name?: string;
  label: string;
  /** Marks an optional field: «(اختياري)». Required fields are not marked. */
  optionalLabel?: string;
  /** A hint below the label. */
  description?: ReactNode;
  /** An error from the parent. Errors of the field itself come from `validate` and `requiredMessage`. */
  errorMessage?: string;
  isDisabled?: boolean;
  autoFocus?: boolean;
}
