import type { FastifyReply, FastifyRequest } from 'fastify';
import { requireAccess } from '../access/access.ts';
import type { Viewer } from '../access/viewer.ts';
import { runInTransaction } from '../db/transaction.ts';
import { toRecord } from '../json.ts';
import { unauthorized } from '../problems/problem.ts';
import { getCall } from './call.ts';
import { createGuardContext } from './contexts.ts';
import type { Operation } from './document.ts';
import { RepeatedCallError } from './idempotency.ts';
import { toOperationResponse } from './operationResponse.ts';
import { getRepeatableParts } from './repeatableParts.ts';
import { runGuard } from './rights.ts';
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
  service: OperationServices,
): RunTransaction<{ viewer: Viewer; resource: unknown }> {
  const { access } = operation;
  const { db, lockViewer } = service;
  return (work, options = {}) =>
    runInTransaction(db, async (db) => {
      const call = { ...getCall(request) };
      if (access !== 'public') {
        call.viewer = call.viewer && (await lockViewer(db, call.viewer, options));
        if (!call.viewer) throw unauthorized();
        requireAccess(access, call.viewer);
      }
      const context = createGuardContext(request, call, db);
      const earlier = await call.key?.claim(db, getRepeatableParts(operation, call));
      const resource = await runGuard(request, call, service, db);
      if (earlier) throw new RepeatedCallError(earlier);
      const result = await work(db, {
        resource,
        get viewer() {
          return context.viewer;
        },
      });
      if (call.key) {
        const { status, body } = toOperationResponse(operation, result);
        getCall(request).storedResult = result;
        await call.key.store(db, { status, body: String(reply.serializeInput(toRecord(body), String(status))) });
      }
      return result;
    });
}
