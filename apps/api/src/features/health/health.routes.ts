import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../../problems/problem.ts';

/** Health checks for proxies and monitoring. Live: the process runs. Ready: it accepts new requests, and the database responds. */
export async function healthRoutes(app: FastifyInstance): Promise<void> {
  app.get('/health/live', () => ({ status: 'ok' }));

  app.get('/health/ready', async (request) => {
    if (app.shutdownDelay.hasStarted) throw new Problem(503, 'unavailable', { retryAfterSeconds: 5 });
    try {
      await sql`select 1`.execute(app.db);
    } catch (error) {
      request.log.warn({ err: error }, 'the database does not respond');
      throw new Problem(503, 'unavailable', { retryAfterSeconds: 5 });
    }
    return { status: 'ok' };
  });
}
