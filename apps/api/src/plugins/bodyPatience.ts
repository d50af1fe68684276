import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { answerStalled } from '../problems/bareAnswers.ts';

const looks = 4;

/**
 * Gives up on bodies that stop arriving: their connections and half-written files would stay for ever. How long a body
 * takes as a whole is not limited, because a recording over a slow line takes its time.
 */
export const bodyPatience = plugin(
  async (app: FastifyInstance) => {
    const every = (app.config.bodyIdleSeconds * 1_000) / looks;
    app.addHook('onRequest', async (request, reply) => {
      if (hasBody(request)) watch(request, reply, every);
    });
  },
  { name: 'body-patience' },
);

const hasBody = ({ headers }: FastifyRequest): boolean =>
  Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined;

function watch(request: FastifyRequest, reply: FastifyReply, every: number): void {
  const { raw } = request;
  let seen = raw.socket.bytesRead;
  let quiet = 0;
  const timer = setInterval(() => {
    const { bytesRead } = raw.socket;
    quiet = bytesRead === seen ? quiet + 1 : 0;
    seen = bytesRead;
    if (raw.complete || raw.destroyed) clearInterval(timer);
    else if (quiet >= looks) {
      clearInterval(timer);
      answerStalled(request, reply);
    }
  }, every);
  timer.unref();
  raw.once('close', () => clearInterval(timer));
}
