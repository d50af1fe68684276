import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import type { Metrics } from './metrics.ts';

/** Creates the server of `METRICS_PORT`. It has no access control: the operator chooses who reaches the port. */
export function createMetricsServer(metrics: Metrics): FastifyInstance {
  const server = fastify({ forceCloseConnections: true });
  server.get('/metrics', async (_request, reply) => reply.type(metrics.contentType).send(await metrics.format()));
  return server;
}
