import type { ReactNode, Ref } from 'react';
import { useFormat } from '../../intl/useFormat.ts';
import { Icon } from '../../media/Icon/Icon.tsx';
import { goToQuestion } from './goToQuestion.ts';
import type { QuizLabels, QuizResult } from './quiz.ts';
import * as css from './ResultCard.css.ts';

interface ResultCardProps {
  result: QuizResult;
  labels: QuizLabels;
  /** Id of the first question that was not answered rightly; none when all were. */
  firstMistake?: string;
  /** What the mark means: whether it counts. */
  note?: ReactNode;
  actions?: ReactNode;
  ref: Ref<HTMLHeadingElement>;
}

/** The mark in one plain sentence, and the way to what went wrong. Focus comes here after the answers are sent. */
export function ResultCard({ result, labels, firstMistake, note, actions, ref }: ResultCardProps) {
  const { mark, total } = result;
  const format = useFormat();
  return (
    <section className={css.card}>
      <span className={css.medallion} aria-hidden="true">
        <span className={css.number}>{format.number(mark)}</span>
      </span>
      <div className={css.body}>
        <h2 ref={ref} tabIndex={-1} className={css.heading}>
          {labels.score(mark, total)}
        </h2>
        {note && <p className={css.note}>{note}</p>}
        {(firstMistake !== undefined || actions) && (
          <div className={css.actions}>
            {firstMistake !== undefined && (
              <a href={`#${firstMistake}`} className={css.review} onClick={goToQuestion}>
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
