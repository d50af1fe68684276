import { useId } from 'react';
import { Icon } from '../../media/Icon/Icon.tsx';
import { bone, box, mark, target, words } from './SelectBox.css.ts';

interface SelectBoxProps {
  label: string;
  /** The id of what is chosen: its text ends the name, and is read in its own language. */
  subjectId?: string;
  isSelected: boolean;
  /** Some of what it stands for is chosen. */
  isPartly?: boolean;
  /** Nothing stands beside it on the strip over cards: its words do. */
  isAlone?: boolean;
  /** `isRange`: Shift was held, by mouse or with Space. */
  onChange: (isSelected: boolean, isRange: boolean) => void;
}

/** A native box: there is one in every row. */
export function SelectBox({ label, isSelected, isPartly = false, isAlone = false, ...rest }: SelectBoxProps) {
  const { subjectId, onChange } = rest;
  const id = useId();
  return (
    <label className={target}>
      <input
        type="checkbox"
        className={box}
        aria-label={label}
        {...(subjectId !== undefined && { id, 'aria-labelledby': `${id} ${subjectId}` })}
        checked={isSelected}
        // There is no attribute for it.
        ref={(input) => {
          if (input) input.indeterminate = isPartly;
        }}
        onChange={({ currentTarget, nativeEvent }) =>
          // React fires it on the click, which knows the keys that are held.
          onChange(currentTarget.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
      <span className={mark}>
        <Icon name={isPartly ? 'minus' : 'check'} />
      </span>
      {isAlone && (
        <span className={words} aria-hidden="true">
          {label}
        </span>
      )}
    </label>
  );
}

/** Stands for a box that is on its way. */
export const LoadingBox = () => <div className={bone} />;
