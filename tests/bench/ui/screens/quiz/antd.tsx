import { Button, Card, Flex, Radio, theme, Typography } from 'antd';
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
import { startAntd } from '../antd.tsx';

const total = formatNumber(questions.length);
const types = { correct: 'success', wrong: 'danger', blank: 'secondary' } as const;

const QuestionCard = memo(function QuestionCard({ question, chosen, outcome, onChoose }: QuestionProps) {
  const { id, text, options } = question;
  return (
    <Card>
      <Typography.Paragraph id={`question-${id}`}>
        {quizLabels.position(formatNumber(id), total)} <b>{text}</b>
      </Typography.Paragraph>
      <Radio.Group
        vertical
        aria-labelledby={`question-${id}`}
        disabled={outcome !== undefined}
        options={options.map((option) => ({ value: option.id, label: option.text }))}
        value={chosen}
        onChange={({ target }) => onChoose(id, Number(target.value))}
      />
      {outcome && <Typography.Paragraph type={types[outcome]}>{formatVerdict(question, outcome)}</Typography.Paragraph>}
    </Card>
  );
});

function Quiz({ quiz }: { quiz: ReturnType<typeof useQuiz> }) {
  const { answers, isMarked, answered } = quiz;
  const { token } = theme.useToken();
  const bar = { position: 'sticky', top: 0, zIndex: 1, paddingBlock: 8, background: token.colorBgContainer } as const;
  return (
    <Flex vertical gap={16}>
      {isMarked ? (
        <Typography.Title level={2} ref={showMark} tabIndex={-1}>
          {quizLabels.score(formatNumber(quiz.mark), total)}
        </Typography.Title>
      ) : (
        <Typography.Text style={bar}>{quizLabels.progress(formatNumber(answered), total)}</Typography.Text>
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
        <Flex gap={16} align="center">
          <Typography.Text>{quizLabels.unanswered(formatNumber(questions.length - answered))}</Typography.Text>
          <Button type="primary" onClick={quiz.submit}>
            {quizLabels.submit}
          </Button>
        </Flex>
      )}
    </Flex>
  );
}

function Screen() {
  const quiz = useQuiz();
  return (
    <main style={{ maxWidth: 800, marginInline: 'auto', padding: 24 }}>
      <Typography.Title>{quizLabels.heading}</Typography.Title>
      {quiz.isShown ? (
        <Quiz quiz={quiz} />
      ) : (
        <Button type="primary" onClick={quiz.show}>
          {quizLabels.show}
        </Button>
      )}
    </main>
  );
}

startAntd(() => <Screen />);
