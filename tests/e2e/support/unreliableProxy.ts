import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { origin } from './settings.ts';

/** A connection to the server that can be lost. The emulation of the browser lets running requests go on. */
export interface UnreliableProxy {
  origin: string;
  /** Closes all connections, and refuses new ones. */
  disconnect: () => void;
  reconnect: () => void;
  close: () => Promise<void>;
}

/** Opens a proxy in front of the test server. */
export async function openUnreliableProxy(): Promise<UnreliableProxy> {
  const target = new URL(origin);
  const sockets = new Set<Socket>();
  let isConnected = true;
  const server = createServer((client) => {
    if (!isConnected) {
      client.destroy();
      return;
    }
    const upstream = connect(Number(target.port), target.hostname);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => sockets.delete(socket));
    }
    client.pipe(upstream).pipe(client);
  });
  const closeSockets = () => sockets.forEach((socket) => socket.destroy());
  await new Promise<void>((resolve) => server.listen(0, target.hostname, resolve));
  return {
    origin: `http://${target.hostname}:${(server.address() as AddressInfo).port}`,
    disconnect: () => {
      isConnected = false;
      closeSockets();
    },
    reconnect: () => {
      isConnected = true;
    },
    close: async () => {
      closeSockets();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
