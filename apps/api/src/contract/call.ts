import type { FastifyRequest } from 'fastify';
import type { Viewer } from '../access/viewer.ts';
import type { IdempotencyKey } from './idempotency.ts';
import type { Upload } from './uploads.ts';
import { discard } from './uploads.ts';

/** What is known of one request. Each step adds to it. */
export interface Call {
  params: unknown;
  query: unknown;
  body: unknown;
  viewer: Viewer | undefined;
  resource: unknown;
  /** Makes it safe to repeat the request, if the client sent a key. */
  key: IdempotencyKey | undefined;
  /** The result of its transaction, stored as the response. */
  storedResult?: unknown;
  files: Upload[];
  /** Call it after the files have been handled. */
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

/** The state of an authorized request. */
export function getCall(request: FastifyRequest): Call {
  const call = calls.get(request);
  if (!call) throw new Error('authorizeRequest has not run for this request.');
  return call;
}

/** Frees the user's upload slot and deletes the temporary files. */
export async function finishCall({ files, release }: Call): Promise<void> {
  release?.();
  await discard(files);
}
