import { use } from 'react';
import { FieldErrorContext } from 'react-aria-components';

/**
 * Whether the surrounding React Aria field shows an error, for `aria-invalid`. Without the attribute browsers report an empty
 * required field as invalid before the user has changed it.
 */
export const useIsFieldInvalid = (): boolean => use(FieldErrorContext)?.isInvalid ?? false;
