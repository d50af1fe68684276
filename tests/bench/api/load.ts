// The load generator, in a process of its own: asks one cell of a server for some seconds and tells what came back.
import autocannon from 'autocannon';
import { randomUUID } from 'node:crypto';
import type { Cell, Measurement } from './cells.ts';

interface LoadRequest {
  port: number;
  cell: Cell;
  seconds: number;
}

const connections = 50;

process.on('message', (order: LoadRequest) => {
  measureCell(order).then(
    (measured) => process.send?.(measured),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});

async function measureCell({ port, cell, seconds }: LoadRequest): Promise<Measurement> {
  await sendRequests(port, cell, 1);
  const { requests, latency, errors, timeouts, non2xx } = await sendRequests(port, cell, seconds);
  if (errors + timeouts + non2xx > 0)
    throw new Error(`${cell.name}: ${errors} errors, ${timeouts} timeouts, ${non2xx} refused`);
  return { perSecond: requests.average, p50: latency.p50, p99: latency.p99, requests: requests.total };
}

function sendRequests(
  port: number,
  { method, paths, tokens, body }: Cell,
  duration: number,
): Promise<autocannon.Result> {
  let turn = 0;
  const setupRequest = (request: autocannon.Request): autocannon.Request => ({
    ...request,
    path: `/api${paths[(turn += 1) % paths.length] ?? ''}`,
    headers: {
      ...(tokens.length > 0 && { authorization: `Bearer ${tokens[Math.floor(Math.random() * tokens.length)]}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify({ ...body, attempt_key: randomUUID() }) }),
  });
  return autocannon({
    url: `http://127.0.0.1:${port}`,
    connections,
    duration,
    requests: [{ method, setupRequest }],
  });
}
