import type { FastifyRequest } from 'fastify';
import type { Viewer } from '../access/viewer.ts';
import type { IdempotencyKey } from './idempotency.ts';
import type { Upload } from './uploads.ts';
import { deleteUploads } from './uploads.ts';

/** The state of one request. Each step adds to it. */
export interface OperationCall {
  params: unknown;
  query: unknown;
  body: unknown;
  viewer: Viewer | undefined;
  resource: unknown;
  /** The e-mail of the account, for the audit log. Set if the request signs in without an e-mail, such as with a passkey. */
  signInEmail?: string;
  /** The client's `Idempotency-Key`, if it sent one. */
  idempotencyKey: IdempotencyKey | undefined;
  /** The result of its transaction, stored as the response. */
  storedResult?: unknown;
  uploads: Upload[];
  /** Releases the user's upload slot. */
  releaseUploadSlot: (() => void) | undefined;
}

const calls = new WeakMap<FastifyRequest, OperationCall>();

/** Starts the state of a request. */
export function startOperationCall(request: FastifyRequest): OperationCall {
  const call: OperationCall = {
    params: {},
    query: {},
    body: undefined,
    viewer: undefined,
    resource: undefined,
    idempotencyKey: undefined,
    uploads: [],
    releaseUploadSlot: undefined,
  };
  calls.set(request, call);
  return call;
}

/** The state of a request. Undefined if it was refused before it was read. */
export const findOperationCall = (request: FastifyRequest): OperationCall | undefined => calls.get(request);

/** The state of an authorized request. */
export function getOperationCall(request: FastifyRequest): OperationCall {
  const call = calls.get(request);
  if (!call) throw new Error('authorizeRequest has not run for this request.');
  return call;
}

/** Frees the user's upload slot and deletes the temporary files. */
export async function cleanUpCall({ uploads, releaseUploadSlot }: OperationCall): Promise<void> {
  releaseUploadSlot?.();
  await deleteUploads(uploads);
}
