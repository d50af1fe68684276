import { type ComponentProps, use } from 'react';
import { ComboBoxStateContext } from 'react-aria-components';
import { FieldInput } from '../field/FieldInput.tsx';

/** A click opens the list. Focusing by Tab does not. */
export function OpenOnClickInput(props: ComponentProps<typeof FieldInput>) {
  const state = use(ComboBoxStateContext);
  return <FieldInput {...props} onClick={() => state?.open(null, 'manual')} />;
}
