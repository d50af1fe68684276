import type { FastifyRequest } from 'fastify';
import type { Viewer } from '../access/viewer.ts';
import type { IdempotencyKey } from './idempotency.ts';
import type { Upload } from './uploads.ts';
import { discard } from './uploads.ts';

/** The state of one request: every step adds what it has found out. */
export interface Call {
  params: unknown;
  query: unknown;
  body: unknown;
  viewer: Viewer | undefined;
  resource: unknown;
  /** What makes sending it again safe, where the caller gave it. */
  key: IdempotencyKey | undefined;
  /** What its transaction gave, where that is kept as the answer. */
  kept?: unknown;
  files: Upload[];
  /** To be called when its files have been dealt with. */
  release: (() => void) | undefined;
}

const calls = new WeakMap<FastifyRequest, Call>();

/** Starts the state of a request. */
export function createCall(request: FastifyRequest): Call {
  const call: Call = {
    params: {},
    query: {},
    body: undefined,
    viewer: undefined,
    resource: undefined,
    key: undefined,
    files: [],
    release: undefined,
  };
  calls.set(request, call);
  return call;
}

/** The state of a request that was let in. */
export function getCall(request: FastifyRequest): Call {
  const call = calls.get(request);
  if (!call) throw new Error('A step ran before the request was let in.');
  return call;
}

/** Removes the files that came in, and makes room for the next form. */
export async function finishCall({ files, release }: Call): Promise<void> {
  release?.();
  await discard(files);
}
