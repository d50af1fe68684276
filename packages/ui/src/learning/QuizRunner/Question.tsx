import { type Direction, foreignLang, textDir } from '@fanous/arabic/textDir';
import { memo } from 'react';
import { Bidi } from '../../intl/Bidi.tsx';
import { isolateLtrRuns } from '../../intl/isolateRuns.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import * as css from './Question.css.ts';
import {
  outcomeOf,
  type QuizId,
  type QuizLabels,
  type QuizOutcome,
  type QuizQuestion,
  type QuizResult,
} from './quiz.ts';

/** What all questions of a quiz have in common. */
interface QuestionFrame {
  /** What the ids of the questions begin with. */
  stem: string;
  total: number;
  /** In a long quiz what is out of sight is not drawn. */
  isOneOfMany: boolean;
  isLocked: boolean;
  labels: QuizLabels;
  /** Of the page. */
  direction: Direction;
  onChoose: (questionId: QuizId, optionId: QuizId) => void;
}

interface QuestionProps {
  question: QuizQuestion;
  at: number;
  chosen: QuizId | undefined;
  marked: QuizResult['answers'][number] | undefined;
  /** Keeps its identity: one answer renders one question, not two hundred. */
  frame: QuestionFrame;
}

/** One question: a native group of radios, and after marking, what was right and what was not. */
export const Question = memo(function Question({ question, at, chosen, marked, frame }: QuestionProps) {
  const { labels, direction, isLocked } = frame;
  const id = `${frame.stem}-${at}`;
  const verdictId = `${id}-verdict`;
  const outcome = marked && outcomeOf(marked);
  const outcomeLabel = outcome && { correct: labels.correct, wrong: labels.wrong, blank: labels.notAnswered }[outcome];
  const correct = marked && question.options.find((option) => option.id === marked.correctOptionId);

  return (
    <div className={css.card[frame.isOneOfMany ? 'ofMany' : 'ofFew']}>
      <fieldset
        id={id}
        className={css.group}
        data-locked={isLocked || undefined}
        aria-describedby={outcome && verdictId}
      >
        <legend className={css.legend}>
          <span className={css.position}>
            {labels.position(at + 1, frame.total)}
            <VisuallyHidden>: </VisuallyHidden>
          </span>
          <span className={css.text} {...runOf(question.text, direction)}>
            {isolateLtrRuns(question.text)}
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
                onChange={() => frame.onChoose(question.id, option.id)}
              />
              <span id={textId} className={css.optionText} {...runOf(option.text, direction)}>
                {option.text}
              </span>
              {mark && (
                <span className={css.mark[mark]}>
                  <Icon name={mark === 'wrong' ? 'circle-x' : 'circle-check'} />
                  {mark === 'wrong' ? outcomeLabel : labels.correct}
                </span>
              )}
            </label>
          );
        })}
        {outcome === 'correct' && <VisuallyHidden id={verdictId}>{outcomeLabel}</VisuallyHidden>}
        {(outcome === 'wrong' || outcome === 'blank') && (
          <p id={verdictId} className={css.verdict[outcome]}>
            <span className={css.verdictIcon}>
              <Icon name={outcome === 'wrong' ? 'circle-x' : 'circle-alert'} />
            </span>
            <span>
              {outcomeLabel}
              {correct && <>. {labels.correctAnswer(<Bidi>{correct.text}</Bidi>)}</>}
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

/** How a text runs. It is a block and so isolated as it is; most run as the page does, and a thousand need not say so. */
const runOf = (text: string, page: Direction) => {
  const dir = textDir(text, page);
  return dir === page ? asPage : { dir, lang: foreignLang(text, page) };
};
const asPage = {};
