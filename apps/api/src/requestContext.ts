import { AsyncLocalStorage } from 'node:async_hooks';
import plugin from 'fastify-plugin';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isCalledForPage } from './topics/topicRecorder.ts';

const storage = new AsyncLocalStorage<{ requestId: string }>();

/** Finds the id of the request for which the current work is done, for the log. A page's calls of our own API have the id of the page. */
export const findRequestId = (): string | undefined => storage.getStore()?.requestId;

/** Keeps the id of a request for the work that it causes. */
export const requestContextPlugin = plugin(
  async (app: FastifyInstance) => {
    const run = ({ id }: FastifyRequest, done: () => void) =>
      isCalledForPage() ? done() : storage.run({ requestId: id }, done);
    app.addHook('onRequest', (request, _reply, done) => run(request, done));
    // Receiving a body runs in the context of the connection.
    app.addHook('preValidation', (request, _reply, done) => run(request, done));
  },
  { name: 'request-context' },
);
