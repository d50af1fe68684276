import { useId } from 'react';
import { Icon } from '../../media/Icon/Icon.tsx';
import { skeleton, box, checkmark, target, labelText } from './TableCheckbox.css.ts';

interface TableCheckboxProps {
  label: string;
  /** Id of the row header, whose text is added to the name and is read in its own language. */
  labelSuffixId?: string;
  isSelected: boolean;
  /** Some of the rows are selected. */
  isIndeterminate?: boolean;
  /** Shows the label, with cards only. */
  hasVisibleLabel?: boolean;
  /** `isRange`: Shift was held, by mouse or with Space. */
  onChange: (isSelected: boolean, isRange: boolean) => void;
}

/** A native checkbox, because there is one in every row. */
export function TableCheckbox({
  label,
  isSelected,
  isIndeterminate = false,
  hasVisibleLabel = false,
  ...rest
}: TableCheckboxProps) {
  const { labelSuffixId, onChange } = rest;
  const id = useId();
  return (
    <label className={target}>
      <input
        type="checkbox"
        className={box}
        aria-label={label}
        {...(labelSuffixId !== undefined && { id, 'aria-labelledby': `${id} ${labelSuffixId}` })}
        checked={isSelected}
        // `indeterminate` has no attribute.
        ref={(input) => {
          if (input) input.indeterminate = isIndeterminate;
        }}
        onChange={({ currentTarget, nativeEvent }) =>
          // React fires `change` on the click event, which has `shiftKey`.
          onChange(currentTarget.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
      <span className={checkmark}>
        <Icon name={isIndeterminate ? 'minus' : 'check'} />
      </span>
      {hasVisibleLabel && (
        <span className={labelText} aria-hidden="true">
          {label}
        </span>
      )}
    </label>
  );
}

/** The checkbox of a skeleton row. */
export const CheckboxSkeleton = () => <div className={skeleton} />;
