import type { FastifyRequest } from 'fastify';
import type { Viewer } from '../access/viewer.ts';
import type { IdempotencyKey } from './idempotency.ts';
import type { Upload } from './uploads.ts';
import { deleteUploads } from './uploads.ts';

/** The state of one request. Each step adds to it. */
export interface Call {
  params: unknown;
  query: unknown;
  body: unknown;
  viewer: Viewer | undefined;
  resource: unknown;
  /** The client's `Idempotency-Key`, if it sent one. */
  key: IdempotencyKey | undefined;
  /** The result of its transaction, stored as the response. */
  storedResult?: unknown;
  files: Upload[];
  /** Releases the user's upload slot. */
  releaseSlot: (() => void) | undefined;
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
    releaseSlot: undefined,
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
export async function finishCall({ files, releaseSlot }: Call): Promise<void> {
  releaseSlot?.();
  await deleteUploads(files);
}
