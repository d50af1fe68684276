import { QuizRunner } from '@fanous/ui/learning/QuizRunner';
import { type ReactNode, useState } from 'react';

const correctAnswer = (answer: ReactNode) => <>الإجابة الصحيحة: {answer}</>;

export function AlgebraQuiz() {
  const [answers, setAnswers] = useState<Record<string, string | number | undefined>>({});
  return (
    <QuizRunner
      questions={[
        {
          id: 1,
          text: 'ما ناتج 2 + 2؟',
          options: [
            { id: 1, text: '4' },
            { id: 2, text: '5' },
          ],
        },
      ]}
      answers={answers}
      onAnswer={(question, option) => setAnswers({ ...answers, [question]: option })}
      onSubmit={(unanswered) => console.log('unanswered:', unanswered.length)}
      labels={{
        position: (number, total) => `السؤال ${number} من ${total}`,
        progress: (answered, total) => `أجبت عن ${answered} من ${total}`,
        unanswered: (count) => `أسئلة بلا إجابة: ${count}`,
        submit: 'إرسال الإجابات',
        submitting: 'جارٍ الإرسال',
        correct: 'إجابة صحيحة',
        wrong: 'إجابة خاطئة',
        notAnswered: 'بلا إجابة',
        correctAnswer,
        score: (mark, total) => `حصلت على ${mark} من ${total}`,
        reviewMistakes: 'مراجعة الأخطاء',
      }}
    />
  );
}
