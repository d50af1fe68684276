import { getCourseQuery } from '@fanous/api-client/generated/queries.ts';
import { ButtonLink } from '@fanous/ui/actions/ButtonLink';
import { Bidi } from '@fanous/ui/intl/Bidi';
import { LockCard } from '@fanous/ui/learning/LockCard';
import { Heading } from '@fanous/ui/layout/Heading';
import { Stack } from '@fanous/ui/layout/Stack';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths.ts';
import { useApp } from '../../shared/app/app.ts';

/** Explains that the quiz is for subscribers of its course, and links to the course. */
export function QuizLocked({ courseId, quizId }: { courseId: string; quizId: string }) {
  const { t } = useLingui();
  const { api } = useApp();
  // The address has the id of the course, and a link to it needs the slug.
  const course = useQuery(getCourseQuery(api, { path: { course: courseId } }));
  const slug = course.data?.slug;
  const title = course.data?.quizzes.find(({ id }) => String(id) === quizId)?.title;
  return (
    <Stack gap="s7">
      <Heading level={1}>{title ?? t`Quiz`}</Heading>
      <LockCard
        title={t`This quiz is for subscribers`}
        description={
          course.data ? (
            <Trans>
              Subscribe to the course “<Bidi>{course.data.name}</Bidi>” to open its quizzes, videos and files.
            </Trans>
          ) : (
            <Trans>Subscribe to the course to open its quizzes, videos and files.</Trans>
          )
        }
        actions={
          slug !== undefined && (
            <ButtonLink tone="accent" href={paths.course.to({ slug })}>
              <Trans>Go to the course</Trans>
            </ButtonLink>
          )
        }
      />
    </Stack>
  );
}
