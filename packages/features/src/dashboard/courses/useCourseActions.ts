import { useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../paths.ts';
import type { RowAction } from '../frames/rowAction.ts';
import type { CourseRow } from './useCourseColumns.tsx';

/** The URL parameter that names the action to show as a button (decision 35). */
const actionParam = 'action';

/** About two lines in the table. A longer excerpt gets an action that shows the whole description. */
const maxExcerptLength = 50;

/** The row actions of a course. Only full admins manage its contents (decision 6). */
export function useCourseActions(
  isFullAdmin: boolean,
  onOpenDescription: (course: CourseRow) => void,
): (course: CourseRow) => RowAction[] {
  const { t } = useLingui();
  const preferredAction = useSearchParams()[0].get(actionParam);
  return (course) => {
    const { id, slug } = course;
    const contents: RowAction[] = [
      course.videos_count > 0
        ? { id: 'videos', label: t`Show Videos`, icon: 'video', href: paths.videos.to({ id }) }
        : { id: 'videos', label: t`Add Videos`, icon: 'plus', href: paths.createVideo.to({ id }) },
      course.records_count > 0
        ? { id: 'records', label: t`Show Recordings`, icon: 'headphones', href: paths.records.to({ id }) }
        : { id: 'records', label: t`Add Recordings`, icon: 'plus', href: paths.createRecord.to({ id }) },
      course.pdfs_count > 0
        ? { id: 'pdfs', label: t`Show PDFs`, icon: 'file-text', href: paths.pdfs.to({ id }) }
        : { id: 'pdfs', label: t`Add PDFs`, icon: 'plus', href: paths.createPdf.to({ id }) },
      course.quizzes_count > 0
        ? { id: 'quizzes', label: t`Show Quizzes`, icon: 'list-checks', href: paths.quizzes.to({ id }) }
        : { id: 'quizzes', label: t`Add Quizzes`, icon: 'plus', href: paths.createQuiz.to({ id }) },
      { id: 'units', label: t`Units`, icon: 'folder-open', href: paths.units.to({ id }) },
    ];
    const entries: RowAction[] = [
      ...(isFullAdmin
        ? [
            { id: 'edit', label: t`Edit`, icon: 'pencil' as const, href: paths.editCourse.to({ slug, id }) },
            ...contents,
          ]
        : []),
      { id: 'subscribers', label: t`Subscribers list`, icon: 'users', href: paths.courseUsers.to({ id }) },
      { id: 'add-user', label: t`Add subscriber`, icon: 'user-plus', href: paths.addUserToCourse.to({ slug }) },
      { id: 'remove-user', label: t`Remove subscriber`, icon: 'minus', href: paths.removeUserFromCourse.to({ slug }) },
      ...(course.excerpt.length > maxExcerptLength
        ? [
            {
              id: 'read',
              label: t`Full description`,
              icon: 'book-open' as const,
              onAction: () => onOpenDescription(course),
            },
          ]
        : []),
    ];
    return entries.toSorted((a, b) => Number(b.id === preferredAction) - Number(a.id === preferredAction));
  };
}
