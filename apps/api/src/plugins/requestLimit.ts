import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { toAddressOrIpv6Network } from '../features/auth/network.ts';
import { createRateLimitProblem } from '../problems/problem.ts';
import { isCalledForPage } from '../topics/topicRecorder.ts';

/** Registers the rate limit per address. The routes of the API and of rendered pages apply it. */
export const requestLimitPlugin = plugin(
  async (app: FastifyInstance) => {
    const { redisUrl, rateLimitMax } = app.config;
    await app.register(rateLimit, {
      global: false,
      max: rateLimitMax,
      timeWindow: 60_000,
      keyGenerator: ({ ip }) => toAddressOrIpv6Network(ip),
      allowList: isCalledForPage,
      addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
      errorResponseBuilder: (_request, { ttl }) => createRateLimitProblem(ttl),
      ...(redisUrl !== undefined && {
        redis: await connectToRedis(app, redisUrl),
        nameSpace: 'fanous-requests-',
        // Without Redis, requests are not limited. Availability is more important than the limit.
        skipOnError: true,
      }),
    });
  },
  { name: 'request-limit' },
);

/** Connects in the background, and reconnects after a failure. A request waits at most `commandTimeout` for Redis. */
async function connectToRedis(app: FastifyInstance, url: string) {
  const { Redis } = await import('ioredis');
  const redis = new Redis(url, {
    connectTimeout: 2_000,
    commandTimeout: 250,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
  });
  let isReported = false;
  redis.on('error', (error) => {
    if (!isReported) app.log.warn({ err: error }, 'Redis is unavailable: requests are not limited');
    isReported = true;
  });
  redis.on('ready', () => {
    isReported = false;
  });
  app.addHook('onClose', async () => redis.disconnect());
  return redis;
}
