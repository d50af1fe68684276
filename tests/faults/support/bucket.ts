import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTestBucket } from '../../../apps/api/test/support/testBucket.ts';
import { startFaultyProxy } from './proxy.ts';
import type { FaultyProxy } from './proxy.ts';

const bucketName = 'fanous-files';
const objectSuffix = '._S3rver_object';

/** A bucket behind a proxy. */
export interface Bucket {
  proxy: FaultyProxy;
  /** The settings of a server that stores its files there. */
  settings: Record<string, string>;
  listKeys: () => string[];
  close: () => Promise<void>;
}

/** Starts a server with a bucket. */
export async function startBucket(): Promise<Bucket> {
  const directory = mkdtempSync(path.join(tmpdir(), 'fanous-faults-bucket-'));
  const server = createTestBucket(directory, bucketName);
  const { port } = await server.run();
  const proxy = await startFaultyProxy(port);
  return {
    proxy,
    settings: {
      S3_BUCKET: bucketName,
      S3_ENDPOINT: `http://localhost:${proxy.port}`,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    listKeys: () =>
      readdirSync(path.join(directory, bucketName), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith(objectSuffix))
        .map((name) => name.slice(0, -objectSuffix.length)),
    close: async () => {
      await proxy.close();
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
