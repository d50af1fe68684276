import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { paths, safeReturn } from '../paths.ts';
import { draftsOf } from './drafts.ts';
import { useSession } from './useSession.ts';

interface LastCourse {
  slug: string;
  /** With the video that was on. */
  address: string;
}

const name = 'last-course';

/** Notes on this device that somebody is in a course of theirs, and where in it; nothing without a slug. */
export function useRememberCourse(slug: string | undefined): void {
  const userId = useSession()?.data.id;
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (slug === undefined || userId === undefined) return;
    draftsOf(userId).write(name, { slug, address: pathname + search } satisfies LastCourse);
  }, [slug, userId, pathname, search]);
}

/** The course that a user had open last on this device. */
export function readLastCourse(userId: number): LastCourse | undefined {
  const { slug, address } = (draftsOf(userId).read(name) ?? {}) as Partial<Record<keyof LastCourse, unknown>>;
  if (typeof slug !== 'string') return undefined;
  const known = typeof address === 'string' ? safeReturn(address) : undefined;
  return { slug, address: known ?? paths.course.to({ slug }) };
}
