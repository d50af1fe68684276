import type { FastifyInstance } from 'fastify';
import { finishCall, getCall } from './call.ts';
import type { Operation } from './document.ts';
import { readBody, readKey, readQuery, refuseMediaType, validateHeaders, validatePathParams } from './readRequest.ts';
import { respond } from './respond.ts';
import { authorizeRequest, recheckRights, runGuard } from './rights.ts';
import type { Service } from './service.ts';

/** Adds the route of an operation: rights, validation, handler and response. */
export function serveOperation(app: FastifyInstance, operation: Operation, service: Service): void {
  const { validators, guard } = service;
  const checkParams = operation.params && validators.of(operation.params);
  const checkQuery = operation.query && validators.of(operation.query);
  const checkHeaders = operation.headers && validators.of(operation.headers);
  const checkBody = operation.body && validators.of(operation.body.schema);
  // A guard looks at what the path names before the body is read; where the path names nothing, at the body.
  const guardsEarly = operation.params !== undefined;
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
    // Nobody would read the stream that a HEAD opens.
    exposeHeadRoute: !operation.isStream,
    onRequest: async (request) => {
      const call = await authorizeRequest(request, operation, service);
      call.params = validatePathParams(request.params, operation, checkParams);
      call.query = readQuery(request, operation, checkQuery);
      validateHeaders(request, operation, checkHeaders);
      call.key = readKey(request, operation, call);
      if (guardsEarly) call.resource = await runGuard(request, call, service, service.db);
      refuseMediaType(request, operation);
    },
    preHandler: async (request, reply) => {
      const call = getCall(request);
      try {
        const guardFields = async (body: unknown) => {
          call.body = body;
          await runGuard(request, call, service, service.db);
        };
        const reading = { check: checkBody, beforeFile: guard && !guardsEarly ? guardFields : undefined };
        call.body = operation.body && (await readBody(request, reply, call, operation.body, service, reading));
        if (operation.method !== 'GET') await recheckRights(request, operation, service);
        else if (!guardsEarly) call.resource = await runGuard(request, call, service, service.db);
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
