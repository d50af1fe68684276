import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { createNotFoundProblem } from '../problems/problem.ts';

/** Serves `/metrics` to requests with the token of `METRICS_TOKEN`. For others it does not exist. */
export function createMetricsRoute(token: string) {
  const expected = Buffer.from(`Bearer ${token}`);
  return async (app: FastifyInstance): Promise<void> => {
    app.get('/metrics', async ({ headers }, reply) => {
      const given = Buffer.from(headers.authorization ?? '');
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw createNotFoundProblem();
      return reply
        .header('cache-control', 'no-store')
        .type(app.metrics.contentType)
        .send(await app.metrics.format());
    });
  };
}
