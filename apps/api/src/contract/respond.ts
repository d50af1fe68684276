import type { FastifyReply, FastifyRequest } from 'fastify';
import { runPublicRead } from '../db/publicReads.ts';
import { getOperationCall } from './operationCall.ts';
import { createHandlerContext } from './contexts.ts';
import type { Operation } from './document.ts';
import { RepeatedCallError } from './idempotency.ts';
import type { StoredResponse } from './idempotency.ts';
import { toOperationResponse } from './operationResponse.ts';
import { getRequestIdentity } from './requestIdentity.ts';
import { createRunTransaction } from './runTransaction.ts';
import type { OperationServices } from './service.ts';
import { getResponseTopics } from '../topics/responseTopics.ts';
import { setRecordedTopics } from '../topics/topicRecorder.ts';

/** Runs the handler of an operation and sends what it returns. */
export async function runHandlerAndRespond(
  request: FastifyRequest,
  reply: FastifyReply,
  operation: Operation,
  services: OperationServices,
): Promise<FastifyReply> {
  const { cache, handler, onChange, onPublicChange, db } = services;
  const call = getOperationCall(request);
  const handlerContext = createHandlerContext(request, call, createRunTransaction(request, reply, operation, services));
  const [status = 200] = operation.successResponses.keys();
  if (operation.access === 'public' && operation.method === 'GET') {
    const key = JSON.stringify([operation.id, call.params, call.query]);
    const { bytes, topics } = await cache.getOrLoad(key, async () => {
      const result = await runPublicRead(async () => handler(handlerContext));
      return {
        bytes: Buffer.from(reply.code(status).serialize(result) as string),
        topics: getResponseTopics(operation.id, result, call.query),
      };
    });
    setRecordedTopics(topics);
    return reply.code(status).type('application/json; charset=utf-8').send(bytes);
  }
  const earlier = await call.idempotencyKey?.findResponse(db, getRequestIdentity(operation, call));
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
  if (operation.isEventStream) return sendStream(reply, result);
  if (operation.method !== 'GET') onChange?.();
  if (operation.method !== 'GET' && !operation.isInvisibleToOthers) {
    cache.clear();
    await onPublicChange?.();
  }
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
