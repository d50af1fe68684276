import { type ReactNode, type Ref, useId } from 'react';
import { field } from '../field/field.css.ts';
import { hint } from '../field/words.css.ts';
import { beside, row, track } from './Switch.css.ts';

export interface SwitchProps {
  /** What is on or off. It does not change with the state, which the role says. */
  children: ReactNode;
  name?: string;
  /** What a form sends while it is on. */
  value?: string;
  isSelected?: boolean;
  defaultSelected?: boolean;
  onChange?: (isSelected: boolean) => void;
  description?: ReactNode;
  isDisabled?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** Something that is on or off from the moment it is pressed. What counts when a form is sent is a `Checkbox`. */
export function Switch({
  children,
  isSelected,
  defaultSelected,
  onChange,
  description,
  isDisabled,
  ...rest
}: SwitchProps) {
  const id = useId();
  return (
    <div className={field}>
      <label className={row}>
        <input
          {...rest}
          type="checkbox"
          // The native state is the state of the role.
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
          role="switch"
          checked={isSelected}
          defaultChecked={defaultSelected}
          disabled={isDisabled}
          aria-describedby={description ? id : undefined}
          className={track}
          onChange={({ target }) => onChange?.(target.checked)}
        />
        <span>{children}</span>
      </label>
      {description && (
        <span id={id} className={`${hint} ${beside}`}>
          {description}
        </span>
      )}
    </div>
  );
}
