import type { FastifyRequest } from 'fastify';
import type { Viewer } from '../access/viewer.ts';
import type { Db } from '../db/database.ts';
import type { Call } from './call.ts';
import type { Context, GuardContext, OperationId, RunTransaction } from './types.ts';

/** Creates the context of a guard. */
export function createGuardContext(request: FastifyRequest, call: Call, db: Db): GuardContext<OperationId> {
  // A spread would call the getter of `viewer`, which throws for public operations.
  return Object.assign(createRequestContext(request, call), { db }) as GuardContext<OperationId>;
}

/** Creates the context of a handler. */
export function createHandlerContext(
  request: FastifyRequest,
  call: Call,
  runTransaction: RunTransaction<{ viewer: Viewer; resource: unknown }>,
): Context<OperationId, unknown> {
  const context = createRequestContext(request, call);
  return Object.assign(context, { resource: call.resource, transaction: runTransaction }) as Context<
    OperationId,
    unknown
  >;
}

function createRequestContext(request: FastifyRequest, { params, query, body, viewer }: Call) {
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
