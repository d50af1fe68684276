import { useCallback, useState } from 'react';
import { isMountDelayed } from './delayedMount.ts';

/** The texts of the quiz. Numbers are formatted by `formatNumber`, except on the screen of Khayamiya. */
export const quizLabels = {
  heading: 'اختبار الباب الأول',
  show: 'ابدأ الاختبار',
  submit: 'إرسال الإجابات',
  position: (number: string, total: string) => `السؤال ${number} من ${total}`,
  progress: (answered: string, total: string) => `أجبت عن ${answered} من ${total}`,
  unanswered: (count: string) => `أسئلة بلا إجابة: ${count}`,
  outcomes: { correct: 'إجابة صحيحة', wrong: 'إجابة خاطئة', blank: 'بلا إجابة' },
  right: 'الإجابة الصحيحة:',
  score: (mark: string, total: string) => `حصلت على ${mark} من ${total}`,
} as const;

export type Outcome = keyof typeof quizLabels.outcomes;

export interface Question {
  id: number;
  text: string;
  options: { id: number; text: string }[];
  /** The index of the correct option. */
  right: number;
}

const questionTexts = [
  'ما ناتج جمع العددين',
  'أي الزوايا الآتية منفرجة في الشكل',
  'ما وحدة القوة في المثال',
  'أين الفاعل في الجملة',
];

export const questions: Question[] = Array.from({ length: 100 }, (_, at) => ({
  id: at + 1,
  text: `${questionTexts[at % 4]} رقم ${at + 1}؟`,
  // The benchmark finds options by their texts, so no text is part of another.
  options: ['أ', 'ب', 'ج', 'د', 'هـ'].map((letter, id) => ({ id, text: `الاختيار ${letter} في رقم ${at + 1}.` })),
  right: (at * 3) % 5,
}));

/** The saved answers: the first ten questions are unanswered, a quarter of the others have a wrong answer. */
export const draft: Record<number, number> = Object.fromEntries(
  questions.slice(10).map(({ id, right }) => [id, id % 4 === 0 ? (right + 1) % 5 : right]),
);

export const getOutcome = ({ right }: Question, chosen: number | undefined): Outcome =>
  chosen === undefined ? 'blank' : chosen === right ? 'correct' : 'wrong';

/** «إجابة خاطئة. الإجابة الصحيحة: …», as in the quiz of Khayamiya. */
export function formatVerdict(question: Question, outcome: Outcome): string {
  const label = quizLabels.outcomes[outcome];
  return outcome === 'correct' ? label : `${label}. ${quizLabels.right} ${question.options[question.right]?.text}`;
}

/** The state of the quiz page. `choose` is a stable function, so that memoized questions do not render again. */
export function useQuiz() {
  const [isShown, setShown] = useState(isMountDelayed);
  const [answers, setAnswers] = useState<Record<number, number | undefined>>(draft);
  const [isMarked, setMarked] = useState(false);
  const choose = useCallback((question: number, option: number) => {
    setAnswers((answers) => ({ ...answers, [question]: option }));
  }, []);
  const mark = questions.filter((question) => getOutcome(question, answers[question.id]) === 'correct').length;
  const answered = questions.filter(({ id }) => answers[id] !== undefined).length;
  const show = () => setShown(true);
  const submit = () => setMarked(true);
  return { isShown, show, answers, choose, isMarked, submit, mark, answered };
}

/** The props of a memoized question, on all screens except that of Khayamiya. */
export interface QuestionProps {
  question: Question;
  chosen: number | undefined;
  /** Undefined until the quiz is marked. */
  outcome: Outcome | undefined;
  onChoose: (question: number, option: number) => void;
}

/** Focuses the heading with the mark and scrolls to it, as Khayamiya does. */
export function showMark(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView();
}
