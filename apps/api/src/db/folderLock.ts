import { once } from 'node:events';
import { open, rm, stat } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import type { Server } from 'node:net';
import { join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartupError, findErrorCode } from '../startupError.ts';

// The limit for a socket path is 104 bytes on macOS and 108 on Linux.
const maxSocketPathBytes = 100;
const staleGuardSeconds = 5;

/**
 * Locks a folder for this process until the returned function is called. PGlite has no lock, and two processes on one
 * folder would silently lose rows. The lock is a socket that sends the owner's process id. It always ends with its process,
 * and a reused process id cannot be mistaken for the owner.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = getSocketPath(folder);
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const server = await listen(path);
    if (server) {
      const { ino } = await stat(path);
      return () => close(server, path, ino);
    }
    const owner = await findOwner(path);
    if (owner) throw new StartupError(`The data folder ${folder} is in use by another server (process ${owner}).`);
    await removeStaleSocket(path);
    await sleep(20 + Math.random() * 80);
  }
  throw new StartupError(`The data folder ${folder} cannot be locked: other servers are starting on it.`);
}

function getSocketPath(folder: string): string {
  const absolutePath = join(folder, 'server.lock');
  const relativePath = relative(process.cwd(), absolutePath);
  const path = relativePath.length < absolutePath.length ? relativePath : absolutePath;
  if (Buffer.byteLength(path) > maxSocketPathBytes)
    throw new StartupError(`The path of the data folder ${folder} is too long: the maximum is 88 bytes.`);
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
    if (findErrorCode(error) === 'EADDRINUSE') return undefined;
    throw new StartupError(`The data folder cannot be locked at ${path} (${findErrorCode(error) ?? String(error)}).`);
  }
  server.unref();
  return server;
}

/** Closes the lock, which deletes the file at its path. */
async function close(server: Server, path: string, inode: number): Promise<void> {
  // Somebody may have deleted the folder, and another process may have created it again and locked it. Its lock stays.
  const isOurs = await stat(path).then(
    ({ ino }) => ino === inode,
    () => true,
  );
  if (!isOurs) return;
  server.close();
  await once(server, 'close');
}

/** Finds the id of the process that holds the lock. */
async function findOwner(path: string): Promise<string | undefined> {
  const socket = connect(path);
  socket.setTimeout(2_000, () => socket.destroy(new Error('silent')));
  try {
    let response = '';
    for await (const part of socket) response += String(part);
    return response || undefined;
  } catch (error) {
    // A process that listens but does not respond (stopped, or very busy) still owns the folder.
    return ['ECONNREFUSED', 'ENOENT', 'ECONNRESET'].includes(findErrorCode(error) ?? '') ? undefined : 'unknown';
  }
}

/** Removes the socket of an ended process. A guard file allows one process at a time: two could remove each other's new socket. */
async function removeStaleSocket(path: string): Promise<void> {
  const guard = `${path}.takeover`;
  try {
    await (await open(guard, 'wx', 0o600)).close();
  } catch {
    const age = await stat(guard).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    );
    if (age > staleGuardSeconds * 1000) await rm(guard, { force: true });
    return;
  }
  if (!(await findOwner(path))) await rm(path, { force: true });
  await rm(guard, { force: true });
}
