import type { UnansweredQuestion } from '../QuizRunner/quiz.ts';

/** Sample labels of the dialog. */
export const unansweredLabels = {
  ar: {
    title: '3 أسئلة بلا إجابة',
    children: 'المحاولة الأولى هي التي تُحتسب، وما تتركه بلا إجابة يُحسب خطأ.',
    listLabel: 'أسئلة بلا إجابة',
    questionLabel: (number: number) => `السؤال ${number}`,
    answerLabel: 'متابعة الإجابة',
    submitLabel: 'إرسال الآن',
  },
  en: {
    title: '3 questions unanswered',
    children: 'The first attempt counts, and what you leave unanswered is marked as wrong.',
    listLabel: 'Unanswered questions',
    questionLabel: (number: number) => `Question ${number}`,
    answerLabel: 'Keep answering',
    submitLabel: 'Submit now',
  },
};

/** Unanswered questions with these numbers. */
export const createUnansweredQuestions = (numbers: readonly number[]): UnansweredQuestion[] =>
  numbers.map((number) => ({ number, elementId: `question-${number}` }));
