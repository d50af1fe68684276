import { type ReactNode, type Ref, useId } from 'react';
import { field } from '../field/field.css.ts';
import { hint } from '../field/fieldMessages.css.ts';
import { descriptionText, row, track } from './Switch.css.ts';

export interface SwitchProps {
  /** The label: the setting that is on or off. It does not change with the state. */
  children: ReactNode;
  name?: string;
  /** The value that a form submits while it is on. */
  value?: string;
  isSelected?: boolean;
  defaultSelected?: boolean;
  onChange?: (isSelected: boolean) => void;
  description?: ReactNode;
  isDisabled?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** A setting that takes effect immediately. For a choice that is submitted with a form use `Checkbox`. */
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
        <span id={id} className={`${hint} ${descriptionText}`}>
          {description}
        </span>
      )}
    </div>
  );
}
