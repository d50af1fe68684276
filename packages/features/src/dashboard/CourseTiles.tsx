import type { Schema } from '@fanous/api-client/client';
import { ButtonLink } from '@fanous/ui/actions/ButtonLink';
import { Skeleton } from '@fanous/ui/feedback/Skeleton';
import { Stack } from '@fanous/ui/layout/Stack';
import { CourseGrid } from '@fanous/ui/learning/CourseGrid';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '../paths.ts';
import { CourseTile } from '../shared/CourseTile.tsx';

interface CourseTilesProps {
  /** Missing while they are being loaded. */
  courses: Schema<'CourseCard'>[] | undefined;
  /** With the ways that a teacher has into a course of theirs. */
  isTeaching: boolean;
}

/** One's courses as cards; on a phone each is a row with a small cover. */
export function CourseTiles({ courses, isTeaching }: CourseTilesProps) {
  const { t } = useLingui();
  const subscribers = (count: number) =>
    t`${plural(count, { 0: 'No subscribers yet', one: '# subscriber', other: '# subscribers' })}`;
  return (
    <CourseGrid label={t`My courses`}>
      {courses?.map((course) => (
        <CourseTile
          key={course.id}
          course={course}
          narrow="row"
          headingLevel={2}
          fact={subscribers(course.users_count)}
          showsPrice={!isTeaching}
          actions={isTeaching && <TeacherActions course={course} />}
        />
      )) ??
        [1, 2, 3].map((card) => (
          <Stack key={card} aria-busy>
            <Skeleton shape="cover" />
            <Skeleton width="wide" />
            <Skeleton width="half" />
          </Stack>
        ))}
    </CourseGrid>
  );
}

function TeacherActions({ course: { id, name, quizzes_count } }: { course: Schema<'CourseCard'> }) {
  const { t } = useLingui();
  return (
    <>
      {quizzes_count > 0 && (
        <ButtonLink variant="outline" href={paths.quizzes.to({ id })} aria-label={t`Show quizzes: ${name}`}>
          <Trans>Show quizzes</Trans>
        </ButtonLink>
      )}
      <ButtonLink variant="outline" href={paths.createQuiz.to({ id })} aria-label={t`Add quizzes: ${name}`}>
        <Trans>Add quizzes</Trans>
      </ButtonLink>
      <ButtonLink variant="outline" href={paths.courseUsers.to({ id })} aria-label={t`Subscribers: ${name}`}>
        <Trans>Subscribers</Trans>
      </ButtonLink>
    </>
  );
}
