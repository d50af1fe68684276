// The load generator, in its own process: sends one kind of request for some seconds and reports the result.
import autocannon from 'autocannon';
import { randomUUID } from 'node:crypto';
import type { RequestCase, Measurement } from './requestCases.ts';

interface LoadRequest {
  port: number;
  requestCase: RequestCase;
  seconds: number;
}

const connections = 50;

process.on('message', (loadRequest: LoadRequest) => {
  measureCase(loadRequest).then(
    (measured) => process.send?.(measured),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});

async function measureCase({ port, requestCase, seconds }: LoadRequest): Promise<Measurement> {
  await sendRequests(port, requestCase, 1);
  const { requests, latency, errors, timeouts, non2xx } = await sendRequests(port, requestCase, seconds);
  if (errors + timeouts + non2xx > 0)
    throw new Error(`${requestCase.name}: ${errors} errors, ${timeouts} timeouts, ${non2xx} refused`);
  return { requestsPerSecond: requests.average, p50Ms: latency.p50, p99Ms: latency.p99, requestCount: requests.total };
}

function sendRequests(
  port: number,
  { method, paths, tokens, body }: RequestCase,
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
