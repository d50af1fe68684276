import { type ReactNode, useId } from 'react';
import { Icon } from '../../media/Icon/Icon.tsx';
import * as css from './ProgressRow.css.ts';
import type { QuizLabels, QuizSaveState } from './quiz.ts';

interface ProgressRowProps {
  answered: number;
  total: number;
  labels: QuizLabels;
  saveState?: QuizSaveState;
  /** The question map. */
  map?: ReactNode;
}

/** The sticky progress of the quiz. Only save problems are announced, not each answer. */
export function ProgressRow({ answered, total, labels, saveState, map }: ProgressRowProps) {
  const id = useId();
  const saveText = saveState && labels.saveState?.[saveState];
  const hasProblem = saveState === 'failed' || saveState === 'waiting';
  return (
    <div className={css.row}>
      <div className={css.textRow}>
        <span id={id} className={css.count}>
          {labels.progress(answered, total)}
        </span>
        {saveState && !hasProblem && <span className={css.saveStatus}>{saveText}</span>}
        <output className={css.saveProblem}>
          {hasProblem && (
            <>
              <Icon name={saveState === 'waiting' ? 'wifi-off' : 'triangle-alert'} />
              {saveText}
            </>
          )}
        </output>
        {map}
      </div>
      <progress className={css.progressBar} value={answered} max={total} aria-labelledby={id} />
    </div>
  );
}
