import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../apps/api/test/support/database.ts';
import type { Database } from '../../apps/api/src/db/database.ts';
import { createTestApp } from '../../apps/api/test/support/testApp.ts';
import type { TestApp } from '../../apps/api/test/support/testApp.ts';
import { startTestRedis } from '../../tools/verify/redis.ts';
import type { TestRedis } from '../../tools/verify/redis.ts';

// Two servers that count requests in one Redis server.

const maxRequests = 5;
let redis: TestRedis;
let database: Database;
let first: TestApp;
let second: TestApp;

beforeAll(async () => {
  const started = await startTestRedis();
  if (!started) throw new Error('There is no Redis.');
  redis = started;
  database = await openTestDatabase();
  const environment = { REDIS_URL: redis.url, RATE_LIMIT_MAX: String(maxRequests) };
  first = await createTestApp({ database, environment });
  second = await createTestApp({ database, environment });
}, 120_000);

afterAll(async () => {
  await Promise.all([first.close(), second.close()]);
  await database.close();
  await redis.stop();
});

const readStatus = async (server: TestApp, ip: string) => (await server.call('GET', '/categories', { ip })).status;

/** Sends requests of one address to both servers in turn, until one is refused. Returns how many were answered. */
async function countAnswers(ip: string): Promise<number> {
  const most = 2 * maxRequests;
  for (let count = 0; count < most; count += 1)
    if ((await readStatus(count % 2 === 0 ? first : second, ip)) === 429) return count;
  return most;
}

test('the servers count the requests of an address together', async () => {
  // Until the servers are connected, they count nothing.
  await expect.poll(() => countAnswers(crypto.getRandomValues(new Uint8Array(4)).join('.'))).toBe(maxRequests);
  expect(await countAnswers('192.0.2.7')).toBe(maxRequests);
  expect([await readStatus(first, '192.0.2.7'), await readStatus(second, '192.0.2.7')]).toEqual([429, 429]);
  expect(await readStatus(second, '192.0.2.8')).toBe(200);
});

test('while Redis is away all requests are answered, and afterwards it counts again', async () => {
  await redis.stop();
  expect(await countAnswers('192.0.2.9')).toBe(2 * maxRequests);
  await redis.start();
  await expect.poll(() => countAnswers(crypto.getRandomValues(new Uint8Array(4)).join('.'))).toBe(maxRequests);
});
