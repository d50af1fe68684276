import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../shared/app/app.ts';
import { useSession } from '../../shared/app/useSession.ts';
import { courseWithAccessQuery, publicCourseQuery } from '../../shared/course/course.api.ts';
import type { Course } from './courseAccess.ts';

interface CourseState {
  course: Course | undefined;
  error: Error | null;
  isFetching: boolean;
  retry: () => unknown;
}

/** Returns a course: first as visitors see it, then, for the signed-in user, with `has_course` and what is open to them. */
export function useCourseForViewer(slug: string): CourseState {
  const { api } = useApp();
  const isSignedIn = useSession() !== null;
  const publicCourse = useQuery(publicCourseQuery(api, slug));
  const ownCourse = useQuery({ ...courseWithAccessQuery(api, slug), enabled: isSignedIn });
  return {
    course: (isSignedIn ? ownCourse.data : undefined) ?? publicCourse.data,
    isFetching: publicCourse.isFetching || ownCourse.isFetching,
    error: publicCourse.error ?? (isSignedIn ? ownCourse.error : null),
    retry: () => Promise.all([publicCourse.refetch(), ...(isSignedIn ? [ownCourse.refetch()] : [])]),
  };
}
