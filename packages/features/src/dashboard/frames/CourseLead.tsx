import { getCourseQuery } from '@fanous/api-client/generated/queries.ts';
import { Bidi } from '@fanous/ui/intl/Bidi';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../shared/app/app.ts';

/** The name of the course that something is added to or changed in, for under the title of its form. */
export function CourseLead({ id }: { id: number }) {
  const { api } = useApp();
  const course = useQuery(getCourseQuery(api, { path: { course: String(id) } }));
  // Its line is there from the start, so that nothing moves.
  return course.data ? <Bidi>{course.data.name}</Bidi> : '\u00A0';
}
