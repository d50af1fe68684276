import type { ReactNode } from 'react';

/** A required field brings its own sentence for being empty: the browser's would come in the browser's language. */
export type Requiredness =
  | { isRequired?: never; requiredMessage?: never }
  | { isRequired: boolean; requiredMessage: string };

/** What every field takes, whatever it holds. */
export interface FieldProps {
  /** The key of the value in the form's data and in the server's `errors`. */
  name?: string;
  label: string;
  /** Marks a field that may stay empty: «(اختياري)». Optional fields are marked, required ones are the rule. */
  optionalLabel?: string;
  /** A hint that stays in view under the label. */
  description?: ReactNode;
  /** An error that the parent found. What the field finds by itself comes from `validate` and `requiredMessage`. */
  errorMessage?: string;
  isDisabled?: boolean;
  autoFocus?: boolean;
}
