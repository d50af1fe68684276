import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';

/** The time between the signal to shut down and the closing of the port. */
export interface ShutdownDelay {
  /** Whether the server is about to shut down. It then reports that it is not ready, but still handles requests. */
  readonly hasStarted: boolean;
  /** Waits until `SHUTDOWN_DELAY_SECONDS` are over, or until it is aborted. */
  wait: (signal: AbortSignal) => Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    shutdownDelay: ShutdownDelay;
  }
}

/**
 * Gives a proxy time to notice that the server shuts down and to send requests elsewhere. Meanwhile each response closes its connection, so
 * that the proxy has no open connections when the port closes.
 */
export const shutdownDelayPlugin = plugin(
  async (app: FastifyInstance) => {
    let hasStarted = false;
    app.decorate('shutdownDelay', {
      get hasStarted() {
        return hasStarted;
      },
      wait: async (signal) => {
        hasStarted = true;
        await sleep(app.config.shutdownDelaySeconds * 1_000, undefined, { signal }).catch(() => undefined);
      },
    });
    app.addHook('onSend', async (_request, reply) => {
      if (hasStarted) reply.header('connection', 'close');
    });
  },
  { name: 'shutdown-delay' },
);
