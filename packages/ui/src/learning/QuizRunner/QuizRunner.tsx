import { type ReactNode, useCallback, useEffect, useId, useLayoutEffect, useMemo, useRef } from 'react';
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
} from './quiz.ts';
import { ResultCard } from './ResultCard.tsx';
import { SendBar } from './SendBar.tsx';

/** From here on, leaving out what is not in view saves more than measuring it costs. */
const manyQuestions = 20;

export interface QuizRunnerProps {
  questions: readonly QuizQuestion[];
  /** The chosen option of each answered question. */
  answers: Readonly<Record<QuizId, QuizId | undefined>>;
  onAnswer: (questionId: QuizId, optionId: QuizId) => void;
  /** Open questions do not hinder it: they are counted beside the button. */
  onSubmit: () => void;
  isSubmitting?: boolean;
  /** Stands over the button: why the answers have not gone yet, and what can be done. */
  sendNote?: ReactNode;
  /** With it the quiz is locked and marked. */
  result?: QuizResult;
  /** Where the draft of the answers stands, when the page keeps one. */
  saveState?: QuizSaveState;
  /** What the mark means, under it: whether it counts, or was practice. */
  resultNote?: ReactNode;
  /** What can be done after the mark: try again, back to the course. */
  resultActions?: ReactNode;
  labels: QuizLabels;
}

/** Runs a quiz of up to 200 questions: answering, sending, the mark and what was right. */
export function QuizRunner(props: QuizRunnerProps) {
  const { questions, answers, onAnswer, onSubmit, isSubmitting = false, result, labels } = props;
  const stem = useId();
  const total = questions.length;
  const isLocked = isSubmitting || result !== undefined;
  const answered = questions.filter((question) => answers[question.id] !== undefined).length;

  const latest = useRef({ isLocked, onAnswer, onSubmit });
  useLayoutEffect(() => {
    latest.current = { isLocked, onAnswer, onSubmit };
  });
  // One function for good each, so that the memoised questions and their button hold.
  const choose = useCallback((questionId: QuizId, optionId: QuizId) => {
    if (!latest.current.isLocked) latest.current.onAnswer(questionId, optionId);
  }, []);
  const submit = useCallback(() => {
    if (!latest.current.isLocked) latest.current.onSubmit();
  }, []);

  const position = labels.position;
  const positions = useMemo(() => questions.map((_, at) => position(at + 1, total)), [questions, position, total]);
  const marking = useMemo(() => new Map(result?.answers.map((answer) => [answer.questionId, answer])), [result]);
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
        const marked = marking.get(question.id);
        const outcome = marked && outcomeOf(marked);
        return (
          <Question
            key={question.id}
            id={`${stem}-${at}`}
            question={question}
            position={positions[at] ?? ''}
            chosen={(marked ? marked.optionId : answers[question.id]) ?? null}
            isOneOfMany={total > manyQuestions}
            isLocked={isLocked}
            onChoose={choose}
            outcome={outcome}
            outcomeLabel={
              outcome && { correct: labels.correct, wrong: labels.wrong, blank: labels.notAnswered }[outcome]
            }
            correctLabel={outcome && labels.correct}
            correctOptionId={marked?.correctOptionId}
            correctAnswer={outcome && labels.correctAnswer}
          />
        );
      })}
      {!result && props.sendNote}
      {!result && (
        <SendBar
          id={`${stem}-open`}
          unanswered={labels.unanswered(total - answered)}
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
