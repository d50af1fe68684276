import { useId } from 'react';
import { useFormat } from '../../intl/useFormat.ts';
import { root, track, value as valueText, words } from './ProgressBar.css.ts';

export interface ProgressBarProps {
  /** What is under way: «رفع {اسم الملف}». */
  label: string;
  value: number;
  /** The value that means done. */
  max?: number;
  /** Says the state in words, when a percentage is not what people count in: «أجبت عن 3 من 10». */
  valueLabel?: string;
  /** Hides the words, where text beside the bar says the same. They are still announced. */
  isLabelHidden?: boolean;
  tone?: 'primary' | 'success' | 'danger';
}

/** Shows how far along something is, filling from where reading begins. If nobody knows how far, use `Spinner`. */
export function ProgressBar({
  label,
  value,
  max = 100,
  valueLabel,
  isLabelHidden,
  tone = 'primary',
}: ProgressBarProps) {
  const id = useId();
  const format = useFormat();
  const done = Math.min(Math.max(value, 0), max);
  const said = valueLabel ?? format.percent(max === 0 ? 0 : Math.round((done / max) * 100) / 100);
  return (
    <div className={root}>
      {!isLabelHidden && (
        <div className={words}>
          <span id={id}>{label}</span>
          <span className={valueText} aria-hidden>
            {said}
          </span>
        </div>
      )}
      <progress
        className={track({ tone })}
        value={done}
        max={max}
        aria-label={isLabelHidden ? label : undefined}
        aria-labelledby={isLabelHidden ? undefined : id}
        aria-valuetext={said}
      />
    </div>
  );
}
