import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../../problems/problem.ts';

/** For whoever watches over the server: is the process alive, and can it do its work. */
export async function healthRoutes(app: FastifyInstance): Promise<void> {
  app.get('/health/live', () => ({ status: 'ok' }));

  app.get('/health/ready', async (request) => {
    try {
      await sql`select 1`.execute(app.db);
    } catch (error) {
      request.log.warn({ err: error }, 'the database does not answer');
      throw new Problem(503, 'unavailable', { retryAfter: 5 });
    }
    return { status: 'ok' };
  });
}
