import type { ReactNode } from 'react';
import { KeyboardHint } from '../../layout/KeyboardHint/KeyboardHint.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import type { QuizLabels } from './quiz.ts';
import * as css from './QuizRunner.css.ts';

interface ReviewBarProps {
  labels: QuizLabels;
  /** The question map. */
  map: ReactNode;
  /** Only useful if some answers are correct and some are not. */
  hasFilter: boolean;
  showsMistakesOnly: boolean;
  onChange: (showsMistakesOnly: boolean) => void;
}

/** Above the questions of a marked quiz: the map, the filter of mistakes, and the keys. */
export function ReviewBar({ labels, map, hasFilter, showsMistakesOnly, onChange }: ReviewBarProps) {
  const filterLabel = hasFilter ? labels.mistakesOnly : undefined;
  if (!map && filterLabel === undefined && labels.questionKeys === undefined) return null;
  return (
    <div className={css.reviewBar}>
      {filterLabel !== undefined && (
        <button
          type="button"
          className={css.filterButton}
          aria-pressed={showsMistakesOnly}
          onClick={() => onChange(!showsMistakesOnly)}
        >
          {showsMistakesOnly && <Icon name="check" />}
          {filterLabel}
        </button>
      )}
      {map}
      {labels.questionKeys !== undefined && <KeyboardHint>{labels.questionKeys}</KeyboardHint>}
    </div>
  );
}
