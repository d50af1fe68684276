import { getTextDirection } from '@fanous/arabic/textDir';
import type { GetQuizAttemptResult, GetQuizResult } from '@fanous/api-client/generated/queries.ts';
import { Button } from '@fanous/ui/actions/Button';
import { ButtonLink } from '@fanous/ui/actions/ButtonLink';
import { Link } from '@fanous/ui/actions/Link';
import { Banner } from '@fanous/ui/feedback/Banner';
import { EmptyState } from '@fanous/ui/feedback/EmptyState';
import { Heading } from '@fanous/ui/layout/Heading';
import { Stack } from '@fanous/ui/layout/Stack';
import { Text } from '@fanous/ui/layout/Text';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { paths } from '../../paths.ts';
import { PracticeRound } from './PracticeRound.tsx';

interface MistakePracticeProps {
  quiz: GetQuizResult;
  review: GetQuizAttemptResult;
}

/** The student answers the mistakes of an attempt again, as often as they like. Nothing is sent, marked or stored. */
export function MistakePractice({ quiz, review }: MistakePracticeProps) {
  const { t } = useLingui();
  const [round, setRound] = useState({ number: 1, questions: review.practice_questions });
  const heading = useRef<HTMLHeadingElement>(null);
  const reviewHref = paths.quiz.to({ id: quiz.course_id, quizId: quiz.id }, { attempt: review.attempt });

  const startRound = (questions: GetQuizAttemptResult['practice_questions']) => {
    setRound({ number: round.number + 1, questions });
    heading.current?.focus();
  };

  return (
    <Stack gap="s7">
      <Stack gap="s4">
        <Link variant="standalone" icon="arrow-back" href={reviewHref}>
          <Trans>Back to the review</Trans>
        </Link>
        <Heading level={1} ref={heading} tabIndex={-1}>
          <Trans>Practise your mistakes</Trans>
        </Heading>
        <Text tone="muted" dir={getTextDirection(quiz.title)} align="parent">
          {quiz.title}
        </Text>
      </Stack>
      {review.practice_questions.length === 0 ? (
        <EmptyState
          title={t`There are no mistakes to practise`}
          action={
            <ButtonLink variant="outline" href={reviewHref}>
              <Trans>Back to the review</Trans>
            </ButtonLink>
          }
        />
      ) : (
        <>
          <Banner tone="info">
            <Trans>Your answers here are not marked or stored. Your mark stays as it is.</Trans>
          </Banner>
          <PracticeRound
            key={round.number}
            questions={round.questions}
            renderActions={(remaining) => (
              <>
                <Button
                  variant="outline"
                  icon="refresh"
                  onPress={() => startRound(remaining.length > 0 ? remaining : review.practice_questions)}
                >
                  {remaining.length > 0 ? <Trans>Practise what is left</Trans> : <Trans>Practise again</Trans>}
                </Button>
                <Link variant="standalone" href={reviewHref}>
                  <Trans>Back to the review</Trans>
                </Link>
              </>
            )}
          />
        </>
      )}
    </Stack>
  );
}
