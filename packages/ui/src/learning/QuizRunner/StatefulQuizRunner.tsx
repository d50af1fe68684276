import { useState } from 'react';
import type { QuizId } from './quiz.ts';
import { markAnswers } from './QuizRunner.fixtures.tsx';
import { QuizRunner, type QuizRunnerProps } from './QuizRunner.tsx';

/** For stories: keeps the answers and marks them, as a page with a server does. */
export function StatefulQuizRunner(props: QuizRunnerProps) {
  const [answers, setAnswers] = useState(props.answers);
  const [result, setResult] = useState(props.result);
  return (
    <QuizRunner
      {...props}
      answers={answers}
      result={result}
      onAnswer={(questionId: QuizId, optionId: QuizId) => {
        props.onAnswer(questionId, optionId);
        setAnswers({ ...answers, [questionId]: optionId });
      }}
      onSubmit={(unanswered) => {
        void props.onSubmit(unanswered);
        setResult(markAnswers(props.questions, answers));
      }}
    />
  );
}
