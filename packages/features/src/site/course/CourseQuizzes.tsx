import { getTextDirection } from '@fanous/arabic/textDir';
import { Link } from '@fanous/ui/actions/Link';
import { Badge } from '@fanous/ui/feedback/Badge';
import { Card } from '@fanous/ui/layout/Card';
import { Heading } from '@fanous/ui/layout/Heading';
import { Inline } from '@fanous/ui/layout/Inline';
import { PageSection } from '@fanous/ui/layout/PageSection';
import { Stack } from '@fanous/ui/layout/Stack';
import { Text } from '@fanous/ui/layout/Text';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '../../paths.ts';
import type { CourseSectionProps } from './courseSection.ts';
import { useSectionTitles } from './useCourseSections.ts';
import { QuizMarkBadge } from './QuizMarkBadge.tsx';
import { useItemCountLabels } from './useItemCountLabels.ts';

/** The quizzes of a course. Each links to its page, also when it is locked: that page explains what opens it. */
export function CourseQuizzes({ course, access }: Pick<CourseSectionProps, 'course' | 'access'>) {
  const { t } = useLingui();
  const countLabel = useItemCountLabels().quiz(course.quizzes.length);
  return (
    <PageSection id="quizzes" title={useSectionTitles().quizzes} meta={countLabel}>
      {course.quizzes.length === 0 && (
        <Text tone="muted">
          <Trans>No quizzes found</Trans>
        </Text>
      )}
      <Stack as="ul" gap="s4">
        {course.quizzes.map(({ id, title, description, questions_count: count, ...quiz }) => (
          <Card as="li" key={id} isInteractive padding="s5">
            <Inline justify="between" gap="s4">
              <Stack gap="s2">
                <Heading level={3} dir={getTextDirection(title)}>
                  <Link stretched variant="plain" href={paths.quiz.to({ id: course.id, quizId: id })}>
                    {title}
                  </Link>
                </Heading>
                {description !== '' && (
                  <Text size="small" tone="muted" dir={getTextDirection(description)} align="parent" lineClamp={2}>
                    {description}
                  </Text>
                )}
                <Text size="small" tone="muted">
                  {t`${plural(count, { 0: 'No questions', one: '# question', other: '# questions' })}`}
                </Text>
              </Stack>
              <QuizMarkBadge quiz={quiz} />
              {access.canSubscribe && (
                <Badge icon="lock">
                  <Trans>Subscribers only</Trans>
                </Badge>
              )}
            </Inline>
          </Card>
        ))}
      </Stack>
    </PageSection>
  );
}
