import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Container from '@mui/material/Container';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
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
import { startMui } from '../mui.tsx';

const total = formatNumber(questions.length);
const colors = { correct: 'success.main', wrong: 'error.main', blank: 'text.secondary' };

const QuestionCard = memo(function QuestionCard({ question, chosen, outcome, onChoose }: QuestionProps) {
  const { id, text, options } = question;
  return (
    <Card variant="outlined">
      <CardContent>
        <FormControl disabled={outcome !== undefined}>
          <FormLabel id={`question-${id}`}>
            {quizLabels.position(formatNumber(id), total)} <b>{text}</b>
          </FormLabel>
          <RadioGroup
            aria-labelledby={`question-${id}`}
            name={`question-${id}`}
            value={chosen ?? null}
            onChange={(_event, value) => onChoose(id, Number(value))}
          >
            {options.map((option) => (
              <FormControlLabel key={option.id} value={option.id} label={option.text} control={<Radio />} />
            ))}
          </RadioGroup>
          {outcome && <Typography sx={{ color: colors[outcome] }}>{formatVerdict(question, outcome)}</Typography>}
        </FormControl>
      </CardContent>
    </Card>
  );
});

function Quiz({ quiz }: { quiz: ReturnType<typeof useQuiz> }) {
  const { answers, isMarked, answered } = quiz;
  return (
    <Stack spacing={2}>
      {isMarked ? (
        <Typography variant="h5" component="h2" ref={showMark} tabIndex={-1}>
          {quizLabels.score(formatNumber(quiz.mark), total)}
        </Typography>
      ) : (
        <Typography sx={{ position: 'sticky', top: 0, zIndex: 1, py: 1, bgcolor: 'background.default' }}>
          {quizLabels.progress(formatNumber(answered), total)}
        </Typography>
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
        <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
          <Typography>{quizLabels.unanswered(formatNumber(questions.length - answered))}</Typography>
          <Button variant="contained" onClick={quiz.submit}>
            {quizLabels.submit}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}

function Screen() {
  const quiz = useQuiz();
  return (
    <Container component="main" maxWidth="md" sx={{ py: 3 }}>
      <Typography variant="h4" component="h1" gutterBottom>
        {quizLabels.heading}
      </Typography>
      {quiz.isShown ? (
        <Quiz quiz={quiz} />
      ) : (
        <Button variant="contained" onClick={quiz.show}>
          {quizLabels.show}
        </Button>
      )}
    </Container>
  );
}

startMui(<Screen />);
