import type { Schema } from '@fanous/api-client/client';
import { ButtonLink } from '@fanous/ui/actions/ButtonLink';
import { Skeleton } from '@fanous/ui/feedback/Skeleton';
import { Stack } from '@fanous/ui/layout/Stack';
import { useFormat } from '@fanous/ui/intl/useFormat';
import { CourseGrid } from '@fanous/ui/learning/CourseGrid';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { paths } from '../../paths.ts';
import { CourseTile } from '../../shared/course/CourseTile.tsx';

interface CourseTilesProps {
  /** Undefined while loading. */
  courses: Schema<'CourseCard'>[] | undefined;
  /** `created` shows all actions of a teacher, `quizzes` only the quiz actions, `purchased` none. */
  view: 'purchased' | 'created' | 'quizzes';
  /** The courses that the user has begun. */
  startedCourses?: readonly Schema<'StartedCourse'>[] | undefined;
}

/** The courses of the user as cards. On phones each card is a row with a small cover. */
export function CourseTiles({ courses, view, startedCourses }: CourseTilesProps) {
  const { t } = useLingui();
  const format = useFormat();
  const idPrefix = useId();
  const titleId = (courseId: number) => `${idPrefix}-${courseId}`;
  const subscribers = (count: number) =>
    t`${plural(count, { 0: 'No subscribers yet', one: '# subscriber', other: '# subscribers' })}`;
  const quizzes = (count: number) => t`${plural(count, { 0: 'No quizzes', one: '# quiz', other: '# quizzes' })}`;
  const startedById = new Map(startedCourses?.map((each) => [each.course.id, each]));
  const getMeta = (course: Schema<'CourseCard'>) => {
    const own = startedById.get(course.id);
    if (view === 'purchased' && own) {
      const [done, all] = [format.number(own.watched_count), own.videos_count];
      return t`${done} of ${plural(all, { one: '# lesson', other: '# lessons' })} done`;
    }
    return view === 'quizzes' ? quizzes(course.quizzes_count) : subscribers(course.users_count);
  };
  return (
    <CourseGrid label={view === 'quizzes' ? t`Quizzes` : t`My courses`}>
      {courses?.map((course) => (
        <CourseTile
          key={course.id}
          course={course}
          compactLayout="row"
          headingLevel={2}
          meta={getMeta(course)}
          showsPrice={false}
          titleId={titleId(course.id)}
          actions={
            view !== 'purchased' && (
              <TeacherActions course={course} titleId={titleId(course.id)} onlyQuizzes={view === 'quizzes'} />
            )
          }
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

interface TeacherActionsProps {
  course: Schema<'CourseCard'>;
  titleId: string;
  /** Leaves out the links that have nothing to do with quizzes. */
  onlyQuizzes: boolean;
}

function TeacherActions({ course: { id, quizzes_count }, titleId, onlyQuizzes }: TeacherActionsProps) {
  return (
    <>
      {quizzes_count > 0 && (
        <TileAction titleId={titleId} href={paths.quizzes.to({ id })}>
          <Trans>Show quizzes</Trans>
        </TileAction>
      )}
      <TileAction titleId={titleId} href={paths.createQuiz.to({ id })}>
        <Trans>Add quizzes</Trans>
      </TileAction>
      {!onlyQuizzes && (
        <>
          <TileAction titleId={titleId} href={paths.units.to({ id })}>
            <Trans>Units</Trans>
          </TileAction>
          <TileAction titleId={titleId} href={paths.courseUsers.to({ id })}>
            <Trans>Subscribers</Trans>
          </TileAction>
        </>
      )}
    </>
  );
}

/** A link labelled by its text and the course title, so that screen readers use the language of each. */
function TileAction({ titleId, href, children }: { titleId: string; href: string; children: ReactNode }) {
  const id = useId();
  return (
    <ButtonLink variant="outline" href={href} id={id} aria-labelledby={`${id} ${titleId}`}>
      {children}
    </ButtonLink>
  );
}
