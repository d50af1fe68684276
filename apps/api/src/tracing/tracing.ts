import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';

/** A span of work for another service, or of this server's own work. */
export interface SpanDetails {
  kind: 'client' | 'internal';
  attributes?: Record<string, string>;
}

/**
 * Traces of requests, for OpenTelemetry. Without an endpoint the server has none, and does not load `openTelemetry.ts` with its packages.
 */
export interface Tracing {
  /** Adds a span for every request of a server and for every query of its database. */
  addTo: (app: FastifyInstance, database: Database) => void;
  /** Runs work in a span below the current one. Work outside of requests has no span. */
  trace: <T>(name: string, details: SpanDetails, work: () => Promise<T>) => Promise<T>;
  /** Gets the id of the current trace, for the log. */
  findTraceId: () => string | undefined;
  /** Sends the spans that are left. Gives up after three seconds. */
  close: () => Promise<void>;
}
