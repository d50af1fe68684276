import type { AsyncLocalStorage } from 'node:async_hooks';
import { ROOT_CONTEXT, SpanKind, defaultTextMapGetter, trace } from '@opentelemetry/api';
import type { Context, Tracer } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import {
  ATTR_HTTP_REQUEST_METHOD,
  ATTR_HTTP_RESPONSE_HEADER,
  ATTR_HTTP_RESPONSE_STATUS_CODE,
  ATTR_HTTP_ROUTE,
  ATTR_NETWORK_PROTOCOL_VERSION,
  ATTR_URL_SCHEME,
} from '@opentelemetry/semantic-conventions';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isCalledForPage } from '../topics/topicRecorder.ts';
import { getErrorType, markFailed } from './spanErrors.ts';

/**
 * Adds a span for every request, following the semantic conventions for HTTP. Leaves out what may identify a user: path, query, address and
 * browser. Event streams have no span, because they stay open for hours.
 */
export function addRequestSpans(app: FastifyInstance, tracer: Tracer, storage: AsyncLocalStorage<Context>): void {
  const propagator = new W3CTraceContextPropagator();
  const contexts = new WeakMap<FastifyRequest, Context>();
  const errors = new WeakMap<FastifyRequest, unknown>();

  const getParent = ({ headers }: FastifyRequest) =>
    (isCalledForPage() && storage.getStore()) || propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter);

  app.addHook('onRequest', (request, _reply, done) => {
    const { method, routeOptions, id, protocol, raw } = request;
    const { url: route, config } = routeOptions;
    if (config.isEventStream) return done();
    const parent = getParent(request);
    const span = tracer.startSpan(
      config.operationId ?? [method, route].filter(Boolean).join(' '),
      {
        kind: isCalledForPage() ? SpanKind.INTERNAL : SpanKind.SERVER,
        attributes: {
          [ATTR_HTTP_REQUEST_METHOD]: method,
          ...(route !== undefined && { [ATTR_HTTP_ROUTE]: route }),
          [ATTR_URL_SCHEME]: protocol,
          [ATTR_NETWORK_PROTOCOL_VERSION]: raw.httpVersion,
          [ATTR_HTTP_RESPONSE_HEADER('x-request-id')]: [id],
        },
      },
      parent,
    );
    const context = trace.setSpan(parent, span);
    contexts.set(request, context);
    request.log = request.log.child({ trace_id: span.spanContext().traceId });
    storage.run(context, done);
  });
  // A body is received in the context of the connection, so the context is set again.
  app.addHook('preValidation', (request, _reply, done) => {
    const context = contexts.get(request);
    if (context) storage.run(context, done);
    else done();
  });
  app.addHook('onError', (request, _reply, error, done) => {
    errors.set(request, error);
    done();
  });
  const endSpan = (request: FastifyRequest, status: number | undefined) => {
    const span = trace.getSpan(contexts.get(request) ?? ROOT_CONTEXT);
    if (!span?.isRecording()) return;
    if (status !== undefined) span.setAttribute(ATTR_HTTP_RESPONSE_STATUS_CODE, status);
    if (status === undefined) markFailed(span, 'aborted');
    else if (status >= 500) markFailed(span, errors.has(request) ? getErrorType(errors.get(request)) : String(status));
    span.end();
  };
  app.addHook('onResponse', (request, { statusCode }, done) => {
    endSpan(request, statusCode);
    // Mails are sent after the response.
    const context = contexts.get(request);
    if (context) storage.run(context, done);
    else done();
  });
  app.addHook('onRequestAbort', (request, done) => {
    endSpan(request, undefined);
    done();
  });
}
