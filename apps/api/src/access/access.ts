import type { Access } from '../contract/schema.ts';
import { forbidden } from '../problems/problem.ts';
import { isAdmin, isFullAdmin } from './viewer.ts';
import type { Viewer } from './viewer.ts';

// What the word alone decides. `self`, `staff` and the course words leave the rest to the guard their operation must have.
const rules: Record<Exclude<Access, 'public'>, (viewer: Viewer) => boolean> = {
  'signed-in': () => true,
  self: () => true,
  'course-member': () => true,
  staff: ({ role }) => role !== 'user',
  'course-staff': ({ role, isLimited }) => role !== 'user' && !isLimited,
  admin: isAdmin,
  'full-admin': isFullAdmin,
};

const guarded = new Set<Access>(['self', 'course-member', 'staff', 'course-staff']);

/** Refuses a viewer whom the operation's access word leaves out. */
export function requireAccess(access: Exclude<Access, 'public'>, viewer: Viewer): void {
  if (!rules[access](viewer)) throw forbidden();
}

/** Whether the word needs a guard that looks at the thing itself. */
export const needsGuard = (access: Access): boolean => guarded.has(access);
