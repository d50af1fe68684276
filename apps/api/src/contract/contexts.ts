import type { FastifyRequest } from 'fastify';
import type { Viewer } from '../access/viewer.ts';
import type { Db } from '../db/database.ts';
import type { OperationCall } from './operationCall.ts';
import type { HandlerContext, GuardContext, OperationId, RunTransaction } from './types.ts';

/** Creates the context of a guard. */
export function createGuardContext(request: FastifyRequest, call: OperationCall, db: Db): GuardContext<OperationId> {
  // A spread would call the getter of `viewer`, which throws for public operations.
  return Object.assign(createRequestContext(request, call), { db }) as GuardContext<OperationId>;
}

/** Creates the context of a handler. */
export function createHandlerContext(
  request: FastifyRequest,
  call: OperationCall,
  runTransaction: RunTransaction<{ viewer: Viewer; resource: unknown }>,
): HandlerContext<OperationId, unknown> {
  const context = createRequestContext(request, call);
  return Object.assign(context, { resource: call.resource, transaction: runTransaction }) as HandlerContext<
    OperationId,
    unknown
  >;
}

function createRequestContext(request: FastifyRequest, { params, query, body, viewer }: OperationCall) {
  return {
    params,
    query,
    body,
    request,
    get viewer(): Viewer {
      if (!viewer) throw new Error('Public operations have no viewer.');
      return viewer;
    },
  };
}
