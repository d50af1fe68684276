import { Button, Card, Container, Heading, HStack, RadioGroup, Stack, Text } from '@chakra-ui/react';
import {
  buttonRecipe,
  cardSlotRecipe,
  containerRecipe,
  headingRecipe,
  radioGroupSlotRecipe,
  radiomarkRecipe,
} from '@chakra-ui/react/theme';
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
import { startChakra } from '../chakra.tsx';

const recipes = {
  button: buttonRecipe,
  container: containerRecipe,
  heading: headingRecipe,
  radiomark: radiomarkRecipe,
};
const slotRecipes = { card: cardSlotRecipe, radioGroup: radioGroupSlotRecipe };

const total = formatNumber(questions.length);
const colors = { correct: 'fg.success', wrong: 'fg.error', blank: 'fg.muted' };

const QuestionCard = memo(function QuestionCard({ question, chosen, outcome, onChoose }: QuestionProps) {
  const { id, text, options } = question;
  return (
    <Card.Root>
      <Card.Body>
        <RadioGroup.Root
          disabled={outcome !== undefined}
          value={chosen === undefined ? null : String(chosen)}
          onValueChange={({ value }) => onChoose(id, Number(value))}
        >
          <RadioGroup.Label>
            {quizLabels.position(formatNumber(id), total)} <b>{text}</b>
          </RadioGroup.Label>
          <Stack mt="2">
            {options.map((option) => (
              <RadioGroup.Item key={option.id} value={String(option.id)}>
                <RadioGroup.ItemHiddenInput />
                <RadioGroup.ItemIndicator />
                <RadioGroup.ItemText>{option.text}</RadioGroup.ItemText>
              </RadioGroup.Item>
            ))}
          </Stack>
        </RadioGroup.Root>
        {outcome && <Text color={colors[outcome]}>{formatVerdict(question, outcome)}</Text>}
      </Card.Body>
    </Card.Root>
  );
});

function Quiz({ quiz }: { quiz: ReturnType<typeof useQuiz> }) {
  const { answers, isMarked, answered } = quiz;
  return (
    <Stack gap="4">
      {isMarked ? (
        <Heading as="h2" ref={showMark} tabIndex={-1}>
          {quizLabels.score(formatNumber(quiz.mark), total)}
        </Heading>
      ) : (
        <Text position="sticky" top="0" zIndex="1" py="2" bg="bg">
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
        <HStack>
          <Text>{quizLabels.unanswered(formatNumber(questions.length - answered))}</Text>
          <Button onClick={quiz.submit}>{quizLabels.submit}</Button>
        </HStack>
      )}
    </Stack>
  );
}

function Screen() {
  const quiz = useQuiz();
  return (
    <Container as="main" maxW="3xl" py="6">
      <Heading as="h1" size="3xl" mb="4">
        {quizLabels.heading}
      </Heading>
      {quiz.isShown ? <Quiz quiz={quiz} /> : <Button onClick={quiz.show}>{quizLabels.show}</Button>}
    </Container>
  );
}

startChakra(<Screen />, { recipes, slotRecipes });
