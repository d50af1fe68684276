import type { ReactNode } from 'react';

/** A key of the caller's data; the runner only compares it. */
export type QuizId = string | number;

/** A question as the student sees it: which option is right is not in it. */
export interface QuizQuestion {
  id: QuizId;
  text: string;
  options: readonly { id: QuizId; text: string }[];
}

/** A question without an answer when the quiz is submitted. */
export interface UnansweredQuestion {
  /** Its place in the quiz, from 1. */
  number: number;
  /** The id of its element on the page. */
  elementId: string;
}

/** The marking, known once the answers are in. */
export interface QuizResult {
  mark: number;
  total: number;
  answers: readonly { questionId: QuizId; optionId: QuizId | null; correctOptionId: QuizId }[];
}

/** Where the answers stand; `waiting` is handed in, kept on the device until the server can be reached. */
export type QuizSaveState = 'saving' | 'saved' | 'failed' | 'waiting';

/** How a question stands, before and after marking. */
export type QuestionState = 'open' | 'answered' | QuizOutcome;

/** The words of the map of questions. */
export interface QuizMapLabels {
  /** «خريطة الأسئلة» */
  title: string;
  /** Names a question in it: «السؤال 3: بلا إجابة» */
  question: (number: number, state: string) => string;
  states: Record<QuestionState, string>;
}

/** Every word the runner shows. Functions get numbers, so that each language inflects its own sentence. */
export interface QuizLabels {
  /** «السؤال 3 من 10» */
  position: (number: number, total: number) => string;
  /** «أجبت عن 3 من 10» */
  progress: (answered: number, total: number) => string;
  /** «بقيت 3 أسئلة بلا إجابة» */
  unanswered: (count: number) => string;
  submit: string;
  submitting: string;
  /** «إجابة صحيحة» */
  correct: string;
  /** «إجابة خاطئة» */
  wrong: string;
  /** «بلا إجابة» */
  notAnswered: string;
  /** «الإجابة الصحيحة: {answer}». The answer comes isolated in its own direction. */
  correctAnswer: (answer: ReactNode) => ReactNode;
  /** «حصلت على 7 من 10» */
  score: (mark: number, total: number) => string;
  reviewMistakes: string;
  /** The map of questions; without its words there is none. Keep the object: its cells are memoised on what it says. */
  map?: QuizMapLabels;
  /** Needed where `saveState` is given. */
  saveState?: Record<QuizSaveState, string>;
}

/** How one question was answered. */
export type QuizOutcome = 'correct' | 'wrong' | 'blank';

/** How an answer compares with the right one. */
export function outcomeOf(answer: { optionId: QuizId | null; correctOptionId: QuizId }): QuizOutcome {
  if (answer.optionId === null) return 'blank';
  return answer.optionId === answer.correctOptionId ? 'correct' : 'wrong';
}
