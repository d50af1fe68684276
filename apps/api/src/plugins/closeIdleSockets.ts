import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import type { Socket } from 'node:net';

/** A connection that was just opened may still send its first request. */
const graceMs = 250;

/**
 * Closes connections without a request when the server shuts down. Browsers open some in advance, and Node does not
 * treat them as idle: it would wait a minute for each.
 */
export const closeIdleSocketsPlugin = plugin(
  async (app: FastifyInstance) => {
    const idleSockets = new Set<Socket>();
    let isClosing = false;
    const destroyLater = (socket: Socket) => {
      setTimeout(() => idleSockets.has(socket) && socket.destroy(), graceMs);
    };
    app.server.on('connection', (socket: Socket) => {
      idleSockets.add(socket);
      if (isClosing) destroyLater(socket);
      socket.once('close', () => idleSockets.delete(socket));
    });
    app.server.on('request', ({ socket }: { socket: Socket }) => idleSockets.delete(socket));
    app.addHook('preClose', async () => {
      isClosing = true;
      idleSockets.forEach(destroyLater);
    });
  },
  { name: 'close-idle-sockets' },
);
