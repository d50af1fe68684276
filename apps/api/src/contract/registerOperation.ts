import type { FastifyInstance } from 'fastify';
import { cleanUpCall, getOperationCall } from './operationCall.ts';
import type { Operation } from './document.ts';
import {
  receiveBody,
  findIdempotencyKey,
  readQueryParams,
  requireMediaType,
  validateHeaders,
  readPathParams,
} from './readRequest.ts';
import { runHandlerAndRespond } from './respond.ts';
import { authorizeRequest, refreshViewerAndResource, runGuardToleratingRepeats } from './rights.ts';
import type { OperationServices } from './service.ts';

/** Adds the route of an operation: access, validation, handler and response. */
export function registerOperation(app: FastifyInstance, operation: Operation, services: OperationServices): void {
  const { validatorCompiler, guard } = services;
  const checkParams = operation.params && validatorCompiler.compile(operation.params);
  const checkQuery = operation.query && validatorCompiler.compile(operation.query);
  const checkHeaders = operation.headers && validatorCompiler.compile(operation.headers);
  const checkBody = operation.body && validatorCompiler.compile(operation.body.schema);
  // A guard checks the path before the body is read. If the path has no parameters, it checks the body.
  const guardsByPath = operation.params !== undefined;
  const responses = [...operation.successResponses].filter(([, schema]) => schema !== undefined);

  app.route({
    method: operation.method,
    url: operation.url,
    bodyLimit: services.maxBodyBytes,
    config: {
      operationId: operation.id,
      isEventStream: operation.isEventStream,
      bodyMediaType: operation.body?.mediaType ?? 'none',
      isBodyOptional: operation.body?.isRequired === false,
      takesFiles: (operation.body?.files.size ?? 0) > 0,
    },
    schema: { response: Object.fromEntries(responses) },
    // A HEAD request would open a stream without a reader.
    exposeHeadRoute: !operation.isEventStream,
    onRequest: async (request) => {
      const call = await authorizeRequest(request, operation, services);
      call.params = readPathParams(request.params, operation, checkParams);
      call.query = readQueryParams(request, operation, checkQuery);
      validateHeaders(request, operation, checkHeaders);
      call.idempotencyKey = findIdempotencyKey(request, operation, call);
      if (guardsByPath) call.resource = await runGuardToleratingRepeats(request, call, services, services.db);
      requireMediaType(request, operation);
    },
    preHandler: async (request, reply) => {
      const call = getOperationCall(request);
      try {
        const guardFields = async (body: unknown) => {
          call.body = body;
          await runGuardToleratingRepeats(request, call, services, services.db);
        };
        const reading = { check: checkBody, beforeFile: guard && !guardsByPath ? guardFields : undefined };
        call.body = operation.body && (await receiveBody(request, reply, call, operation.body, services, reading));
        if (operation.method !== 'GET') await refreshViewerAndResource(request, operation, services);
        else if (!guardsByPath) call.resource = await runGuardToleratingRepeats(request, call, services, services.db);
      } catch (error) {
        await cleanUpCall(call);
        throw error;
      }
    },
    handler: async (request, reply) => {
      try {
        return await runHandlerAndRespond(request, reply, operation, services);
      } finally {
        await cleanUpCall(getOperationCall(request));
      }
    },
  });
}
