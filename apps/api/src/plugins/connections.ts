import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import type { Socket } from 'node:net';

/**
 * Closes, when the server goes down, connections that have asked nothing yet. Browsers open some in advance, and Node
 * does not count them as idle: it would wait a minute for each.
 */
export const connections = plugin(
  async (app: FastifyInstance) => {
    const silent = new Set<Socket>();
    let isClosing = false;
    app.server.on('connection', (socket: Socket) => {
      if (isClosing) socket.destroy();
      silent.add(socket);
      socket.once('close', () => silent.delete(socket));
    });
    app.server.on('request', ({ socket }: { socket: Socket }) => silent.delete(socket));
    app.addHook('preClose', async () => {
      isClosing = true;
      for (const socket of silent) socket.destroy();
    });
  },
  { name: 'connections' },
);
