import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import { findRequestId } from '../requestContext.ts';
import { imageQueue } from '../storage/images.ts';

/** Adds the metrics of the parts of a server: connections, queries, caches, queues, uploads. Logs slow queries. */
export function addServerMetrics(app: FastifyInstance, database: Database): void {
  addDatabaseMetrics(app, database);
  addCacheMetrics(app);
  addQueueMetrics(app);
  addUploadMetrics(app);
}

function addDatabaseMetrics(app: FastifyInstance, database: Database): void {
  const { metrics, config } = app;
  metrics.addGauge({
    name: 'fanous_database_connections',
    help: 'Connections of the pool: all, and those in use.',
    labelNames: ['state'],
    read: () => {
      const { open, used } = database.readPoolCounts();
      return [
        { labels: { state: 'open' }, value: open },
        { labels: { state: 'used' }, value: used },
      ];
    },
  });
  metrics.addGauge({
    name: 'fanous_database_waiting_queries',
    help: 'Queries that wait for a connection.',
    labelNames: [],
    read: () => [{ labels: {}, value: database.readPoolCounts().waiting }],
  });
  const { replicaReads } = database;
  if (replicaReads)
    metrics.addCounter({
      name: 'fanous_replica_reads_total',
      help: 'Reads of public data by the server that answered: a replica, the primary because the replica was behind or unavailable, or a replica because the primary was unavailable.',
      labelNames: ['result'],
      read: () => Object.entries(replicaReads.readCounts).map(([result, value]) => ({ labels: { result }, value })),
    });
  const unwatch = database.watchQueries(({ sql, milliseconds, isError }) => {
    metrics.queryDuration.observe({ result: isError ? 'error' : 'ok' }, milliseconds / 1_000);
    // The text has placeholders instead of values.
    if (config.slowQueryMs > 0 && milliseconds >= config.slowQueryMs)
      app.log.warn({ ...getLogFields(app), sql, ms: Math.round(milliseconds) }, 'slow query');
  });
  app.addHook('onClose', async () => unwatch());
}

/** Gets the ids of the request that the query belongs to. */
function getLogFields({ tracing }: FastifyInstance) {
  const [reqId, traceId] = [findRequestId(), tracing?.findTraceId()];
  return { ...(reqId !== undefined && { reqId }), ...(traceId !== undefined && { trace_id: traceId }) };
}

function addCacheMetrics({ metrics, pageCache, publicResponses, searchCache }: FastifyInstance): void {
  const caches = { pages: pageCache, public_responses: publicResponses, search: searchCache };
  metrics.addCounter({
    name: 'fanous_cache_requests_total',
    help: 'Requests to caches by result.',
    labelNames: ['cache', 'result'],
    read: () =>
      Object.entries(caches).flatMap(([cache, { requestCounts }]) =>
        Object.entries(requestCounts).map(([result, value]) => ({ labels: { cache, result }, value })),
      ),
  });
  metrics.addGauge({
    name: 'fanous_cache_bytes',
    help: 'Bytes in caches.',
    labelNames: ['cache'],
    read: () => Object.entries(caches).map(([cache, { bytes }]) => ({ labels: { cache }, value: bytes })),
  });
}

function addQueueMetrics({ metrics, passwordHasher, mailQueue }: FastifyInstance): void {
  const queues = { passwords: passwordHasher.queue, images: imageQueue, mails: mailQueue };
  metrics.addGauge({
    name: 'fanous_queue_length',
    help: 'Running and waiting work of the queues for expensive work and for mails.',
    labelNames: ['queue', 'state'],
    read: () =>
      Object.entries(queues).flatMap(([queue, { runningCount, waitingCount }]) => [
        { labels: { queue, state: 'running' }, value: runningCount },
        { labels: { queue, state: 'waiting' }, value: waitingCount },
      ]),
  });
}

function addUploadMetrics({ metrics, uploadReceiver }: FastifyInstance): void {
  metrics.addGauge({
    name: 'fanous_open_uploads',
    help: 'Forms with files, and uploads of videos, that are being received.',
    labelNames: [],
    read: () => [{ labels: {}, value: uploadReceiver.openForms }],
  });
  metrics.addCounter({
    name: 'fanous_uploaded_bytes_total',
    help: 'Bytes of completely received files.',
    labelNames: [],
    read: () => [{ labels: {}, value: uploadReceiver.receivedBytes }],
  });
}
