// As the design's aims have it: native radios in a form, each question memoised, and what is out of sight left out by `content-visibility`.
import { memo } from 'react';
import { formatNumber } from '../../content.ts';
import {
  getOutcome,
  type QuestionProps,
  questions,
  quizLabels,
  showMark,
  useQuiz,
  formatVerdict,
} from '../../questions.ts';
import { start } from '../../start.ts';
import '../bare.css';
import './bare.css';

const total = formatNumber(questions.length);

const QuestionCard = memo(function QuestionCard({ question, chosen, outcome, onChoose }: QuestionProps) {
  return (
    <div className="question">
      <fieldset disabled={outcome !== undefined}>
        <legend>
          {quizLabels.position(formatNumber(question.id), total)} <b>{question.text}</b>
        </legend>
        {question.options.map((option) => (
          <label key={option.id}>
            <input
              type="radio"
              name={`question-${question.id}`}
              checked={option.id === chosen}
              onChange={() => onChoose(question.id, option.id)}
            />
            <span>{option.text}</span>
          </label>
        ))}
        {outcome && <p className={outcome}>{formatVerdict(question, outcome)}</p>}
      </fieldset>
    </div>
  );
});

function Quiz({ quiz }: { quiz: ReturnType<typeof useQuiz> }) {
  const { answers, isMarked, answered } = quiz;
  return (
    <form
      className="quiz"
      onSubmit={(event) => {
        event.preventDefault();
        quiz.submit();
      }}
    >
      {isMarked ? (
        <h2 ref={showMark} tabIndex={-1}>
          {quizLabels.score(formatNumber(quiz.mark), total)}
        </h2>
      ) : (
        <p className="progress">{quizLabels.progress(formatNumber(answered), total)}</p>
      )}
      {questions.map((question) => (
        <QuestionCard
          key={question.id}
          question={question}
          chosen={answers[question.id]}
          outcome={isMarked ? getOutcome(question, answers[question.id]) : undefined}
          onChoose={quiz.choose}
        />
      ))}
      {!isMarked && (
        <div className="row">
          {quizLabels.unanswered(formatNumber(questions.length - answered))}
          <button>{quizLabels.submit}</button>
        </div>
      )}
    </form>
  );
}

function Screen() {
  const quiz = useQuiz();
  return (
    <main>
      <h1>{quizLabels.heading}</h1>
      {quiz.isShown ? (
        <Quiz quiz={quiz} />
      ) : (
        <button type="button" onClick={quiz.show}>
          {quizLabels.show}
        </button>
      )}
    </main>
  );
}

start(<Screen />);
