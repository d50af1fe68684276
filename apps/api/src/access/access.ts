import type { AccessLevel } from '../contract/schema.ts';
import type { OperationId } from '../contract/types.ts';
import { createForbiddenProblem, Problem } from '../problems/problem.ts';
import { isAdmin, isFullAdmin } from './viewer.ts';
import type { Viewer } from './viewer.ts';

// What the access level alone decides. For `self`, `staff` and the course levels, the operation's guard checks the rest.
const rules: Record<Exclude<AccessLevel, 'public'>, (viewer: Viewer) => boolean> = {
  'signed-in': () => true,
  self: () => true,
  'course-member': () => true,
  staff: ({ role }) => role !== 'user',
  'course-staff': ({ role, isLimited }) => role !== 'user' && !isLimited,
  admin: isAdmin,
  'full-admin': isFullAdmin,
};

const guardedLevels = new Set<AccessLevel>(['self', 'course-member', 'staff', 'course-staff']);

/** Throws 403 if the access level excludes the viewer. */
export function requireRoleForAccess(access: Exclude<AccessLevel, 'public'>, viewer: Viewer): void {
  if (!rules[access](viewer)) throw createForbiddenProblem();
}

/** What an account can do before it turns on the two-step verification that the operator requires. */
const operationsWithoutTwoStep: ReadonlySet<OperationId> = new Set<OperationId>([
  'getMyTwoStep',
  'startTwoStepSetup',
  'turnOnTwoStep',
  'logout',
]);

/**
 * Throws 403 if the viewer has to turn on two-step verification first. Routes outside the contract, such as resumable uploads, pass
 * no operation and are always refused.
 */
export function requireTwoStep(viewer: Viewer, operationId?: OperationId): void {
  if (!viewer.mustTurnOnTwoStep || (operationId && operationsWithoutTwoStep.has(operationId))) return;
  throw new Problem(403, 'two_step_required');
}

/** Whether operations with this access level need a guard. */
export const needsGuard = (access: AccessLevel): boolean => guardedLevels.has(access);
