import { useState } from 'react';
import { ToggleChips, type ToggleChipsProps } from './ToggleChips.tsx';

/** Chips that remember, for stories. */
export function LiveChips({ onChange, ...props }: ToggleChipsProps) {
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
