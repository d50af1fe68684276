import { useId } from 'react';
import { useFormat } from '../../intl/useFormat.ts';
import { root, track, value as valueText, labels } from './ProgressBar.css.ts';
import type { RootElementProps } from '../../utils/rootElementProps.ts';

export interface ProgressBarProps extends RootElementProps {
  /** The name of the task: «رفع {اسم الملف}». */
  label: string;
  value: number;
  /** The value that means done. */
  max?: number;
  /** Replaces the percentage: «أجبت عن 3 من 10». */
  valueLabel?: string;
  /** Hides the texts if the same text is beside the bar. Screen readers still read them. */
  isLabelHidden?: boolean;
  tone?: 'primary' | 'success' | 'danger';
}

/** The progress of a task, filling in reading direction. If the progress is unknown, use `Spinner`. */
export function ProgressBar({
  label,
  value,
  max = 100,
  valueLabel,
  isLabelHidden,
  tone = 'primary',
  ...rootProps
}: ProgressBarProps) {
  const id = useId();
  const format = useFormat();
  const clampedValue = Math.min(Math.max(value, 0), max);
  const displayedValue = valueLabel ?? format.percent(max === 0 ? 0 : Math.round((clampedValue / max) * 100) / 100);
  return (
    <div {...rootProps} className={root}>
      {!isLabelHidden && (
        <div className={labels}>
          <span id={id}>{label}</span>
          <span className={valueText} aria-hidden>
            {displayedValue}
          </span>
        </div>
      )}
      <progress
        className={track({ tone })}
        value={clampedValue}
        max={max}
        aria-label={isLabelHidden ? label : undefined}
        aria-labelledby={isLabelHidden ? undefined : id}
        aria-valuetext={displayedValue}
      />
    </div>
  );
}
