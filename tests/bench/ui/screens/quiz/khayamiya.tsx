import { Button } from '@fanous/ui/actions/Button';
import { useFormat } from '@fanous/ui/intl/useFormat';
import { Container } from '@fanous/ui/layout/Container';
import { Heading } from '@fanous/ui/layout/Heading';
import { Stack } from '@fanous/ui/layout/Stack';
import { QuizRunner, type QuizRunnerProps } from '@fanous/ui/learning/QuizRunner';
import { loadIcons } from '@fanous/ui/media/loadIcons';
import { useMemo } from 'react';
import { questions, quizLabels, useQuiz } from '../../questions.ts';
import { startKhayamiya } from '../khayamiya.tsx';

function useLabels(): QuizRunnerProps['labels'] {
  const format = useFormat();
  return useMemo(
    () => ({
      position: (number, total) => quizLabels.position(format.number(number), format.number(total)),
      progress: (answered, total) => quizLabels.progress(format.number(answered), format.number(total)),
      unanswered: (count) => quizLabels.unanswered(format.number(count)),
      submit: quizLabels.submit,
      submitting: quizLabels.submit,
      correct: quizLabels.outcomes.correct,
      wrong: quizLabels.outcomes.wrong,
      notAnswered: quizLabels.outcomes.blank,
      correctAnswer: (answer) => (
        <>
          {quizLabels.right} {answer}
        </>
      ),
      score: (mark, total) => quizLabels.score(format.number(mark), format.number(total)),
      reviewMistakes: quizLabels.heading,
    }),
    [format],
  );
}

function Quiz({ quiz }: { quiz: ReturnType<typeof useQuiz> }) {
  const { answers, mark, isMarked } = quiz;
  const labels = useLabels();
  const result = useMemo(() => {
    const marked = questions.map(({ id, right }) => ({
      questionId: id,
      optionId: answers[id] ?? null,
      correctOptionId: right,
    }));
    return isMarked ? { mark, total: questions.length, answers: marked } : undefined;
  }, [answers, mark, isMarked]);
  return (
    <QuizRunner
      questions={questions}
      labels={labels}
      answers={answers}
      // Its ids are what the page made them: numbers, here.
      onAnswer={(question, option) => quiz.choose(Number(question), Number(option))}
      onSubmit={quiz.submit}
      {...(result && { result })}
    />
  );
}

function Screen() {
  const quiz = useQuiz();
  return (
    <Container as="main">
      <Stack>
        <Heading level={1}>{quizLabels.heading}</Heading>
        {quiz.isShown ? <Quiz quiz={quiz} /> : <Button onPress={quiz.show}>{quizLabels.show}</Button>}
      </Stack>
    </Container>
  );
}

// As the pages of the app do: the signs of right and wrong are there before they are needed.
void loadIcons();
startKhayamiya(<Screen />);
