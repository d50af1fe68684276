import { getCourseQuery } from '@fanous/api-client/generated/queries.ts';
import { Bidi } from '@fanous/ui/intl/Bidi';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../shared/app/app.ts';

/** The name of a course, as the subtitle of a form. */
export function CourseName({ id }: { id: number }) {
  const { api } = useApp();
  const course = useQuery(getCourseQuery(api, { path: { course: String(id) } }));
  // The no-break space reserves the line, so that the layout does not shift.
  return course.data ? <Bidi>{course.data.name}</Bidi> : '\u00A0';
}
