import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';

/** `client` is a call of another service, `internal` is work of this server. */
export interface SpanDetails {
  kind: 'client' | 'internal';
  attributes?: Record<string, string>;
}

/**
 * Traces of requests, for OpenTelemetry. Without an endpoint there is no `Tracing`, and `openTelemetry.ts` with its packages is not loaded.
 */
export interface Tracing {
  /** Adds a span for every request of a server and for every query of its database. */
  addTo: (app: FastifyInstance, database: Database) => void;
  /** Runs work in a span below the current one. Work outside of requests has no span. */
  trace: <T>(name: string, details: SpanDetails, work: () => Promise<T>) => Promise<T>;
  /** Gets the id of the current trace, for the log. */
  findTraceId: () => string | undefined;
  /** Sends the remaining spans. Gives up after three seconds. */
  close: () => Promise<void>;
}
