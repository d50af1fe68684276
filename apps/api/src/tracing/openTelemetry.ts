import { AsyncLocalStorage } from 'node:async_hooks';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT_CONTEXT, SpanKind, trace } from '@opentelemetry/api';
import type { Context } from '@opentelemetry/api';
import { setGlobalErrorHandler } from '@opentelemetry/core';
import {
  ATTR_DB_QUERY_SUMMARY,
  ATTR_DB_QUERY_TEXT,
  ATTR_DB_RESPONSE_STATUS_CODE,
  ATTR_DB_SYSTEM_NAME,
} from '@opentelemetry/semantic-conventions';
import type { FastifyBaseLogger } from 'fastify';
import type { TracingSettings } from '../config/tracing.ts';
import type { EndedQuery } from '../db/database.ts';
import { addRequestSpans } from './requestSpans.ts';
import { getErrorType, markFailed } from './spanErrors.ts';
import { summarizeQuery } from './summarizeQuery.ts';
import { createTracerProvider } from './tracerProvider.ts';
import type { SpanDetails, Tracing } from './tracing.ts';

const closeTimeoutMs = 3_000;
const minErrorIntervalMs = 60_000;
const kinds = { client: SpanKind.CLIENT, internal: SpanKind.INTERNAL };

/**
 * Starts tracing. Spans are created in our own code. Patching modules would need a loader hook for ES modules, which slows down every
 * start.
 */
export function startTracing(settings: TracingSettings): Tracing {
  const provider = createTracerProvider(settings);
  const tracer = provider.getTracer('fanous');
  const storage = new AsyncLocalStorage<Context>();

  const addQuerySpan = ({ sql, milliseconds, errorCode, isError }: EndedQuery) => {
    const parent = storage.getStore();
    if (!parent) return;
    const end = performance.now();
    const summary = summarizeQuery(sql);
    const attributes = {
      [ATTR_DB_SYSTEM_NAME]: 'postgresql',
      [ATTR_DB_QUERY_SUMMARY]: summary,
      [ATTR_DB_QUERY_TEXT]: sql,
      ...(errorCode !== undefined && { [ATTR_DB_RESPONSE_STATUS_CODE]: errorCode }),
    };
    const options = { kind: SpanKind.CLIENT, startTime: end - milliseconds, attributes };
    const span = tracer.startSpan(summary, options, parent);
    if (isError) markFailed(span, errorCode ?? 'unknown');
    span.end(end);
  };

  return {
    addTo: (app, database) => {
      setGlobalErrorHandler(createErrorHandler(app.log));
      addRequestSpans(app, tracer, storage);
      const unwatch = database.watchQueries(addQuerySpan);
      app.addHook('onClose', async () => unwatch());
    },
    trace: async (name, { kind, attributes = {} }: SpanDetails, work) => {
      const parent = storage.getStore();
      if (!parent) return work();
      const span = tracer.startSpan(name, { kind: kinds[kind], attributes }, parent);
      try {
        return await storage.run(trace.setSpan(parent, span), work);
      } catch (error) {
        markFailed(span, getErrorType(error));
        throw error;
      } finally {
        span.end();
      }
    },
    findTraceId: () => trace.getSpanContext(storage.getStore() ?? ROOT_CONTEXT)?.traceId,
    close: async () => {
      const timeout = new AbortController();
      const timer = wait(closeTimeoutMs, undefined, { signal: timeout.signal }).catch(() => undefined);
      // An endpoint that does not respond must not delay the shutdown. Its error was logged before.
      await Promise.race([provider.shutdown().catch(() => undefined), timer]);
      timeout.abort();
    },
  };
}

/** Logs that spans are lost, at most once a minute. */
function createErrorHandler(log: FastifyBaseLogger) {
  let lastTime = -Infinity;
  return (error: unknown) => {
    if (performance.now() - lastTime < minErrorIntervalMs) return;
    lastTime = performance.now();
    log.warn({ err: error }, 'traces could not be sent');
  };
}
