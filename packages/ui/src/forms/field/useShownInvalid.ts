import { use } from 'react';
import { FieldErrorContext } from 'react-aria-components';

/**
 * Whether the React Aria field around shows an error, for `aria-invalid`. Without the attribute browsers tell assistive
 * technology that an empty required field is invalid before anybody has touched it.
 */
export const useShownInvalid = (): boolean => use(FieldErrorContext)?.isInvalid ?? false;
