import type { FastifyInstance } from 'fastify';
import { finishCall, getCall } from './call.ts';
import type { Operation } from './document.ts';
import {
  readBody,
  findIdempotencyKey,
  readQuery,
  requireMediaType,
  validateHeaders,
  validatePathParams,
} from './readRequest.ts';
import { respond } from './respond.ts';
import { authorizeRequest, recheckRights, runGuard } from './rights.ts';
import type { OperationServices } from './service.ts';

/** Adds the route of an operation: access, validation, handler and response. */
export function registerOperation(app: FastifyInstance, operation: Operation, service: OperationServices): void {
  const { validators, guard } = service;
  const checkParams = operation.params && validators.compile(operation.params);
  const checkQuery = operation.query && validators.compile(operation.query);
  const checkHeaders = operation.headers && validators.compile(operation.headers);
  const checkBody = operation.body && validators.compile(operation.body.schema);
  // A guard checks the path before the body is read. If the path has no parameters, it checks the body.
  const guardsByPath = operation.params !== undefined;
  const responses = [...operation.responses].filter(([, schema]) => schema !== undefined);

  app.route({
    method: operation.method,
    url: operation.url,
    bodyLimit: service.bodyBytes,
    config: {
      bodyKind: operation.body?.mediaType ?? 'none',
      isBodyOptional: operation.body?.isRequired === false,
      takesFiles: (operation.body?.files.size ?? 0) > 0,
    },
    schema: { response: Object.fromEntries(responses) },
    // A HEAD request would open a stream without a reader.
    exposeHeadRoute: !operation.isStream,
    onRequest: async (request) => {
      const call = await authorizeRequest(request, operation, service);
      call.params = validatePathParams(request.params, operation, checkParams);
      call.query = readQuery(request, operation, checkQuery);
      validateHeaders(request, operation, checkHeaders);
      call.key = findIdempotencyKey(request, operation, call);
      if (guardsByPath) call.resource = await runGuard(request, call, service, service.db);
      requireMediaType(request, operation);
    },
    preHandler: async (request, reply) => {
      const call = getCall(request);
      try {
        const guardFields = async (body: unknown) => {
          call.body = body;
          await runGuard(request, call, service, service.db);
        };
        const reading = { check: checkBody, beforeFile: guard && !guardsByPath ? guardFields : undefined };
        call.body = operation.body && (await readBody(request, reply, call, operation.body, service, reading));
        if (operation.method !== 'GET') await recheckRights(request, operation, service);
        else if (!guardsByPath) call.resource = await runGuard(request, call, service, service.db);
      } catch (error) {
        await finishCall(call);
        throw error;
      }
    },
    handler: async (request, reply) => {
      try {
        return await respond(request, reply, operation, service);
      } finally {
        await finishCall(getCall(request));
      }
    },
  });
}
