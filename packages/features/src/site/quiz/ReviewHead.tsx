import { getTextDirection } from '@fanous/arabic/textDir';
import type { GetQuizAttemptResult, GetQuizResult } from '@fanous/api-client/generated/queries.ts';
import { Link } from '@fanous/ui/actions/Link';
import { Bidi } from '@fanous/ui/intl/Bidi';
import { useFormat } from '@fanous/ui/intl/useFormat';
import { Heading } from '@fanous/ui/layout/Heading';
import { Stack } from '@fanous/ui/layout/Stack';
import { Text } from '@fanous/ui/layout/Text';
import { Trans } from '@lingui/react/macro';
import { paths } from '../../paths.ts';

interface ReviewHeadProps {
  quiz: GetQuizResult;
  attempt: Pick<GetQuizAttemptResult, 'attempt' | 'created_at'>;
}

/** The title of a quiz above a review of it, the number and date of the attempt, and a link to the course. */
export function ReviewHead({ quiz: { title, course }, attempt: { attempt, created_at } }: ReviewHeadProps) {
  const format = useFormat();
  const [number, date] = [format.number(attempt), format.date(created_at)];
  return (
    <Stack gap="s4">
      <Link variant="standalone" icon="arrow-back" href={paths.course.to({ slug: course.slug })}>
        {/* The span keeps a name of several lines beside the arrow, in either direction. */}
        <span>
          <Bidi>{course.name}</Bidi>
        </span>
      </Link>
      <Heading level={1} dir={getTextDirection(title)}>
        {title}
      </Heading>
      <Text size="small" tone="muted">
        <Trans>
          Review of attempt {number}, {date}
        </Trans>
      </Text>
    </Stack>
  );
}
