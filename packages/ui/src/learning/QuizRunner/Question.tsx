import { type Direction, findForeignLang, getTextDirection } from '@fanous/arabic/textDir';
import { memo } from 'react';
import { Bidi } from '../../intl/Bidi.tsx';
import { isolateLtrRuns } from '../../intl/isolateRuns.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import * as css from './Question.css.ts';
import {
  getOutcome,
  type QuizId,
  type QuizLabels,
  type QuizOutcome,
  type QuizQuestion,
  type QuizResult,
} from './quiz.ts';

/** Props that all questions of a quiz share. */
interface SharedQuestionProps {
  /** Prefix of the ids of the questions. */
  idPrefix: string;
  total: number;
  /** Renders the question only near the viewport, for long quizzes. */
  isDeferred: boolean;
  isLocked: boolean;
  labels: QuizLabels;
  /** Direction of the page. */
  direction: Direction;
  onChoose: (questionId: QuizId, optionId: QuizId) => void;
}

interface QuestionProps {
  question: QuizQuestion;
  index: number;
  selectedOptionId: QuizId | undefined;
  markedAnswer: QuizResult['answers'][number] | undefined;
  /** A stable object, so that one answer renders one question, not two hundred. */
  shared: SharedQuestionProps;
}

/** One question: a native group of radios, with the outcome after marking. */
export const Question = memo(function Question({
  question,
  index,
  selectedOptionId,
  markedAnswer,
  shared,
}: QuestionProps) {
  const { labels, direction, isLocked } = shared;
  const id = `${shared.idPrefix}-${index}`;
  const outcomeId = `${id}-verdict`;
  const outcome = markedAnswer && getOutcome(markedAnswer);
  const outcomeLabel = outcome && { correct: labels.correct, wrong: labels.wrong, blank: labels.notAnswered }[outcome];
  const correct = markedAnswer && question.options.find((option) => option.id === markedAnswer.correctOptionId);

  return (
    <div className={css.card[shared.isDeferred ? 'deferred' : 'default']}>
      <fieldset
        id={id}
        className={css.group}
        data-locked={isLocked || undefined}
        aria-describedby={outcome && outcomeId}
      >
        <legend className={css.legend}>
          <span className={css.position}>
            {labels.position(index + 1, shared.total)}
            <VisuallyHidden>: </VisuallyHidden>
          </span>
          <span className={css.text} {...getDirectionProps(question.text, direction)}>
            {isolateLtrRuns(question.text)}
          </span>
        </legend>
        {question.options.map((option) => {
          const isChosen = option.id === selectedOptionId;
          const optionStyle = getOptionStyle(outcome, isChosen, option === correct);
          const mark = optionStyle === 'open' || optionStyle === 'chosen' ? undefined : optionStyle;
          const textId = mark && `${id}-${option.id}`;
          return (
            <label key={option.id} className={css.option[optionStyle]}>
              <input
                type="radio"
                className={css.radio}
                name={id}
                checked={isChosen}
                aria-disabled={isLocked || undefined}
                aria-labelledby={textId}
                onChange={() => shared.onChoose(question.id, option.id)}
              />
              <span id={textId} className={css.optionText} {...getDirectionProps(option.text, direction)}>
                {option.text}
              </span>
              {mark && (
                <span className={css.outcomeLabel[mark]}>
                  <Icon name={mark === 'wrong' ? 'circle-x' : 'circle-check'} />
                  {mark === 'wrong' ? outcomeLabel : labels.correct}
                </span>
              )}
            </label>
          );
        })}
        {outcome === 'correct' && <VisuallyHidden id={outcomeId}>{outcomeLabel}</VisuallyHidden>}
        {(outcome === 'wrong' || outcome === 'blank') && (
          <p id={outcomeId} className={css.outcomeMessage[outcome]}>
            <span className={css.outcomeIcon}>
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

/** Returns the style of an option. The correct option is always marked, a wrong one only if it was chosen. */
function getOptionStyle(
  outcome: QuizOutcome | undefined,
  isChosen: boolean,
  isCorrect: boolean,
): keyof typeof css.option {
  if (!outcome) return isChosen ? 'chosen' : 'open';
  if (isCorrect) return isChosen ? 'correct' : 'missed';
  return isChosen ? 'wrong' : 'open';
}

/** Returns `dir` and `lang` of a text, or nothing if it has the direction of the page, as most of a thousand texts do. */
const getDirectionProps = (text: string, page: Direction) => {
  const dir = getTextDirection(text, page);
  return dir === page ? noProps : { dir, lang: findForeignLang(text, page) };
};
const noProps = {};
