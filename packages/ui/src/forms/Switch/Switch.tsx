import { type ReactNode, type Ref, useId } from 'react';
import { field } from '../field/field.css.ts';
import { hint } from '../field/fieldMessages.css.ts';
import { descriptionText, row, track } from './Switch.css.ts';
import type { RootElementProps } from '../../utils/rootElementProps.ts';

export interface SwitchProps extends RootElementProps {
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
  id,
  name,
  value,
  ref,
  ...rootProps
}: SwitchProps) {
  const hintId = useId();
  return (
    <div {...rootProps} className={field}>
      <label className={row}>
        <input
          ref={ref}
          id={id}
          name={name}
          value={value}
          type="checkbox"
          // The native state is the state of the role.
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
          role="switch"
          checked={isSelected}
          defaultChecked={defaultSelected}
          disabled={isDisabled}
          aria-describedby={description ? hintId : undefined}
          className={track}
          onChange={({ target }) => onChange?.(target.checked)}
        />
        <span>{children}</span>
      </label>
      {description && (
        <span id={hintId} className={`${hint} ${descriptionText}`}>
          {description}
        </span>
      )}
    </div>
  );
}
