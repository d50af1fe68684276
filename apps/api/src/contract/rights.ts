import type { FastifyRequest } from 'fastify';
import { requireAccess } from '../access/access.ts';
import type { Db } from '../db/database.ts';
import { Problem, unauthorized } from '../problems/problem.ts';
import { createCall, getCall } from './call.ts';
import type { Call } from './call.ts';
import { createGuardContext } from './contexts.ts';
import type { Operation } from './document.ts';
import type { OperationServices } from './service.ts';

/** Authenticates the caller. Throws 401, or 403 if `x-access` excludes the caller. */
export async function authorizeRequest(
  request: FastifyRequest,
  { access }: Operation,
  service: OperationServices,
): Promise<Call> {
  const call = createCall(request);
  if (access === 'public') return call;
  call.viewer = await service.authenticate(request);
  if (!call.viewer) throw unauthorized();
  requireAccess(access, call.viewer);
  return call;
}

/** Checks session, access level and guard again: they may have changed while the body arrived (decision 42). */
export async function recheckRights(
  request: FastifyRequest,
  { access }: Operation,
  service: OperationServices,
): Promise<void> {
  const call = getCall(request);
  if (access !== 'public') {
    call.viewer = await service.authenticate(request);
    if (!call.viewer) throw unauthorized();
    requireAccess(access, call.viewer);
  }
  call.resource = await runGuard(request, call, service, service.db);
}

const rightsStatuses = new Set([401, 403, 404]);

/** Runs the guard. A repeated call ignores errors except 401, 403 and 404: the first call may have used up a quota. */
export async function runGuard(
  request: FastifyRequest,
  call: Call,
  { guard }: OperationServices,
  db: Db,
): Promise<unknown> {
  try {
    return await guard?.(createGuardContext(request, call, db));
  } catch (error) {
    const isAboutRights = !(error instanceof Problem) || rightsStatuses.has(error.status);
    if (isAboutRights || !(await call.key?.isUsed(db))) throw error;
    return undefined;
  }
}
