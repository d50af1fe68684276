import type { operations } from '@fanous/api-client/generated/schema.ts';
import type { FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import type { Viewer } from '../access/viewer.ts';
import type { Db } from '../db/database.ts';
import type { Upload } from './uploads.ts';

/** The id of an operation of the contract. */
export type OperationId = keyof operations;

type Success = 200 | 201 | 204;
type EmptyObject = Readonly<Record<string, never>>;

/** The validated path parameters. */
export type PathParams<K extends OperationId> = operations[K]['parameters'] extends { path: infer P } ? P : EmptyObject;

/** The validated query parameters. */
export type QueryParams<K extends OperationId> = operations[K]['parameters'] extends { query?: infer Q }
  ? [NonNullable<Q>] extends [never]
    ? EmptyObject
    : NonNullable<Q>
  : EmptyObject;

/** The body, JSON or form. An omitted optional body is an empty object. */
export type RequestBody<K extends OperationId> = [NonNullable<operations[K]['requestBody']>] extends [never]
  ? undefined
  : NonNullable<operations[K]['requestBody']> extends { content: infer C }
    ? WithUploads<C[keyof C]>
    : undefined;

// The contract's types have `Blob` for files; the server has received them as uploads.
type WithUploads<B> = { [P in keyof B]: Blob extends B[P] ? Upload | Extract<B[P], undefined> : B[P] };

type Content<R> = R extends { content: { 'text/event-stream': string } } ? Readable : JsonContent<R>;
type JsonContent<R> = R extends { content: { 'application/json': infer T } } ? T : void;

/** What a handler returns: the body of a 2xx response. */
export type HandlerResult<K extends OperationId> = {
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

/** The viewer and resource, read again inside a transaction: rights may have changed meanwhile (decision 42). */
export interface TransactionContext<G> {
  viewer: Viewer;
  resource: G;
}

/** What a transaction locks beyond the viewer's own session. */
export interface TransactionOptions {
  /** The id of the user whose sessions the work ends, or whose rights it changes. */
  lockSessionsOfUserId?: number;
}

/** Runs work in one transaction. First checks the session, the access level and the guard in it. */
export type RunTransaction<C> = <T>(
  work: (db: Db, checked: C) => Promise<T>,
  options?: TransactionOptions,
) => Promise<T>;

/** The context of a guard. A guard runs before the body is read, after it, and again in the writing transaction. */
export interface GuardContext<K extends OperationId> {
  /** The pool, or the writing transaction. */
  db: Db;
  params: PathParams<K>;
  query: QueryParams<K>;
  /** The account that sent the request. Throws for public operations. */
  viewer: Viewer;
  request: FastifyRequest;
  /** Available only if the path has no parameters: then the guard runs after the body was read. */
  body: operations[K]['parameters'] extends { path: object } ? undefined : RequestBody<K>;
}

/** The context of a handler. `resource` is what the guard returned. */
export interface HandlerContext<K extends OperationId, G = undefined> extends Omit<GuardContext<K>, 'body' | 'db'> {
  body: RequestBody<K>;
  resource: G;
  /** Runs a transaction. Use it for every write of a signed-in operation. */
  transaction: RunTransaction<TransactionContext<G>>;
}

/** Checks that the viewer may make the call. Throws a `Problem` if not. */
export type Guard<K extends OperationId, G> = (context: GuardContext<K>) => Promise<G> | G;

/** Handles one operation. */
export type Handler<K extends OperationId, G = undefined> = (
  context: HandlerContext<K, G>,
) =>
  | Promise<HandlerResult<K> | OperationResponse<HandlerResult<K>>>
  | HandlerResult<K>
  | OperationResponse<HandlerResult<K>>;
