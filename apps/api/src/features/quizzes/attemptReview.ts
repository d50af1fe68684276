import type { AnswerSnapshot } from '../../db/tables.ts';
import type { QuestionWithAnswer } from './quizzes.repository.ts';

interface StoredAttempt {
  answers: AnswerSnapshot[];
}

/** Adds the current explanations to the answers of an attempt. */
export function addExplanations<T extends StoredAttempt>(attempt: T, questions: readonly QuestionWithAnswer[]) {
  const explanations = new Map(questions.map(({ id, explanation }) => [id, explanation]));
  const answers = attempt.answers.map((answer) => ({
    ...answer,
    explanation: explanations.get(answer.question_id) ?? null,
  }));
  return { ...attempt, answers };
}

/**
 * An attempt for its author: every question as it was marked, with the current explanation, and the mistakes as they are now.
 * The author has submitted, so the correct options may be sent (decision 17).
 */
export function reviewAttempt<T extends StoredAttempt>(attempt: T, questions: readonly QuestionWithAnswer[]) {
  const questionById = new Map(questions.map((question) => [question.id, question]));
  const mistakes = new Set(attempt.answers.filter(isMistake).map(({ question_id }) => question_id));
  return {
    ...attempt,
    answers: attempt.answers.map((answer) => {
      const question = questionById.get(answer.question_id);
      return {
        ...answer,
        options: answer.options ?? getKnownOptions(answer),
        explanation: question?.explanation ?? null,
        state: getState(answer, question),
      };
    }),
    practice_questions: questions
      .filter(({ id }) => mistakes.has(id))
      .map(({ correct, ...question }) => ({ ...question, correct_option_id: correct.id })),
  };
}

const isMistake = ({ option_id, correct_option_id }: AnswerSnapshot) => option_id !== correct_option_id;

/** The options of an attempt that was stored without them: the chosen one and the correct one. */
function getKnownOptions(answer: AnswerSnapshot) {
  const correct = { id: answer.correct_option_id, option_text: answer.correct_option_text };
  if (answer.option_id === null || answer.option_text === null || !isMistake(answer)) return [correct];
  return [{ id: answer.option_id, option_text: answer.option_text }, correct];
}

/** Compares texts: saving a question again gives its options new ids. */
function getState(answer: AnswerSnapshot, question: QuestionWithAnswer | undefined): 'same' | 'changed' | 'deleted' {
  if (!question) return 'deleted';
  const texts = new Set(question.options.map(({ option_text }) => option_text));
  const isSame =
    question.question_text === answer.question_text &&
    question.correct.option_text === answer.correct_option_text &&
    (answer.option_text === null || texts.has(answer.option_text)) &&
    (answer.options === undefined ||
      (answer.options.length === texts.size && answer.options.every(({ option_text }) => texts.has(option_text))));
  return isSame ? 'same' : 'changed';
}
