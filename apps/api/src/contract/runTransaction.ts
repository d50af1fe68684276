import type { FastifyReply, FastifyRequest } from 'fastify';
import { requireRoleForAccess, requireTwoStep } from '../access/access.ts';
import type { Viewer } from '../access/viewer.ts';
import { runTransactionWithRetries } from '../db/transaction.ts';
import { toObjectOrEmpty } from '../json.ts';
import { createUnauthorizedProblem } from '../problems/problem.ts';
import { getOperationCall } from './operationCall.ts';
import { createGuardContext } from './contexts.ts';
import type { Operation } from './document.ts';
import { RepeatedCallError } from './idempotency.ts';
import { toOperationResponse } from './operationResponse.ts';
import { getRequestIdentity } from './requestIdentity.ts';
import { runGuardToleratingRepeats } from './rights.ts';
import type { OperationServices } from './service.ts';
import type { RunTransaction } from './types.ts';

/**
 * Creates the `transaction` function of a request. It checks all rights again in the transaction. With an
 * `Idempotency-Key` it stores the result as the response, in the same transaction.
 */
export function createRunTransaction(
  request: FastifyRequest,
  reply: FastifyReply,
  operation: Operation,
  services: OperationServices,
): RunTransaction<{ viewer: Viewer; resource: unknown }> {
  const { access } = operation;
  const { db, lockViewer, setAuditActor } = services;
  return (work, options = {}) =>
    runTransactionWithRetries(db, async (db) => {
      const call = { ...getOperationCall(request) };
      if (access !== 'public') {
        call.viewer = call.viewer && (await lockViewer(db, call.viewer, options));
        if (!call.viewer) throw createUnauthorizedProblem();
        requireTwoStep(call.viewer, operation.id);
        requireRoleForAccess(access, call.viewer);
        await setAuditActor(db, call.viewer, operation.id, request);
      }
      const context = createGuardContext(request, call, db);
      const earlier = await call.idempotencyKey?.claim(db, getRequestIdentity(operation, call));
      const resource = await runGuardToleratingRepeats(request, call, services, db);
      if (earlier) throw new RepeatedCallError(earlier);
      const result = await work(db, {
        resource,
        get viewer() {
          return context.viewer;
        },
      });
      if (call.idempotencyKey) {
        const { status, body } = toOperationResponse(operation, result);
        getOperationCall(request).storedResult = result;
        await call.idempotencyKey.storeResponse(db, {
          status,
          body: String(reply.serializeInput(toObjectOrEmpty(body), String(status))),
        });
      }
      return result;
    });
}
