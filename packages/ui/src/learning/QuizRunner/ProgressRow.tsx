import { type ReactNode, useId } from 'react';
import { Icon } from '../../media/Icon/Icon.tsx';
import * as css from './ProgressRow.css.ts';
import type { QuizLabels, QuizSaveState } from './quiz.ts';

interface ProgressRowProps {
  answered: number;
  total: number;
  labels: QuizLabels;
  saveState?: QuizSaveState;
  /** The map of questions. */
  map?: ReactNode;
}

/** How far one is, always in sight. Answers are not announced one by one; what did not go as it should is. */
export function ProgressRow({ answered, total, labels, saveState, map }: ProgressRowProps) {
  const id = useId();
  const saveText = saveState && labels.saveState?.[saveState];
  const isTrouble = saveState === 'failed' || saveState === 'waiting';
  return (
    <div className={css.row}>
      <div className={css.texts}>
        <span id={id} className={css.count}>
          {labels.progress(answered, total)}
        </span>
        {saveState && !isTrouble && <span className={css.save}>{saveText}</span>}
        <output className={css.failed}>
          {isTrouble && (
            <>
              <Icon name={saveState === 'waiting' ? 'wifi-off' : 'triangle-alert'} />
              {saveText}
            </>
          )}
        </output>
        {map}
      </div>
      <progress className={css.bar} value={answered} max={total} aria-labelledby={id} />
    </div>
  );
}
