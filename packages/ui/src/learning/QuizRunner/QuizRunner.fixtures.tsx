import type { Language } from '../../intl/digits.ts';
import { texts } from '../../stories/Texts.fixtures.ts';
import type { QuizLabels, QuizQuestion, QuizResult } from './quiz.ts';

const unansweredMessages = {
  ar: (n: number) =>
    ({
      zero: 'أجبت عن كل الأسئلة',
      one: 'بقي سؤال واحد بلا إجابة',
      two: 'بقي سؤالان بلا إجابة',
      few: `بقيت ${n} أسئلة بلا إجابة`,
      many: `بقي ${n} سؤالًا بلا إجابة`,
      other: `بقي ${n} سؤال بلا إجابة`,
    })[new Intl.PluralRules('ar').select(n)],
  en: (n: number) =>
    n === 0 ? 'All questions answered' : `${n} ${n === 1 ? 'question' : 'questions'} left unanswered`,
};

/** Sample labels of the runner. */
export const quizLabels: Record<Language, QuizLabels> = {
  ar: {
    position: (number, total) => `السؤال ${number} من ${total}`,
    progress: (answered, total) => `أجبت عن ${answered} من ${total}`,
    unanswered: unansweredMessages.ar,
    submit: 'إرسال الإجابات',
    submitting: 'جارٍ الإرسال',
    correct: 'إجابة صحيحة',
    wrong: 'إجابة خاطئة',
    notAnswered: 'بلا إجابة',
    correctAnswer: (answer) => <>الإجابة الصحيحة: {answer}</>,
    score: (mark, total) => `حصلت على ${mark} من ${total}`,
    reviewMistakes: 'مراجعة الأخطاء',
    explanation: 'الشرح',
    mistakesOnly: 'الأخطاء فقط',
    questionKeys: 'J للسؤال التالي، وK للسابق.',
    map: {
      title: 'خريطة الأسئلة',
      question: (number, state) => `السؤال ${number}: ${state}`,
      states: {
        open: 'بلا إجابة',
        answered: 'أجبت عنه',
        correct: 'إجابة صحيحة',
        wrong: 'إجابة خاطئة',
        blank: 'بلا إجابة',
      },
    },
    saveState: {
      saving: 'جارٍ الحفظ',
      saved: 'تم الحفظ',
      failed: 'لم تُحفظ الإجابات، سنعيد المحاولة',
      waiting: 'في انتظار الاتصال',
    },
  },
  en: {
    position: (number, total) => `Question ${number} of ${total}`,
    progress: (answered, total) => `${answered} of ${total} answered`,
    unanswered: unansweredMessages.en,
    submit: 'Submit answers',
    submitting: 'Submitting',
    correct: 'Correct answer',
    wrong: 'Wrong answer',
    notAnswered: 'Not answered',
    correctAnswer: (answer) => <>The correct answer: {answer}</>,
    score: (mark, total) => `You scored ${mark} out of ${total}`,
    reviewMistakes: 'Review mistakes',
    explanation: 'Explanation',
    mistakesOnly: 'Mistakes only',
    questionKeys: 'J goes to the next question, K to the previous one.',
    map: {
      title: 'Question map',
      question: (number, state) => `Question ${number}: ${state}`,
      states: {
        open: 'not answered',
        answered: 'answered',
        correct: 'correct answer',
        wrong: 'wrong answer',
        blank: 'not answered',
      },
    },
    saveState: {
      saving: 'Saving',
      saved: 'Saved',
      failed: 'Answers not saved, we will try again',
      waiting: 'Waiting for a connection',
    },
  },
};

/** A sample note while answers wait for a connection. */
export const waitingNote: Record<Language, string> = {
  ar: 'تعذّر الاتصال بالخادم. ستُرسل إجاباتك فور عودة الاتصال، فلا تغلق هذه الصفحة.',
  en: 'The server cannot be reached. Your answers will be sent as soon as the connection is back. Keep this page open.',
};

const createQuestion = (id: number, text: string, ...options: string[]): QuizQuestion => ({
  id,
  text,
  options: options.map((option, at) => ({ id: id * 10 + at, text: option })),
});

/** A short sample quiz. The first option of each question is correct. */
export const quiz: Record<Language, readonly QuizQuestion[]> = {
  ar: [
    createQuestion(1, 'ما وحدة قياس القوة في النظام الدولي؟', 'نيوتن', 'جول', 'واط', 'باسكال'),
    createQuestion(2, 'أيٌّ من اللغات الآتية تُستعمل لتنسيق صفحات الويب؟', 'CSS', 'HTML5', 'C++', 'لا شيء مما سبق'),
    createQuestion(3, texts.long, 'الجملة الاسمية', 'الجملة الفعلية', texts.long),
    createQuestion(4, 'What is the derivative of x²?', '2x', 'x', 'x² / 2'),
  ],
  en: [
    createQuestion(1, 'What is the SI unit of force?', 'Newton', 'Joule', 'Watt', 'Pascal'),
    createQuestion(2, 'Which of these styles web pages?', 'CSS', 'HTML5', 'C++', 'None of them'),
    createQuestion(3, 'A sentence that begins with a noun is called', 'Nominal', 'Verbal', texts.long),
    createQuestion(4, 'ما عاصمة مصر؟', 'القاهرة', 'الإسكندرية', 'أسوان'),
  ],
};

/** A sample explanation of the second question, and a note about the third. */
export const reviewTexts: Record<Language, { explanation: string; note: string }> = {
  ar: {
    explanation: 'CSS تصف الشكل: الألوان والمسافات والخطوط.\nأما HTML5 فتصف المحتوى.',
    note: 'غيّر المدرّس هذا السؤال بعد محاولتك.',
  },
  en: {
    explanation: 'CSS describes the looks: colours, spaces, fonts.\nHTML5 describes the content.',
    note: 'The teacher has changed this question since your attempt.',
  },
};

/** Creates a long quiz. */
export const createLongQuiz = (count: number): readonly QuizQuestion[] =>
  Array.from({ length: count }, (_, at) => createQuestion(at + 1, `سؤال رقم ${at + 1}؟`, 'أ', 'ب', 'ج', 'د', 'هـ'));

/** Marks answers as the server does. */
export function markAnswers(
  questions: readonly QuizQuestion[],
  answers: Readonly<Record<string, unknown>>,
): QuizResult {
  const rows = questions.map(({ id, options }) => ({
    questionId: id,
    optionId: (answers[id] as number | undefined) ?? null,
    correctOptionId: options[0]?.id ?? 0,
  }));
  return {
    mark: rows.filter((row) => row.optionId === row.correctOptionId).length,
    total: questions.length,
    answers: rows,
  };
}
