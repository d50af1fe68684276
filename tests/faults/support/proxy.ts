import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/** A TCP proxy on a port of this machine that can fail like a network. */
export interface FaultyProxy {
  port: number;
  /** Closes all connections, and refuses new ones. */
  cut: () => Promise<void>;
  /** Keeps all connections open, and passes nothing on: as when a cable is pulled out. New ones are accepted. */
  stall: () => void;
  /** Passes everything on again. Connections that were stalled are closed. */
  restore: () => Promise<void>;
  close: () => Promise<void>;
}

/** Starts a proxy in front of a port of this machine. */
export async function startFaultyProxy(targetPort: number): Promise<FaultyProxy> {
  const sockets = new Set<Socket>();
  let isStalled = false;
  const track = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.once('close', () => sockets.delete(socket));
    if (isStalled) socket.pause();
  };
  const accept = (client: Socket) => {
    track(client);
    if (isStalled) return;
    const target = connect(targetPort, '127.0.0.1');
    track(target);
    client.on('data', (data) => void (isStalled || target.write(data)));
    target.on('data', (data) => void (isStalled || client.write(data)));
    client.once('close', () => target.destroy());
    target.once('close', () => client.destroy());
  };
  const destroyAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  let server = createServer(accept).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const stop = async () => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    destroyAll();
    await closed;
  };
  return {
    port,
    cut: stop,
    stall: () => {
      isStalled = true;
      for (const socket of sockets) socket.pause();
    },
    restore: async () => {
      isStalled = false;
      destroyAll();
      if (server.listening) return;
      server = createServer(accept).listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
    close: stop,
  };
}
