import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { canInstallDebianPackages, installDebianPackages } from './debian.ts';
import { acceptsConnections, findFreePort } from './ports.ts';

const program = '/usr/bin/redis-server';

/** A Redis server without stored data, which a test may stop and start. */
export interface TestRedis {
  url: string;
  start: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Starts a Redis server. Installs Debian's package if there is none. Returns undefined if that is not possible. */
export async function startTestRedis(): Promise<TestRedis | undefined> {
  if (!existsSync(program) && canInstallDebianPackages()) installDebianPackages(['redis-server']);
  if (!existsSync(program)) return undefined;
  const port = await findFreePort();
  let child: ReturnType<typeof spawn> | undefined;
  const redis: TestRedis = {
    url: `redis://127.0.0.1:${port}`,
    start: async () => {
      child = spawn(program, ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', '/tmp'], {
        stdio: 'ignore',
      });
      while (!(await acceptsConnections(port))) if (child.exitCode !== null) throw new Error('Redis has ended.');
    },
    stop: async () => {
      if (!child || child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
  await redis.start();
  return redis;
}
