import type { FastifyReply, FastifyRequest } from 'fastify';
import { getCall } from './call.ts';
import { createHandlerContext } from './contexts.ts';
import type { Operation } from './document.ts';
import { RepeatedCallError } from './idempotency.ts';
import type { StoredResponse } from './idempotency.ts';
import { toOperationResponse } from './operationResponse.ts';
import { getRepeatableParts } from './repeatableParts.ts';
import { createRunTransaction } from './runTransaction.ts';
import type { OperationServices } from './service.ts';

/** Runs the handler of an operation and sends what it returns. */
export async function respond(
  request: FastifyRequest,
  reply: FastifyReply,
  operation: Operation,
  service: OperationServices,
): Promise<FastifyReply> {
  const { cache, clearCaches, handler, onChange, db } = service;
  const call = getCall(request);
  const handlerContext = createHandlerContext(request, call, createRunTransaction(request, reply, operation, service));
  const [status = 200] = operation.responses.keys();
  if (operation.access === 'public' && operation.method === 'GET') {
    const key = JSON.stringify([operation.id, call.params, call.query]);
    const bytes = await cache.get(key, async () =>
      Buffer.from(reply.code(status).serialize(await handler(handlerContext)) as string),
    );
    return reply.code(status).type('application/json; charset=utf-8').send(bytes);
  }
  const earlier = await call.key?.find(db, getRepeatableParts(operation, call));
  if (earlier) return sendStoredResponse(reply, earlier);
  let result: unknown;
  try {
    result = await handler(handlerContext);
  } catch (error) {
    if (error instanceof RepeatedCallError) return sendStoredResponse(reply, error.response);
    throw error;
  }
  if ('storedResult' in call && call.storedResult !== result)
    throw new Error(`${operation.id} returned another result than its transaction.`);
  if (operation.isStream) return sendStream(reply, result);
  if (operation.method !== 'GET') onChange?.();
  if (operation.method !== 'GET' && !operation.hasNoPublicEffect) clearCaches();
  const final = toOperationResponse(operation, result);
  return reply
    .code(final.status)
    .headers(final.headers)
    .send(final.body ?? undefined);
}

/** Sends the earlier response of a repeated call. */
const sendStoredResponse = (reply: FastifyReply, { status, body }: StoredResponse) =>
  reply.code(status).type('application/json; charset=utf-8').send(Buffer.from(body));

/** Sends a stream of events. The header tells proxies not to buffer it. The connection closes at the end. */
const sendStream = (reply: FastifyReply, stream: unknown) =>
  reply
    .type('text/event-stream; charset=utf-8')
    .header('x-accel-buffering', 'no')
    .header('connection', 'close')
    .send(stream);
