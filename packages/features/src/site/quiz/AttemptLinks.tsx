import { listQuizAttemptsQuery, type GetQuizResult } from '@fanous/api-client/generated/queries.ts';
import { Link } from '@fanous/ui/actions/Link';
import { useFormat } from '@fanous/ui/intl/useFormat';
import { Heading } from '@fanous/ui/layout/Heading';
import { Stack } from '@fanous/ui/layout/Stack';
import { Text } from '@fanous/ui/layout/Text';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths.ts';
import { useApp } from '../../shared/app/app.ts';

interface AttemptLinksProps {
  quiz: GetQuizResult;
  /** The attempt that is shown. */
  current: number;
}

/** Links to all attempts of the student at a quiz. Nothing if there is only one. */
export function AttemptLinks({ quiz, current }: AttemptLinksProps) {
  const { t } = useLingui();
  const { api } = useApp();
  const format = useFormat();
  const attempts = useQuery({
    ...listQuizAttemptsQuery(api, { path: { id: quiz.id }, query: { per_page: 200 } }),
    enabled: (quiz.my_result?.attempts ?? 0) > 1,
  }).data?.attempts;
  if (!attempts || attempts.length < 2) return null;
  return (
    <Stack gap="s4" as="nav" aria-label={t`Your attempts`}>
      <Heading level={2}>
        <Trans>Your attempts</Trans>
      </Heading>
      <Stack as="ol" gap="s3">
        {attempts.map(({ attempt, mark, total, created_at }) => {
          const [number, points, maxPoints] = [attempt, mark, total].map((value) => format.number(value));
          const date = format.date(created_at);
          return (
            <Stack as="li" key={attempt} gap="s1">
              <Link
                href={paths.quiz.to({ id: quiz.course_id, quizId: quiz.id }, { attempt })}
                aria-current={attempt === current ? 'page' : undefined}
              >
                {t`Attempt ${number}: ${points} out of ${maxPoints}`}
              </Link>
              <Text size="small" tone="muted">
                {attempt === 1 ? t`${date}, the mark that counts` : t`${date}, practice attempt`}
              </Text>
            </Stack>
          );
        })}
      </Stack>
    </Stack>
  );
}
