import { once } from 'node:events';
import { open, rm, stat } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import type { Server } from 'node:net';
import { join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartupError, errorCode } from '../startupError.ts';

// macOS takes 104 bytes for the address of a socket, Linux 108.
const longestSocketPath = 100;
const takeoverSeconds = 5;

/**
 * Makes a folder belong to this process until the returned function is called. PGlite takes no lock of its own, and two
 * processes on one folder lose each other's rows silently. The lock is a socket that answers the owner's process id:
 * it ends with its process, however that ends, and needs no guess about process ids that were given out anew.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = socketPath(folder);
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const server = await listen(path);
    if (server) return () => close(server);
    const owner = await askOwner(path);
    if (owner) throw new StartupError(`The data folder ${folder} is in use by another server (process ${owner}).`);
    await removeStale(path);
    await sleep(20 + Math.random() * 80);
  }
  throw new StartupError(`The data folder ${folder} cannot be locked: other servers are starting on it.`);
}

function socketPath(folder: string): string {
  const full = join(folder, 'server.lock');
  const near = relative(process.cwd(), full);
  const path = near.length < full.length ? near : full;
  if (Buffer.byteLength(path) > longestSocketPath)
    throw new StartupError(`The path of the data folder ${folder} is too long: at most 88 bytes, please.`);
  return path;
}

async function listen(path: string): Promise<Server | undefined> {
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.end(String(process.pid));
  });
  server.listen(path);
  try {
    await once(server, 'listening');
  } catch (error) {
    if (errorCode(error) === 'EADDRINUSE') return undefined;
    throw new StartupError(`The data folder cannot be locked at ${path} (${errorCode(error) ?? String(error)}).`);
  }
  server.unref();
  return server;
}

async function close(server: Server): Promise<void> {
  server.close();
  await once(server, 'close');
}

/** The process id of whoever listens, or undefined when nobody does. */
async function askOwner(path: string): Promise<string | undefined> {
  const socket = connect(path);
  socket.setTimeout(2_000, () => socket.destroy(new Error('silent')));
  try {
    let answer = '';
    for await (const part of socket) answer += String(part);
    return answer || undefined;
  } catch (error) {
    // A process that listens but does not answer (stopped, or very busy) still owns the folder.
    return ['ECONNREFUSED', 'ENOENT', 'ECONNRESET'].includes(errorCode(error) ?? '') ? undefined : 'unknown';
  }
}

/** Removes the socket of a process that is gone, one process at a time: two at once could remove each other's new one. */
async function removeStale(path: string): Promise<void> {
  const guard = `${path}.takeover`;
  try {
    await (await open(guard, 'wx', 0o600)).close();
  } catch {
    const age = await stat(guard).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    );
    if (age > takeoverSeconds * 1000) await rm(guard, { force: true });
    return;
  }
  if (!(await askOwner(path))) await rm(path, { force: true });
  await rm(guard, { force: true });
}
