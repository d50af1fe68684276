import {
  type ReactNode,
  useCallback,
  useDeferredValue,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { useDirection } from '../../intl/useDirection.ts';
import { QuestionMap } from './QuestionMap.tsx';
import { ProgressRow } from './ProgressRow.tsx';
import { Question } from './Question.tsx';
import * as css from './QuizRunner.css.ts';
import {
  outcomeOf,
  type QuizId,
  type QuizLabels,
  type QuizQuestion,
  type QuizResult,
  type QuizSaveState,
  type UnansweredQuestion,
} from './quiz.ts';
import { ResultCard } from './ResultCard.tsx';
import { SendBar } from './SendBar.tsx';

/** From here on, leaving out what is not in view saves more than measuring it costs. */
const manyQuestions = 20;
/** More than are in sight with the mark, which comes together with these; two hundred would keep it waiting. */
const firstMarked = 10;

export interface QuizRunnerProps {
  questions: readonly QuizQuestion[];
  /** The chosen option of each answered question. */
  answers: Readonly<Record<QuizId, QuizId | undefined>>;
  onAnswer: (questionId: QuizId, optionId: QuizId) => void;
  /** Gets the questions without an answer: ask before these are submitted, with `UnansweredDialog`. */
  onSubmit: (unanswered: readonly UnansweredQuestion[]) => void | Promise<void>;
  isSubmitting?: boolean;
  /** Stands over the button: why the answers have not gone yet, and what can be done. */
  sendNote?: ReactNode;
  /** With it the quiz is locked and marked. Keep the object, as `labels`. */
  result?: QuizResult;
  /** Where the draft of the answers stands, when the page keeps one. */
  saveState?: QuizSaveState;
  /** What the mark means, under it: whether it counts, or was practice. */
  resultNote?: ReactNode;
  /** What can be done after the mark: try again, back to the course. */
  resultActions?: ReactNode;
  /** Keep the object: every question is memoised on it. */
  labels: QuizLabels;
}

/** Runs a quiz of up to 200 questions: answering, sending, the mark and what was right. */
export function QuizRunner(props: QuizRunnerProps) {
  const { questions, answers, onAnswer, onSubmit, isSubmitting = false, result, labels } = props;
  const stem = useId();
  const total = questions.length;
  const isLocked = isSubmitting || result !== undefined;
  const unanswered = questions.flatMap(({ id }, at) =>
    answers[id] === undefined ? [{ number: at + 1, elementId: `${stem}-${at}` }] : [],
  );
  const answered = total - unanswered.length;

  const latest = useRef({ isLocked, unanswered, onAnswer, onSubmit });
  useLayoutEffect(() => {
    latest.current = { isLocked, unanswered, onAnswer, onSubmit };
  });
  // One function for good each, so that the memoised questions and their button hold.
  const choose = useCallback((questionId: QuizId, optionId: QuizId) => {
    if (!latest.current.isLocked) latest.current.onAnswer(questionId, optionId);
  }, []);
  const submit = useCallback(() => {
    return latest.current.isLocked ? undefined : latest.current.onSubmit(latest.current.unanswered);
  }, []);

  const direction = useDirection();
  const frame = useMemo(
    () => ({ stem, total, isOneOfMany: total > manyQuestions, isLocked, labels, direction, onChoose: choose }),
    [stem, total, isLocked, labels, direction, choose],
  );
  const marking = useMemo(() => new Map(result?.answers.map((answer) => [answer.questionId, answer])), [result]);
  // Locking and marking reach the later questions in the moment after.
  const laterFrame = useDeferredValue(frame);
  const laterMarking = useDeferredValue(marking);
  const firstMistake = result && questions.findIndex(({ id }) => isMistake(marking.get(id)));

  const map = labels.map && (
    <QuestionMap
      stem={stem}
      labels={labels.map}
      states={questions.map(({ id }) => {
        const marked = marking.get(id);
        return marked ? outcomeOf(marked) : answers[id] === undefined ? 'open' : 'answered';
      })}
    />
  );

  const resultHeading = useResultFocus(result !== undefined);

  return (
    // No form: Enter in a radio would send it, and a thousand radios take long to find out that they are its own.
    <div className={css.runner}>
      {result ? (
        <>
          <ResultCard
            ref={resultHeading}
            result={result}
            labels={labels}
            firstMistake={firstMistake === undefined || firstMistake < 0 ? undefined : `${stem}-${firstMistake}`}
            note={props.resultNote}
            actions={props.resultActions}
          />
          {map && <div className={css.mapPlace}>{map}</div>}
        </>
      ) : (
        <ProgressRow answered={answered} total={total} labels={labels} saveState={props.saveState} map={map} />
      )}
      {questions.map((question, at) => {
        const isFirst = at < firstMarked;
        const marked = (isFirst ? marking : laterMarking).get(question.id);
        return (
          <Question
            key={question.id}
            question={question}
            at={at}
            chosen={(marked ? marked.optionId : answers[question.id]) ?? undefined}
            marked={marked}
            frame={isFirst ? frame : laterFrame}
          />
        );
      })}
      {!result && props.sendNote}
      {!result && (
        <SendBar
          id={`${stem}-open`}
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

function isMistake(answer: QuizResult['answers'][number] | undefined): boolean {
  return answer !== undefined && outcomeOf(answer) !== 'correct';
}

/** Takes the focus to the mark when it arrives; a page that opens with a mark keeps its focus. */
function useResultFocus(hasResult: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const had = useRef(hasResult);
  useEffect(() => {
    if (hasResult && !had.current) {
      heading.current?.focus({ preventScroll: true });
      heading.current?.parentElement?.parentElement?.scrollIntoView({ block: 'start' });
    }
    had.current = hasResult;
  }, [hasResult]);
  return heading;
}
