// node tests/failover/run.ts: a platform of several machines on this one, whose machines fail under load (README.md).
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';
import { startTestRedis } from '../../tools/verify/redis.ts';
import { startBucket } from '../faults/support/bucket.ts';
import { checkAsUsers, checkDatabase } from '../faults/support/checks.ts';
import { Load } from '../faults/support/load.ts';
import { createPlatform } from '../faults/support/platform.ts';
import { SeededRandom } from '../faults/support/random.ts';
import { createResult } from '../faults/support/report.ts';
import { createSchool } from '../faults/support/school.ts';
import { waitUntil } from '../faults/support/waitUntil.ts';
import { startDatabaseCluster } from './databaseCluster.ts';
import type { DatabaseCluster } from './databaseCluster.ts';
import { Probes } from './probes.ts';
import type { ProbeResult } from './probes.ts';
import { installPrograms } from './programs.ts';
import { startServers } from './servers.ts';
import type { Servers } from './servers.ts';

const { values: options } = parseArgs({ options: { stage: { type: 'string', default: '' } } });
const waitSeconds = 5;
const writesAfterFault = 40;

interface Stage {
  name: string;
  /** Makes something fail, and returns when it works again. */
  run: (servers: Servers, cluster: DatabaseCluster) => Promise<void>;
  /** Whether no request may fail. */
  allowsNoFailures?: boolean;
}

const stages: Stage[] = [
  { name: 'nothing fails', run: () => sleep(waitSeconds * 1_000), allowsNoFailures: true },
  {
    name: 'each server restarts in turn (SIGTERM)',
    allowsNoFailures: true,
    run: async ({ all }) => {
      for (const server of all) {
        const exitCode = await server.running.terminate();
        if (exitCode !== 0) throw new Error(`${server.name} exited with ${exitCode}.`);
        await server.start();
      }
    },
  },
  {
    name: 'a server is killed, and started again',
    allowsNoFailures: true,
    run: async ({ all: [server] }) => {
      await server?.running.kill();
      await sleep(waitSeconds * 1_000);
      await server?.start();
    },
  },
  {
    name: 'the replica is killed, and comes back',
    run: async (_, cluster) => {
      const primary = await cluster.findPrimary();
      const replica = cluster.nodes.find((node) => node !== primary);
      await replica?.kill();
      await sleep(waitSeconds * 1_000);
      replica?.start();
      await cluster.waitForReplica();
    },
  },
  {
    name: 'the primary is killed, and comes back as replica',
    run: async ({ api }, cluster) => {
      const primary = await cluster.findPrimary();
      await primary.kill();
      await waitUntil('a new primary', () =>
        cluster.findPrimary().then(
          ({ name }) => name !== primary.name,
          () => false,
        ),
      );
      await waitUntil('a platform with a database', () => api.isReady());
      primary.start();
      await cluster.waitForReplica();
    },
  },
];

const bin = installPrograms();
const home = mkdtempSync(path.join(tmpdir(), 'fanous-failover-'));
chmodSync(home, 0o755);
const cleanups: (() => Promise<void> | void)[] = [() => rmSync(home, { recursive: true, force: true })];
const problems: string[] = [];
try {
  await runStages();
} catch (error) {
  problems.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
} finally {
  for (const cleanUp of cleanups.toReversed()) await cleanUp();
}
if (problems.length > 0) console.error(problems.slice(0, 20).join('\n'));
process.exit(problems.length === 0 ? 0 : 1);

async function runStages(): Promise<void> {
  console.log(
    'Starting etcd, two PostgreSQL servers with Patroni, HAProxy, PgBouncer, Redis, an S3 server, three servers and nginx …',
  );
  const cluster = await startDatabaseCluster(home, bin);
  cleanups.push(cluster.remove);
  const redis = await startTestRedis();
  if (!redis) throw new Error('There is no Redis.');
  cleanups.push(redis.stop);
  const bucket = await startBucket();
  cleanups.push(bucket.close);
  const settings = { ...bucket.settings, DATABASE_READ_URL: cluster.readUrl, REDIS_URL: redis.url };
  const platform = createPlatform({ databaseUrl: cluster.url, settings });
  cleanups.push(platform.remove);
  const school = await createSchool(platform, 12);
  const servers = await startServers(platform, home);
  cleanups.push(servers.remove);
  const result = createResult('failover', 'postgres');
  const load = await Load.create(school, new SeededRandom(1));
  const rows: string[] = [];
  try {
    for (const stage of stages.filter(({ name }) => name.includes(options.stage))) {
      const refusalsBefore = load.ledger.countRefusals();
      const running = load.start(servers.api);
      await running.waitForWrites(writesAfterFault);
      const probes = new Probes(servers.api, school);
      await stage.run(servers, cluster);
      await running.waitForWrites(writesAfterFault);
      const found = await probes.stop();
      await running.stop();
      await load.finish(servers.api);
      await checkAsUsers(servers.api, school, load, result);
      rows.push(...found.map((probe) => formatProbe(stage, probe)));
      console.log(rows.slice(-found.length).join('\n'));
      const refusals = load.ledger.countRefusals() - refusalsBefore;
      const failures = refusals + found.reduce((sum, { failed }) => sum + failed, 0);
      if (stage.allowsNoFailures && failures > 0) result.problems.push(`${stage.name}: ${failures} requests failed.`);
    }
    await checkDatabase(platform, school, load, result, bucket.listKeys);
  } catch (error) {
    problems.push(`The servers wrote: ${servers.getErrors().slice(-4_000)}`);
    throw error;
  } finally {
    console.log(
      `\nAcknowledged writes: ${load.ledger.acknowledged}, lost: ${result.lost}. Files: ${result.files}. Refused and sent again: ${load.ledger.describeRefusals() ?? 'none'}.`,
    );
    problems.push(...result.problems);
  }
}

function formatProbe(stage: Stage, { name, requests, failed, errorSeconds }: ProbeResult): string {
  return `| ${stage.name} | ${name} | ${requests} | ${failed} | ${errorSeconds.toFixed(1)} s |`;
}
