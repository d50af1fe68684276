import { AsyncLocalStorage } from 'node:async_hooks';
import plugin from 'fastify-plugin';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isCalledForPage } from './topics/topicRecorder.ts';

const storage = new AsyncLocalStorage<{ requestId: string }>();

/** Finds the id of the current request, for the log. API calls that render a page have the id of the request of the page. */
export const findRequestId = (): string | undefined => storage.getStore()?.requestId;

/** Makes the id of a request available to everything that runs for it. */
export const requestContextPlugin = plugin(
  async (app: FastifyInstance) => {
    const run = ({ id }: FastifyRequest, done: () => void) =>
      isCalledForPage() ? done() : storage.run({ requestId: id }, done);
    app.addHook('onRequest', (request, _reply, done) => run(request, done));
    // A body is received in the context of the connection, so the context is set again.
    app.addHook('preValidation', (request, _reply, done) => run(request, done));
  },
  { name: 'request-context' },
);
