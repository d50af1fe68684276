import type { ReactNode } from 'react';

/** An id of the caller's data; the runner only compares it. */
export type QuizId = string | number;

/** A question as sent to the student, without the correct option. */
export interface QuizQuestion {
  id: QuizId;
  text: string;
  options: readonly { id: QuizId; text: string }[];
}

/** A question without an answer when the quiz is submitted. */
export interface UnansweredQuestion {
  /** Its number in the quiz, from 1. */
  number: number;
  /** The id of its element on the page. */
  elementId: string;
}

/** A marked answer. */
export interface MarkedAnswer {
  questionId: QuizId;
  optionId: QuizId | null;
  correctOptionId: QuizId;
  /** Why the correct option is correct. */
  explanation?: string | null;
  /** Something about the question itself: «غيّر المدرّس هذا السؤال بعد محاولتك». */
  note?: string;
}

/** The marked answers. */
export interface QuizResult {
  mark: number;
  total: number;
  answers: readonly MarkedAnswer[];
}

/** State of the saved answers. `waiting`: submitted, but kept on the device until the server can be reached. */
export type QuizSaveState = 'saving' | 'saved' | 'failed' | 'waiting';

/** State of a question, before and after marking. */
export type QuestionState = 'open' | 'answered' | QuizOutcome;

/** Labels of the question map. */
export interface QuizMapLabels {
  /** «خريطة الأسئلة» */
  title: string;
  /** Name of a link: «السؤال 3: بلا إجابة» */
  question: (number: number, state: string) => string;
  states: Record<QuestionState, string>;
}

/** All texts of the runner. Functions get numbers, so that each language can use its plural forms. */
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
  /** «الإجابة الصحيحة: {answer}». `answer` is isolated in its own direction. */
  correctAnswer: (answer: ReactNode) => ReactNode;
  /** «حصلت على 7 من 10» */
  score: (mark: number, total: number) => string;
  reviewMistakes: string;
  /** «الشرح». Required with explanations. */
  explanation?: string;
  /** The filter of a marked quiz: «الأخطاء فقط». Without it there is no filter. */
  mistakesOnly?: string;
  /** The keys J and K of a marked quiz: «J للسؤال التالي وK للسابق». Without it they do nothing. */
  questionKeys?: string;
  /** Labels of the question map. Without them there is no map. Pass a stable object. */
  map?: QuizMapLabels;
  /** Required with `saveState`. */
  saveState?: Record<QuizSaveState, string>;
}

/** The outcome of a question. */
export type QuizOutcome = 'correct' | 'wrong' | 'blank';

/** Compares an answer with the correct one. */
export function getOutcome(answer: Pick<MarkedAnswer, 'optionId' | 'correctOptionId'>): QuizOutcome {
  if (answer.optionId === null) return 'blank';
  return answer.optionId === answer.correctOptionId ? 'correct' : 'wrong';
}
