import { isAdmin } from '../../access/viewer.ts';
import type { Viewer } from '../../access/viewer.ts';
import { forbidden } from '../../problems/problem.ts';

/** Oneself, and admins of both kinds. A teacher sees students through the own courses only. */
export function requireSelf(viewer: Viewer, userId: number): void {
  if (viewer.id !== userId && !isAdmin(viewer)) throw forbidden();
}
