import { type ReactNode, useCallback, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useDirection } from '../../intl/useDirection.ts';
import { QuestionMap } from './QuestionMap.tsx';
import { ProgressRow } from './ProgressRow.tsx';
import { Question } from './Question.tsx';
import * as css from './QuizRunner.css.ts';
import {
  getOutcome,
  type MarkedAnswer,
  type QuizId,
  type QuizLabels,
  type QuizQuestion,
  type QuizResult,
  type QuizSaveState,
  type UnansweredQuestion,
} from './quiz.ts';
import { handleQuestionKey } from './questionKeys.ts';
import { ResultCard } from './ResultCard.tsx';
import { ReviewBar } from './ReviewBar.tsx';
import { SubmitBar } from './SubmitBar.tsx';
import { useValueAfterPaint } from './useValueAfterPaint.ts';
import { pickRootProps, type RootElementProps } from '../../utils/rootElementProps.ts';

/** From this number of questions on, offscreen questions are not rendered. Below it, that costs more than it saves. */
const deferRenderingFrom = 20;
/** These questions are marked together with the score, the others one frame later: marking 200 together would delay the score. */
const immediatelyMarkedCount = 10;

export interface QuizRunnerProps extends RootElementProps {
  questions: readonly QuizQuestion[];
  /** The chosen option of each answered question. */
  answers: Readonly<Record<QuizId, QuizId | undefined>>;
  onAnswer: (questionId: QuizId, optionId: QuizId) => void;
  /** Called with the unanswered questions. If there are any, ask with `UnansweredDialog` before submitting. */
  onSubmit: (unanswered: readonly UnansweredQuestion[]) => void | Promise<void>;
  isSubmitting?: boolean;
  /** Shown above the button: why the answers are not sent yet, and what to do. */
  submitNote?: ReactNode;
  /** Locks and marks the quiz. Pass a stable object. */
  result?: QuizResult;
  /** State of the saved draft, if the page saves one. */
  saveState?: QuizSaveState;
  /** Shown below the score: whether it counts or was practice. */
  resultNote?: ReactNode;
  /** Actions after the score: try again, back to the course. */
  resultActions?: ReactNode;
  /** Pass a stable object: every question is memoized by it. */
  labels: QuizLabels;
}

/** Runs a quiz of up to 200 questions: answering, submitting, the score and the correct answers. */
export function QuizRunner(props: QuizRunnerProps) {
  const { questions, answers, onAnswer, onSubmit, isSubmitting = false, result, labels } = props;
  const idPrefix = useId();
  const total = questions.length;
  const isLocked = isSubmitting || result !== undefined;
  const unanswered = questions.flatMap(({ id }, at) =>
    answers[id] === undefined ? [{ number: at + 1, elementId: `${idPrefix}-${at}` }] : [],
  );
  const answered = total - unanswered.length;

  const latest = useRef({ isLocked, unanswered, onAnswer, onSubmit });
  useLayoutEffect(() => {
    latest.current = { isLocked, unanswered, onAnswer, onSubmit };
  });
  // Stable functions for the memoized questions and the button.
  const selectOption = useCallback((questionId: QuizId, optionId: QuizId) => {
    if (!latest.current.isLocked) latest.current.onAnswer(questionId, optionId);
  }, []);
  const submit = useCallback(() => {
    return latest.current.isLocked ? undefined : latest.current.onSubmit(latest.current.unanswered);
  }, []);

  const direction = useDirection();
  const sharedProps = useMemo(
    () => ({
      idPrefix,
      total,
      isDeferred: total > deferRenderingFrom,
      labels,
      direction,
      onChoose: selectOption,
    }),
    [idPrefix, total, labels, direction, selectOption],
  );
  const markedAnswers = useMemo(() => new Map(result?.answers.map((answer) => [answer.questionId, answer])), [result]);
  const marking = useMemo(() => ({ isLocked, markedAnswers }), [isLocked, markedAnswers]);
  // The later questions are locked and marked after the score is painted.
  const lateMarking = useValueAfterPaint(marking);
  const firstMistake = result && questions.findIndex(({ id }) => isMistake(markedAnswers.get(id)));

  const mistakesCount = result ? result.answers.filter(isMistake).length : 0;
  const [isFiltered, setFiltered] = useState(false);
  const showsMistakesOnly = isFiltered && mistakesCount > 0;
  const isHidden = (questionId: QuizId) => showsMistakesOnly && !isMistake(markedAnswers.get(questionId));

  const map = labels.map && (
    <QuestionMap
      idPrefix={idPrefix}
      labels={labels.map}
      showsMistakesOnly={showsMistakesOnly}
      states={questions.map(({ id }) => {
        const markedAnswer = markedAnswers.get(id);
        return markedAnswer ? getOutcome(markedAnswer) : answers[id] === undefined ? 'open' : 'answered';
      })}
    />
  );

  const resultHeading = useResultFocus(result !== undefined);

  return (
    // Not a form: Enter in a radio would submit it, and associating a thousand radios with it is slow.
    // The keys of a marked quiz work inside of it only, so that they disturb no other single-key shortcuts (WCAG 2.1.4).
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      {...pickRootProps(props)}
      className={css.root}
      onKeyDown={result && labels.questionKeys !== undefined ? handleQuestionKey : undefined}
    >
      {result ? (
        <>
          <ResultCard
            ref={resultHeading}
            result={result}
            labels={labels}
            firstMistakeId={firstMistake === undefined || firstMistake < 0 ? undefined : `${idPrefix}-${firstMistake}`}
            note={props.resultNote}
            actions={props.resultActions}
          />
          <ReviewBar
            labels={labels}
            map={map}
            hasFilter={mistakesCount > 0 && mistakesCount < total}
            showsMistakesOnly={showsMistakesOnly}
            onChange={setFiltered}
          />
        </>
      ) : (
        <ProgressRow answered={answered} total={total} labels={labels} saveState={props.saveState} map={map} />
      )}
      {questions.map((question, at) => {
        if (isHidden(question.id)) return null;
        const { isLocked, markedAnswers } = at < immediatelyMarkedCount ? marking : lateMarking;
        const markedAnswer = markedAnswers.get(question.id);
        return (
          <Question
            key={question.id}
            question={question}
            index={at}
            selectedOptionId={(markedAnswer ? markedAnswer.optionId : answers[question.id]) ?? undefined}
            markedAnswer={markedAnswer}
            isLocked={isLocked}
            shared={sharedProps}
          />
        );
      })}
      {!result && props.submitNote}
      {!result && (
        <SubmitBar
          id={`${idPrefix}-open`}
          unanswered={labels.unanswered(unanswered.length)}
          submitLabel={labels.submit}
          submittingLabel={labels.submitting}
          isSubmitting={isSubmitting}
          onSubmit={submit}
        />
      )}
    </div>
  );
}

function isMistake(answer: MarkedAnswer | undefined): boolean {
  return answer !== undefined && getOutcome(answer) !== 'correct';
}

/** Focuses the score when the result arrives, but not if it is there on mount. */
function useResultFocus(hasResult: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const hadResult = useRef(hasResult);
  useEffect(() => {
    if (hasResult && !hadResult.current) {
      heading.current?.focus({ preventScroll: true });
      heading.current?.parentElement?.parentElement?.scrollIntoView({ block: 'start' });
    }
    hadResult.current = hasResult;
  }, [hasResult]);
  return heading;
}
