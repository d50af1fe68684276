import { useSession } from '../../shared/app/useSession.ts';
import { type Course, type CourseAccess, getCourseAccess } from './courseAccess.ts';

/** What the viewer may open of a course, and otherwise what opens it. */
export function useCourseAccess(course: Course): CourseAccess {
  const isSignedIn = useSession() !== null;
  return getCourseAccess(course, isSignedIn);
}
