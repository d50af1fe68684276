import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { toObjectOrEmpty } from '../json.ts';
import { getControlSocketPath } from './controlSocket.ts';

/** The commands that a running server carries out for the command line. */
export type ControlCommands = Record<string, (input: Record<string, unknown>) => Promise<unknown>>;

/**
 * Listens for the command line on a socket in the data folder. Only the user of the server can open the folder, so there is no
 * password. Needed for the embedded database, which one process at a time may use.
 */
export async function startControlServer(dataDir: string, commands: ControlCommands): Promise<() => Promise<void>> {
  const path = getControlSocketPath(dataDir);
  // This process owns the data folder, so another socket belongs to a process that has ended.
  await rm(path, { force: true });
  const server = createServer((request, response) => {
    const command = Object.hasOwn(commands, request.url?.slice(1) ?? '')
      ? commands[request.url?.slice(1) ?? '']
      : undefined;
    const run = async () =>
      command
        ? command(toObjectOrEmpty(await json(request)))
        : Promise.reject(new Error('The running server does not know this command. Restart it with this version.'));
    run().then(
      (result) => response.end(JSON.stringify({ result: result ?? null })),
      (error: unknown) =>
        response.writeHead(500).end(JSON.stringify({ error: error instanceof Error ? error.message : String(error) })),
    );
  });
  server.listen(path);
  await once(server, 'listening');
  server.unref();
  return async () => {
    server.close();
    await once(server, 'close');
  };
}
