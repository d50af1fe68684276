import type { FastifyRequest } from 'fastify';
import { requireRoleForAccess, requireTwoStep } from '../access/access.ts';
import type { Db } from '../db/database.ts';
import { Problem, createUnauthorizedProblem } from '../problems/problem.ts';
import { startOperationCall, getOperationCall } from './operationCall.ts';
import type { OperationCall } from './operationCall.ts';
import { createGuardContext } from './contexts.ts';
import type { Operation } from './document.ts';
import type { OperationServices } from './service.ts';

/** Authenticates the caller. Throws 401, or 403 if `x-access` excludes the caller. */
export async function authorizeRequest(
  request: FastifyRequest,
  { access, id }: Operation,
  services: OperationServices,
): Promise<OperationCall> {
  const call = startOperationCall(request);
  if (access === 'public') return call;
  call.viewer = await services.authenticateRequest(request);
  if (!call.viewer) throw createUnauthorizedProblem();
  requireTwoStep(call.viewer, id);
  requireRoleForAccess(access, call.viewer);
  return call;
}

/** Checks session, access level and guard again: they may have changed while the body arrived (decision 42). */
export async function refreshViewerAndResource(
  request: FastifyRequest,
  { access, id }: Operation,
  services: OperationServices,
): Promise<void> {
  const call = getOperationCall(request);
  if (access !== 'public') {
    call.viewer = await services.authenticateRequest(request);
    if (!call.viewer) throw createUnauthorizedProblem();
    requireTwoStep(call.viewer, id);
    requireRoleForAccess(access, call.viewer);
  }
  call.resource = await runGuardToleratingRepeats(request, call, services, services.db);
}

const rightsStatuses = new Set([401, 403, 404]);

/** Runs the guard. A repeated call ignores errors except 401, 403 and 404: the first call may have used up a quota. */
export async function runGuardToleratingRepeats(
  request: FastifyRequest,
  call: OperationCall,
  { guard }: OperationServices,
  db: Db,
): Promise<unknown> {
  try {
    return await guard?.(createGuardContext(request, call, db));
  } catch (error) {
    const isAboutRights = !(error instanceof Problem) || rightsStatuses.has(error.status);
    if (isAboutRights || !(await call.idempotencyKey?.isUsed(db))) throw error;
    return undefined;
  }
}
