import type { GetCourseResult, GetPublicCourseResult } from '@fanous/api-client/generated/queries.ts';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../shared/app.ts';
import { useSession } from '../shared/useSession.ts';
import { ownCourseQuery, publicCourseQuery } from './course.api.ts';

/** How whoever looks at a course stands to it. */
type Standing =
  /** Nobody is signed in. */
  | 'visitor'
  /** Signed in, and the answer whether the course is theirs has not come yet. */
  | 'unknown'
  /** Signed in without the course. */
  | 'outsider'
  /** The course is theirs: bought, given or made. */
  | 'member';

/** What is known of a course. */
export interface CourseView {
  course: GetCourseResult | GetPublicCourseResult | undefined;
  /** What is open to the viewer; missing until it is known. */
  own: GetCourseResult | undefined;
  standing: Standing;
  error: Error | null;
  isFetching: boolean;
  retry: () => unknown;
}

/** A course: at once as everybody sees it, then with what is open to whoever is signed in. */
export function useCourse(slug: string): CourseView {
  const { api } = useApp();
  const isSignedIn = useSession() !== null;
  const open = useQuery(publicCourseQuery(api, slug));
  const own = useQuery({ ...ownCourseQuery(api, slug), enabled: isSignedIn });
  const mine = isSignedIn ? own.data : undefined;
  return {
    course: mine ?? open.data,
    own: mine,
    standing: !isSignedIn ? 'visitor' : !mine ? 'unknown' : mine.has_course ? 'member' : 'outsider',
    isFetching: open.isFetching || own.isFetching,
    error: open.error ?? (isSignedIn ? own.error : null),
    retry: () => Promise.all([open.refetch(), ...(isSignedIn ? [own.refetch()] : [])]),
  };
}
