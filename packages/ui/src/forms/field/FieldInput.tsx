import type { ComponentProps } from 'react';
import { Input } from 'react-aria-components';
import { useIsFieldInvalid } from './useIsFieldInvalid.ts';

/** The input of a React Aria field. `aria-invalid` is set only while the field shows an error. */
export function FieldInput(props: ComponentProps<typeof Input>) {
  return <Input {...props} aria-invalid={useIsFieldInvalid()} />;
}
