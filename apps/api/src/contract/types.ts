import type { operations } from '@fanous/api-client/generated/schema.ts';
import type { FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import type { Viewer } from '../access/viewer.ts';
import type { Db } from '../db/database.ts';
import type { Upload } from './uploads.ts';

/** The operations that the contract names. */
export type OperationId = keyof operations;

type Success = 200 | 201 | 204;
type Nothing = Readonly<Record<string, never>>;

/** Path parameters, already of the right types. */
export type Params<K extends OperationId> = operations[K]['parameters'] extends { path: infer P } ? P : Nothing;

/** Query parameters. */
export type Query<K extends OperationId> = operations[K]['parameters'] extends { query?: infer Q }
  ? [NonNullable<Q>] extends [never]
    ? Nothing
    : NonNullable<Q>
  : Nothing;

/** The body, whichever way it came in; one that may be left out is then an empty object. */
export type Body<K extends OperationId> = [NonNullable<operations[K]['requestBody']>] extends [never]
  ? undefined
  : NonNullable<operations[K]['requestBody']> extends { content: infer C }
    ? WithUploads<C[keyof C]>
    : undefined;

// The contract's types say `Blob` where a file goes; here it has come in.
type WithUploads<B> = { [P in keyof B]: Blob extends B[P] ? Upload | Extract<B[P], undefined> : B[P] };

type Content<R> = R extends { content: { 'text/event-stream': string } } ? Readable : JsonContent<R>;
type JsonContent<R> = R extends { content: { 'application/json': infer T } } ? T : void;

/** What a handler returns: the body of a 2xx response. */
export type Result<K extends OperationId> = {
  [S in keyof operations[K]['responses']]: S extends Success ? Content<operations[K]['responses'][S]> : never;
}[keyof operations[K]['responses']];

/** A response with its own status or headers, for operations with more than one 2xx. */
export class OperationResponse<T> {
  readonly status: Success;
  readonly body: T;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: Success, body: T, headers: Readonly<Record<string, string>> = {}) {
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

/** What was read again inside a transaction: rights may have changed since the request was let in (decision 42). */
export interface Rechecked<G> {
  viewer: Viewer;
  resource: G;
}

/** What a transaction locks beyond the viewer's own session. */
export interface TransactionOptions {
  /** The user whose sessions the work ends, or whose rights it changes. */
  lockSessionsOf?: number;
}

/** Runs work in one transaction, after checking in it that the session, the access word and the guard still hold. */
export type RunTransaction<C> = <T>(
  work: (db: Db, checked: C) => Promise<T>,
  options?: TransactionOptions,
) => Promise<T>;

/** What a guard decides by. It runs before the body is read, after it, and again in the transaction that writes. */
export interface GuardContext<K extends OperationId> {
  /** The pool, or the transaction that writes. */
  db: Db;
  params: Params<K>;
  query: Query<K>;
  /** Who asks. Not there on public operations, which answer everyone alike: reading it throws. */
  viewer: Viewer;
  request: FastifyRequest;
  /** Only where the path names nothing: there the guard runs after the body was read. */
  body: operations[K]['parameters'] extends { path: object } ? undefined : Body<K>;
}

/** What a handler works with. `resource` is what the guard found out. */
export interface Context<K extends OperationId, G = undefined> extends Omit<GuardContext<K>, 'body' | 'db'> {
  body: Body<K>;
  resource: G;
  /** Every write of a signed-in operation goes through this. */
  transaction: RunTransaction<Rechecked<G>>;
}

/** Decides whether the viewer may; throws a `Problem` if not. */
export type Guard<K extends OperationId, G> = (context: GuardContext<K>) => Promise<G> | G;

/** Does the work of one operation. */
export type Handler<K extends OperationId, G = undefined> = (
  context: Context<K, G>,
) => Promise<Result<K> | OperationResponse<Result<K>>> | Result<K> | OperationResponse<Result<K>>;
