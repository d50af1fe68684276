import { getTextDirection } from '@fanous/arabic/textDir';
import type { GetQuizResult } from '@fanous/api-client/generated/queries.ts';
import { Link } from '@fanous/ui/actions/Link';
import { Banner } from '@fanous/ui/feedback/Banner';
import { Bidi } from '@fanous/ui/intl/Bidi';
import { useFormat } from '@fanous/ui/intl/useFormat';
import { Heading } from '@fanous/ui/layout/Heading';
import { Stack } from '@fanous/ui/layout/Stack';
import { Text } from '@fanous/ui/layout/Text';
import { Plural, Trans } from '@lingui/react/macro';
import type { Ref } from 'react';
import { paths } from '../../paths.ts';

interface QuizHeadProps {
  quiz: GetQuizResult;
  headingRef?: Ref<HTMLHeadingElement>;
  /** The result is shown below, and says itself whether it counts. */
  isMarked: boolean;
}

/** The title and description of a quiz, a link to its course, and which mark of the student counts. */
export function QuizHead({ quiz, headingRef, isMarked }: QuizHeadProps) {
  const format = useFormat();
  const { my_result: ownResult, course } = quiz;
  const count = quiz.questions.length;
  const [mark, total] = [format.number(ownResult?.mark ?? 0), format.number(ownResult?.total ?? 0)];
  return (
    <Stack gap="s4">
      <Link variant="standalone" icon="arrow-back" href={paths.course.to({ slug: course.slug })}>
        {/* The span keeps a name of several lines beside the arrow, in either direction. */}
        <span>
          <Bidi>{course.name}</Bidi>
        </span>
      </Link>
      <Heading level={1} ref={headingRef} tabIndex={-1} dir={getTextDirection(quiz.title)}>
        {quiz.title}
      </Heading>
      {quiz.description !== '' && (
        <Text tone="muted" dir={getTextDirection(quiz.description)} align="parent">
          {quiz.description}
        </Text>
      )}
      <Text size="small" tone="muted">
        <Plural value={count} _0="No questions" one="# question" other="# questions" />
      </Text>
      {!ownResult && !isMarked && count > 0 && (
        <Banner tone="info" icon="award">
          <Trans>The first attempt counts. You can take the quiz again as practice.</Trans>
        </Banner>
      )}
      {ownResult && !isMarked && (
        <Banner
          tone="info"
          icon="award"
          action={
            <Link variant="standalone" href={paths.quiz.to({ id: quiz.course_id, quizId: quiz.id }, { attempt: 1 })}>
              {ownResult.mark < ownResult.total ? (
                <Trans>Review your mistakes</Trans>
              ) : (
                <Trans>Review your answers</Trans>
              )}
            </Link>
          }
        >
          <Trans>
            You have taken this quiz before. The mark that counts is {mark} out of {total}. What you do now is practice
            and does not change it.
          </Trans>
        </Banner>
      )}
    </Stack>
  );
}
