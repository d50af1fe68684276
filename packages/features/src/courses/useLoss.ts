import { useFormat } from '@fanous/ui/intl/useFormat';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { CourseRow } from './useCourseColumns.tsx';

/** What is lost with a course, counted, as the question before it is deleted. */
export function useLoss(): (course: CourseRow) => string {
  const { t } = useLingui();
  const format = useFormat();
  return (course) => {
    const parts: [count: number, words: string][] = [
      [course.videos_count, t`${plural(course.videos_count, { one: '# video', other: '# videos' })}`],
      [course.records_count, t`${plural(course.records_count, { one: '# record', other: '# records' })}`],
      [course.pdfs_count, t`${plural(course.pdfs_count, { one: '# file', other: '# files' })}`],
      [course.summaries_count, t`${plural(course.summaries_count, { one: '# summary', other: '# summaries' })}`],
      [course.quizzes_count, t`${plural(course.quizzes_count, { one: '# quiz', other: '# quizzes' })}`],
      [course.users_count, t`${plural(course.users_count, { one: '# subscription', other: '# subscriptions' })}`],
    ];
    const lost = format.plainList(parts.filter(([count]) => count > 0).map(([, words]) => words));
    return lost === ''
      ? t`Are you sure you want to delete this course?`
      : t`Are you sure you want to delete this course? What is in it goes as well: ${lost}.`;
  };
}
