import { getMyProgressQuery } from '@fanous/api-client/generated/queries.ts';
import type { Session } from '@fanous/api-client/session';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { createStudentHomeQueries } from '../../lazyHome.ts';
import { useApp } from '../../shared/app/app.ts';

/**
 * Whether everything stands above the sections that a student sees there. Without a network, what is missing does not come. For
 * other users nothing is shown there.
 */
export function useIsStudentHomeSettled(user: Session['data'] | undefined): boolean {
  const app = useApp();
  const queries = createStudentHomeQueries(app, user?.id ?? 0);
  const enabled = user?.role === 'user';
  const progress = useQuery({ ...getMyProgressQuery(app.api), enabled });
  const courses = useQuery({ ...queries.user, enabled });
  const lessons = useQuery({ ...queries.newLessons, enabled });
  const isComplete = enabled && !progress.isLoading && !courses.isLoading && !lessons.isLoading;
  const [isSettled, setSettled] = useState(isComplete);
  useEffect(() => {
    if (!isComplete) return undefined;
    // The sections move in the first frame. Shown in the same one, they would count as visible content that moves.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setSettled(true));
    });
    return () => cancelAnimationFrame(frame);
  }, [isComplete]);
  return !enabled || isSettled;
}
