// The styles of the used parts alone, in the order its guide gives.
import './mantine.css';
import { Button, Container, Group, Paper, Radio, Stack, Text, Title } from '@mantine/core';
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
import { startMantine } from '../mantine.tsx';

const total = formatNumber(questions.length);
const colors = { correct: 'green', wrong: 'red', blank: 'dimmed' };

const QuestionCard = memo(function QuestionCard({ question, chosen, outcome, onChoose }: QuestionProps) {
  const { id, text, options } = question;
  const label = (
    <>
      {quizLabels.position(formatNumber(id), total)} <b>{text}</b>
    </>
  );
  return (
    <Paper withBorder radius="md" p="md">
      <Radio.Group
        label={label}
        disabled={outcome !== undefined}
        value={chosen === undefined ? null : String(chosen)}
        onChange={(value) => onChoose(id, Number(value))}
      >
        <Stack gap="xs" mt="xs">
          {options.map((option) => (
            <Radio key={option.id} value={String(option.id)} label={option.text} />
          ))}
        </Stack>
      </Radio.Group>
      {outcome && <Text c={colors[outcome]}>{formatVerdict(question, outcome)}</Text>}
    </Paper>
  );
});

function Quiz({ quiz }: { quiz: ReturnType<typeof useQuiz> }) {
  const { answers, isMarked, answered } = quiz;
  return (
    <Stack>
      {isMarked ? (
        <Title order={2} ref={showMark} tabIndex={-1}>
          {quizLabels.score(formatNumber(quiz.mark), total)}
        </Title>
      ) : (
        <Text pos="sticky" top={0} py="xs" bg="var(--mantine-color-body)" style={{ zIndex: 1 }}>
          {quizLabels.progress(formatNumber(answered), total)}
        </Text>
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
        <Group>
          <Text>{quizLabels.unanswered(formatNumber(questions.length - answered))}</Text>
          <Button onClick={quiz.submit}>{quizLabels.submit}</Button>
        </Group>
      )}
    </Stack>
  );
}

function Screen() {
  const quiz = useQuiz();
  return (
    <Container component="main" size="sm" py="md">
      <Title order={1}>{quizLabels.heading}</Title>
      {quiz.isShown ? <Quiz quiz={quiz} /> : <Button onClick={quiz.show}>{quizLabels.show}</Button>}
    </Container>
  );
}

startMantine(<Screen />);
