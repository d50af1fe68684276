import { type Direction, findForeignLang, getTextDirection } from '@fanous/arabic/textDir';
import { memo, useMemo } from 'react';
import { Bidi } from '../../intl/Bidi.tsx';
import { isolateLtrRuns } from '../../intl/isolateRuns.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import * as css from './Question.css.ts';
import {
  getOutcome,
  type MarkedAnswer,
  type QuizId,
  type QuizLabels,
  type QuizOutcome,
  type QuizQuestion,
} from './quiz.ts';

/** Props that all questions of a quiz share. */
interface SharedQuestionProps {
  /** Prefix of the ids of the questions. */
  idPrefix: string;
  total: number;
  /** Renders the question only near the viewport, for long quizzes. */
  isDeferred: boolean;
  labels: QuizLabels;
  /** Direction of the page. */
  direction: Direction;
  onChoose: (questionId: QuizId, optionId: QuizId) => void;
}

interface QuestionProps {
  question: QuizQuestion;
  index: number;
  selectedOptionId: QuizId | undefined;
  markedAnswer: MarkedAnswer | undefined;
  isLocked: boolean;
  /** A stable object, so that one answer renders one question, not two hundred. */
  shared: SharedQuestionProps;
}

/** One question: a native group of radios, with the outcome after marking. */
export const Question = memo(function Question({
  question,
  index,
  selectedOptionId,
  markedAnswer,
  isLocked,
  shared,
}: QuestionProps) {
  const { labels, direction, total, onChoose } = shared;
  const id = `${shared.idPrefix}-${index}`;
  const outcomeId = `${id}-verdict`;
  const outcome = markedAnswer && getOutcome(markedAnswer);
  const outcomeLabel = outcome && { correct: labels.correct, wrong: labels.wrong, blank: labels.notAnswered }[outcome];
  const correct = markedAnswer && question.options.find((option) => option.id === markedAnswer.correctOptionId);
  const renderContext: OptionContext = { id, question, direction, labels, onChoose, outcomeLabel };
  // The same elements at each render, which React skips: an answer changes two options, and the marking few others.
  const openOptions = useMemo(
    () =>
      question.options.map((option) =>
        renderOption(option, 'open', { id, question, direction, labels, onChoose, outcomeLabel: undefined }),
      ),
    [id, question, direction, labels, onChoose],
  );
  const legend = useMemo(
    () => (
      <legend className={css.legend}>
        <span className={css.position}>
          {labels.position(index + 1, total)}
          <VisuallyHidden>: </VisuallyHidden>
        </span>
        <span className={css.text} {...getDirectionProps(question.text, direction)}>
          {isolateLtrRuns(question.text)}
        </span>
      </legend>
    ),
    [question, index, total, labels, direction],
  );

  return (
    <div className={css.card[shared.isDeferred ? 'deferred' : 'default']}>
      <fieldset
        id={id}
        ref={isLocked ? lockRadios : undefined}
        className={css.group}
        data-locked={isLocked || undefined}
        aria-describedby={outcome && outcomeId}
      >
        {legend}
        {question.options.map((option, at) => {
          const optionStyle = getOptionStyle(outcome, option.id === selectedOptionId, option === correct);
          return optionStyle === 'open' ? openOptions[at] : renderOption(option, optionStyle, renderContext);
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
        {markedAnswer?.explanation && (
          <div className={css.explanation}>
            <strong>{labels.explanation}</strong>
            <p className={css.explanationText} {...getDirectionProps(markedAnswer.explanation, direction)}>
              {isolateLtrRuns(markedAnswer.explanation)}
            </p>
          </div>
        )}
        {markedAnswer?.note !== undefined && <p className={css.note}>{markedAnswer.note}</p>}
      </fieldset>
    </div>
  );
});

/** What the options of a question share. */
interface OptionContext extends Pick<SharedQuestionProps, 'labels' | 'direction' | 'onChoose'> {
  /** The id of the question. */
  id: string;
  question: QuizQuestion;
  outcomeLabel: string | undefined;
}

function renderOption(
  option: QuizQuestion['options'][number],
  optionStyle: OptionStyle,
  { id, question, direction, labels, onChoose, outcomeLabel }: OptionContext,
) {
  const mark = optionStyle === 'open' || optionStyle === 'chosen' ? undefined : optionStyle;
  const textId = mark && `${id}-${option.id}`;
  return (
    <label key={option.id} className={css.option[optionStyle]}>
      <input
        type="radio"
        className={css.radio}
        name={id}
        checked={optionStyle !== 'open' && optionStyle !== 'missed'}
        aria-labelledby={textId}
        onChange={() => onChoose(question.id, option.id)}
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
}

/** Marks the radios of a question as unavailable. Not by props, which would render each of a thousand options again. */
function lockRadios(group: HTMLFieldSetElement) {
  const radios = group.querySelectorAll('input');
  for (const radio of radios) radio.setAttribute('aria-disabled', 'true');
  return () => {
    for (const radio of radios) radio.removeAttribute('aria-disabled');
  };
}

type OptionStyle = keyof typeof css.option;

/** Returns the style of an option. The correct option is always marked, a wrong one only if it was chosen. */
function getOptionStyle(outcome: QuizOutcome | undefined, isChosen: boolean, isCorrect: boolean): OptionStyle {
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
