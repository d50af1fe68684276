import { getSettingsQuery } from '@fanous/api-client/generated/queries.ts';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../shared/app/app.ts';
import { useSession } from '../../shared/app/useSession.ts';
import { type Course, type CourseAccess, getCourseAccess } from './courseAccess.ts';

/** What the viewer may open of a course, and otherwise what opens it. */
export function useCourseAccess(course: Course): CourseAccess {
  const { api } = useApp();
  const isSignedIn = useSession() !== null;
  const settings = useQuery(getSettingsQuery(api)).data;
  return getCourseAccess(course, {
    isSignedIn,
    canVisitorsPlayFreeVideos: settings?.free_videos_without_account === 1,
  });
}
