import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { paths, getSafeReturnPath } from '../../paths.ts';
import { createDraftStore } from './drafts.ts';
import { useSession } from '../app/useSession.ts';

interface LastCourse {
  slug: string;
  /** Includes the selected video. */
  address: string;
}

const draftName = 'last-course';

/** Saves on this device which course the user has open, and where in it. Saves nothing without a slug. */
export function useSaveLastCourse(slug: string | undefined): void {
  const userId = useSession()?.data.id;
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (slug === undefined || userId === undefined) return;
    createDraftStore(userId).write(draftName, { slug, address: pathname + search } satisfies LastCourse);
  }, [slug, userId, pathname, search]);
}

/** The course that the user had open last on this device. */
export function getLastCourse(userId: number): LastCourse | undefined {
  const { slug, address } = (createDraftStore(userId).read(draftName) ?? {}) as Partial<
    Record<keyof LastCourse, unknown>
  >;
  if (typeof slug !== 'string') return undefined;
  const safeAddress = typeof address === 'string' ? getSafeReturnPath(address) : undefined;
  return { slug, address: safeAddress ?? paths.course.to({ slug }) };
}
