import type { ReactNode, Ref } from 'react';
import { useFormat } from '../../intl/useFormat.ts';
import { Icon } from '../../media/Icon/Icon.tsx';
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

/** Moves there with the focus, so that reading goes on from the question; the address stays as it is. */
function goToQuestion(event: { preventDefault: () => void; currentTarget: HTMLAnchorElement }) {
  const question = document.getElementById(event.currentTarget.hash.slice(1));
  if (!question) return;
  event.preventDefault();
  question.focus();
  question.scrollIntoView({ block: 'start' });
}
