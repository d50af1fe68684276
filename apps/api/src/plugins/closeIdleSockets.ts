import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import type { Socket } from 'node:net';

/**
 * Closes connections without a request when the server shuts down. Browsers open some in advance, and Node does not
 * treat them as idle: it would wait a minute for each.
 */
export const closeIdleSocketsPlugin = plugin(
  async (app: FastifyInstance) => {
    const idleSockets = new Set<Socket>();
    let isClosing = false;
    app.server.on('connection', (socket: Socket) => {
      if (isClosing) socket.destroy();
      idleSockets.add(socket);
      socket.once('close', () => idleSockets.delete(socket));
    });
    app.server.on('request', ({ socket }: { socket: Socket }) => idleSockets.delete(socket));
    app.addHook('preClose', async () => {
      isClosing = true;
      for (const socket of idleSockets) socket.destroy();
    });
  },
  { name: 'close-idle-sockets' },
);
