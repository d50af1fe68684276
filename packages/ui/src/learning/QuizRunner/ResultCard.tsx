import type { ReactNode, Ref } from 'react';
import { useFormat } from '../../intl/useFormat.ts';
import { Icon } from '../../media/Icon/Icon.tsx';
import { goToQuestion } from './goToQuestion.ts';
import type { QuizLabels, QuizResult } from './quiz.ts';
import * as css from './ResultCard.css.ts';

interface ResultCardProps {
  result: QuizResult;
  labels: QuizLabels;
  /** Id of the first wrong or blank question; undefined if all are correct. */
  firstMistakeId?: string;
  /** Whether the score counts or was practice. */
  note?: ReactNode;
  actions?: ReactNode;
  ref: Ref<HTMLHeadingElement>;
}

/** The score, and a link to the first mistake. It gets the focus after submitting. */
export function ResultCard({ result, labels, firstMistakeId, note, actions, ref }: ResultCardProps) {
  const { mark, total } = result;
  const format = useFormat();
  return (
    <section className={css.card}>
      <span className={css.scoreBadge} aria-hidden="true">
        <span className={css.scoreNumber}>{format.number(mark)}</span>
      </span>
      <div className={css.body}>
        <h2 ref={ref} tabIndex={-1} className={css.heading}>
          {labels.score(mark, total)}
        </h2>
        {note && <p className={css.note}>{note}</p>}
        {(firstMistakeId !== undefined || actions) && (
          <div className={css.actions}>
            {firstMistakeId !== undefined && (
              <a href={`#${firstMistakeId}`} className={css.reviewLink} onClick={goToQuestion}>
                <Icon name="list-checks" />
                {labels.reviewMistakes}
              </a>
            )}
            {actions}
          </div>
        )}
      </div>
    </section>
  );
}
