import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { deleteOldResponses } from '../contract/idempotency.repository.ts';
import { deleteDeadSessions } from '../features/auth/sessions.repository.ts';
import { deleteOldAttempts } from '../features/auth/throttle.repository.ts';

const every = 3_600_000;

/** Clears away, once an hour, what has run out: sessions, counted attempts, stored responses, files that no row names. */
export const housekeeping = plugin(
  async (app: FastifyInstance) => {
    const tidy = async () => {
      await deleteDeadSessions(app.db, app.config);
      await deleteOldAttempts(app.db);
      await deleteOldResponses(app.db);
      await app.files.sweep();
    };
    const timer = setInterval(() => {
      tidy().catch((error: unknown) => app.log.warn({ err: error }, 'housekeeping failed'));
    }, every);
    timer.unref();
    app.addHook('onClose', async () => clearInterval(timer));
  },
  { name: 'housekeeping' },
);
