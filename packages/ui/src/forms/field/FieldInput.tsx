import type { ComponentProps } from 'react';
import { Input } from 'react-aria-components';
import { useShownInvalid } from './useShownInvalid.ts';

/** The input of a React Aria field, which is called invalid once the field shows an error and not before. */
export function FieldInput(props: ComponentProps<typeof Input>) {
  return <Input {...props} aria-invalid={useShownInvalid()} />;
}
