import type { FastifyReply, FastifyRequest } from 'fastify';
import { requireAccess } from '../access/access.ts';
import type { Viewer } from '../access/viewer.ts';
import { transaction } from '../db/transaction.ts';
import { toRecord } from '../json.ts';
import { unauthorized } from '../problems/problem.ts';
import { getCall } from './call.ts';
import { createGuardContext } from './contexts.ts';
import type { Operation } from './document.ts';
import { RepeatedCall } from './idempotency.ts';
import { toOperationResponse } from './operationResponse.ts';
import { getRepeatableParts } from './repeatableParts.ts';
import { runGuard } from './rights.ts';
import type { Service } from './service.ts';
import type { RunTransaction } from './types.ts';

/**
 * The transactions of one request. What the rights depend on is read again in each of them. With an `Idempotency-Key` its
 * result is the response, and is stored with the work or not at all.
 */
export function createRunTransaction(
  request: FastifyRequest,
  reply: FastifyReply,
  operation: Operation,
  service: Service,
): RunTransaction<{ viewer: Viewer; resource: unknown }> {
  const { access } = operation;
  const { db, lockViewer } = service;
  return (work, options = {}) =>
    transaction(db, async (db) => {
      const call = { ...getCall(request) };
      if (access !== 'public') {
        call.viewer = call.viewer && (await lockViewer(db, call.viewer, options));
        if (!call.viewer) throw unauthorized();
        requireAccess(access, call.viewer);
      }
      const context = createGuardContext(request, call, db);
      const earlier = await call.key?.take(db, getRepeatableParts(operation, call));
      const resource = await runGuard(request, call, service, db);
      if (earlier) throw new RepeatedCall(earlier);
      const result = await work(db, {
        resource,
        get viewer() {
          return context.viewer;
        },
      });
      if (call.key) {
        const { status, body } = toOperationResponse(operation, result);
        getCall(request).storedResult = result;
        await call.key.keep(db, { status, body: String(reply.serializeInput(toRecord(body), String(status))) });
      }
      return result;
    });
}
