import { useState } from 'react';
import { ToggleChips, type ToggleChipsProps } from './ToggleChips.tsx';

/** Keeps the value in a state, for stories. */
export function StatefulChips({ onChange, ...props }: ToggleChipsProps) {
  const [value, setValue] = useState(props.value);
  return (
    <ToggleChips
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}
