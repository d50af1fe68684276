import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { isCalledForPage } from '../topics/topicRecorder.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operation of the contract. Its requests are measured under this name. */
    operationId?: string;
    /** A response that stays open is not measured. */
    isEventStream?: boolean;
  }
}

/** Measures the duration of requests. Calls of our own API for a page are part of its rendering. */
export const requestMetricsPlugin = plugin(
  async (app: FastifyInstance) => {
    app.addHook('onResponse', async ({ method, routeOptions }, { elapsedTime, statusCode }) => {
      const { url = 'unknown', config } = routeOptions;
      if (config.isEventStream || isCalledForPage()) return;
      const labels = { operation: config.operationId ?? url, method, status: statusCode };
      app.metrics.requestDuration.observe(labels, elapsedTime / 1_000);
    });
  },
  { name: 'request-metrics' },
);
