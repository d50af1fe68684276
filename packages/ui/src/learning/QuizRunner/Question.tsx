import { type Direction, foreignLang, textDir } from '@fanous/arabic/textDir';
import { memo, type ReactNode } from 'react';
import { Bidi } from '../../intl/Bidi.tsx';
import { useDirection } from '../../intl/useDirection.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import * as css from './Question.css.ts';
import type { QuizId, QuizOutcome, QuizQuestion } from './quiz.ts';

interface QuestionProps {
  question: QuizQuestion;
  /** Of the card in the page, and the stem of every id and name inside it. */
  id: string;
  position: string;
  chosen: QuizId | null;
  /** In a long quiz what is out of sight is not drawn. */
  isOneOfMany: boolean;
  isLocked: boolean;
  /** Keeps its identity: one answer renders one question, not two hundred. */
  onChoose: (questionId: QuizId, optionId: QuizId) => void;
  outcome?: QuizOutcome;
  /** «إجابة خاطئة» and its like. */
  outcomeLabel?: string;
  correctLabel?: string;
  correctOptionId?: QuizId;
  correctAnswer?: (answer: ReactNode) => ReactNode;
}

/** One question: a native group of radios, and after marking, what was right and what was not. */
export const Question = memo(function Question(props: QuestionProps) {
  const { question, id, position, chosen, isLocked, onChoose, outcome, outcomeLabel } = props;
  const correct = question.options.find((option) => option.id === props.correctOptionId);
  const direction = useDirection();
  const verdictId = `${id}-verdict`;

  return (
    <div className={css.card({ isOneOfMany: props.isOneOfMany })}>
      <fieldset
        id={id}
        tabIndex={-1}
        className={css.group}
        data-locked={isLocked || undefined}
        aria-describedby={outcome && verdictId}
      >
        <legend className={css.legend}>
          <span className={css.position}>
            {position}
            <VisuallyHidden>: </VisuallyHidden>
          </span>
          <span className={css.text}>
            <Bidi>{question.text}</Bidi>
          </span>
        </legend>
        {question.options.map((option) => {
          const isChosen = option.id === chosen;
          const look = lookOf(outcome, isChosen, option === correct);
          const mark = look === 'open' || look === 'chosen' ? undefined : look;
          const textId = mark && `${id}-${option.id}`;
          return (
            <label key={option.id} className={css.option[look]}>
              <input
                type="radio"
                className={css.radio}
                name={id}
                checked={isChosen}
                aria-disabled={isLocked || undefined}
                aria-labelledby={textId}
                onChange={() => onChoose(question.id, option.id)}
              />
              <span id={textId} {...runOf(option.text, direction)} className={css.optionText}>
                {option.text}
              </span>
              {mark && (
                <span className={css.mark[mark]}>
                  <Icon name={mark === 'wrong' ? 'circle-x' : 'circle-check'} />
                  {mark === 'wrong' ? outcomeLabel : props.correctLabel}
                </span>
              )}
            </label>
          );
        })}
        {outcome === 'correct' && <VisuallyHidden id={verdictId}>{outcomeLabel}</VisuallyHidden>}
        {(outcome === 'wrong' || outcome === 'blank') && (
          <p id={verdictId} className={css.verdict({ outcome })}>
            <span className={css.verdictIcon}>
              <Icon name={outcome === 'wrong' ? 'circle-x' : 'circle-alert'} />
            </span>
            <span>
              {outcomeLabel}
              {correct && <>. {props.correctAnswer?.(<Bidi>{correct.text}</Bidi>)}</>}
            </span>
          </p>
        )}
      </fieldset>
    </div>
  );
});

/** The right option is marked whatever was chosen; a wrong one only where it was chosen. */
function lookOf(outcome: QuizOutcome | undefined, isChosen: boolean, isCorrect: boolean): keyof typeof css.option {
  if (!outcome) return isChosen ? 'chosen' : 'open';
  if (isCorrect) return isChosen ? 'correct' : 'missed';
  return isChosen ? 'wrong' : 'open';
}

/** How an answer runs. It is a block and so isolated as it is; most run as the page does, and a thousand need not say so. */
const runOf = (text: string, page: Direction) => {
  const dir = textDir(text, page);
  return { dir: dir === page ? undefined : dir, lang: foreignLang(text, page) };
};
