import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { needsGuard, requireAccess } from '../access/access.ts';
import type { Viewer } from '../access/viewer.ts';
import type { Db } from '../db/database.ts';
import { transaction } from '../db/transaction.ts';
import { Problem, notFound, unauthorized } from '../problems/problem.ts';
import { ResponseCache } from '../responseCache.ts';
import { readOperations } from './document.ts';
import type { BodyRule, Operation } from './document.ts';
import { readForm } from './form.ts';
import { IdempotencyKey, RepeatedCall } from './idempotency.ts';
import type { SentAnswer } from './idempotency.ts';
import type { FieldLimits, Schema } from './schema.ts';
import { Answer } from './types.ts';
import type {
  Context,
  Guard,
  GuardContext,
  Handler,
  OperationId,
  RunTransaction,
  TransactionOptions,
} from './types.ts';
import { discard } from './uploads.ts';
import type { Upload, UploadDesk } from './uploads.ts';
import { Validators } from './validate.ts';
import type { Validate } from './validate.ts';
import { readValues, tidyBody } from './values.ts';

interface Options {
  /** The pool that guards read from and transactions are begun on. */
  db: Db;
  /** Finds out who a token belongs to. */
  authenticate: (request: FastifyRequest) => Promise<Viewer | undefined>;
  /** Locks the viewer's session in a transaction and reads the account again; undefined when the session has ended. */
  lockViewer: (db: Db, viewer: Viewer, options: TransactionOptions) => Promise<Viewer | undefined>;
  /** The operator's limits of fields; without them the contract's defaults hold. */
  fieldLimits?: FieldLimits;
  /** The largest body of plain fields. */
  bodyBytes: number;
  /** Takes the files of forms in. */
  uploads: UploadDesk;
  /** Hears of every call that may have changed something, before it is answered. */
  onChange?: () => void;
  /** Hears of every change that others may see, before it is answered. */
  onPublicChange?: () => void;
}

interface OperationMethod {
  /** Binds a handler to an operation of the contract. Operations on a user's or a course's things take a guard as well. */
  <K extends OperationId>(id: K, handler: Handler<K>): void;
  <K extends OperationId, G>(id: K, guard: Guard<K, G>, handler: Handler<K, G>): void;
}

declare module 'fastify' {
  interface FastifyInstance {
    operation: OperationMethod;
  }
}

/** One request on its way: every step adds what it has found out. */
interface Call {
  params: unknown;
  query: unknown;
  body: unknown;
  viewer: Viewer | undefined;
  granted: unknown;
  /** What makes sending it again safe, where the caller gave it. */
  key: IdempotencyKey | undefined;
  /** What its transaction gave, where that is kept as the answer. */
  kept?: unknown;
  files: Upload[];
  /** To be called when its files have been dealt with. */
  release: (() => void) | undefined;
}

const calls = new WeakMap<FastifyRequest, Call>();

/**
 * Puts the contract between the network and the handlers: `app.operation(id, handler)` serves the method and path the
 * contract names, lets in whom it admits, hands over what fits its schemas, and sends only fields it knows. The server
 * does not start while an operation has no handler.
 */
export const contractPlugin = plugin<Options>(
  async (app, options) => {
    const open = readOperations(options.fieldLimits);
    const validators = new Validators();
    const cache = new ResponseCache<Buffer>(({ length }) => length);
    const forget = () => {
      cache.clear();
      options.onPublicChange?.();
    };

    app.decorate(
      'operation',
      <K extends OperationId, G>(id: K, ...given: [Handler<K>] | [Guard<K, G>, Handler<K, G>]) => {
        const operation = open.get(id);
        if (!operation) throw new Error(`${id} is not in the contract, or has a handler already.`);
        open.delete(id);
        const [guard, handler] = given.length === 1 ? [undefined, given[0]] : given;
        if (needsGuard(operation.access) && !guard)
          throw new Error(`${id} is for ${operation.access} and has no guard.`);
        serve(app, operation, { ...options, validators, cache, forget, guard, handler } as unknown as Service);
      },
    );
    app.addHook('onReady', (done) => {
      const missing = [...open.keys()].join(', ');
      done(missing ? new Error(`The contract names operations that have no handler: ${missing}.`) : undefined);
    });
  },
  { name: 'contract' },
);

interface Service extends Options {
  validators: Validators;
  cache: ResponseCache<Buffer>;
  /** Forgets every kept answer. */
  forget: () => void;
  guard: Guard<OperationId, unknown> | undefined;
  handler: Handler<OperationId, unknown>;
}

function serve(app: FastifyInstance, operation: Operation, service: Service): void {
  const { validators, guard } = service;
  const checkParams = operation.params && validators.of(operation.params);
  const checkQuery = operation.query && validators.of(operation.query);
  const checkHeaders = operation.headers && validators.of(operation.headers);
  const checkBody = operation.body && validators.of(operation.body.schema);
  // A guard looks at what the path names before the body is read; where the path names nothing, at the body.
  const guardsEarly = operation.params !== undefined;
  const answers = [...operation.answers].filter(([, schema]) => schema !== undefined);

  app.route({
    method: operation.method,
    url: operation.url,
    bodyLimit: service.bodyBytes,
    config: {
      bodyKind: operation.body?.mediaType ?? 'none',
      isBodyOptional: operation.body?.isRequired === false,
      takesFiles: (operation.body?.files.size ?? 0) > 0,
    },
    schema: { response: Object.fromEntries(answers) },
    // Nobody would read the stream that a HEAD opens.
    exposeHeadRoute: !operation.isStream,
    onRequest: async (request) => {
      const call = await admit(request, operation, service);
      call.params = checkPlace(request.params, operation, checkParams);
      call.query = checkFields(readValues(named(request.query, operation.query), operation.query ?? {}), checkQuery);
      checkFields(readHeaders(request, operation), checkHeaders);
      call.key = readKey(request, operation, call);
      if (guardsEarly) call.granted = await runGuard(request, call, service, service.db);
      refuseMediaType(request, operation);
    },
    preHandler: async (request, reply) => {
      const call = callOf(request);
      try {
        const guardFields = async (body: unknown) => {
          call.body = body;
          await runGuard(request, call, service, service.db);
        };
        const reading = { check: checkBody, beforeFile: guard && !guardsEarly ? guardFields : undefined };
        call.body = operation.body && (await readBody(request, reply, call, operation.body, service, reading));
        if (operation.method !== 'GET') await recheck(request, operation, service);
        else if (!guardsEarly) call.granted = await runGuard(request, call, service, service.db);
      } catch (error) {
        await finish(call);
        throw error;
      }
    },
    handler: async (request, reply) => {
      try {
        return await answer(request, reply, operation, service);
      } finally {
        await finish(callOf(request));
      }
    },
  });
}

/** Removes what came in, and makes room for the next form. */
async function finish({ files, release }: Call): Promise<void> {
  release?.();
  await discard(files);
}

/** Who asks, and whether the operation's access word lets them. */
async function admit(request: FastifyRequest, { access }: Operation, service: Service): Promise<Call> {
  const call: Call = {
    params: {},
    query: {},
    body: undefined,
    viewer: undefined,
    granted: undefined,
    key: undefined,
    files: [],
    release: undefined,
  };
  calls.set(request, call);
  if (access === 'public') return call;
  call.viewer = await service.authenticate(request);
  if (!call.viewer) throw unauthorized();
  requireAccess(access, call.viewer);
  return call;
}

/** Checks session, access word and guard again: while the body arrived, any of them may have changed (decision 42). */
async function recheck(request: FastifyRequest, { access }: Operation, service: Service): Promise<void> {
  const call = callOf(request);
  if (access !== 'public') {
    call.viewer = await service.authenticate(request);
    if (!call.viewer) throw unauthorized();
    requireAccess(access, call.viewer);
  }
  call.granted = await runGuard(request, call, service, service.db);
}

const rightsStatuses = new Set([401, 403, 404]);

/**
 * Runs the guard of an operation. Of a call that was done before it decides the rights alone: the work may have changed what
 * else it looks at, such as a quota.
 */
async function runGuard(request: FastifyRequest, call: Call, { guard }: Service, db: Db): Promise<unknown> {
  try {
    return await guard?.(guardContextOf(request, call, db));
  } catch (error) {
    const isOfRights = !(error instanceof Problem) || rightsStatuses.has(error.status);
    if (isOfRights || !(await call.key?.isUsed(db))) throw error;
    return undefined;
  }
}

function readHeaders({ headers }: FastifyRequest, operation: Operation): Record<string, unknown> {
  const names = Object.keys(operation.headers?.properties ?? {});
  const given = names.filter((name) => headers[name.toLowerCase()] !== undefined);
  return Object.fromEntries(given.map((name) => [name, headers[name.toLowerCase()]]));
}

function readKey({ headers }: FastifyRequest, operation: Operation, { viewer }: Call): IdempotencyKey | undefined {
  const key = operation.headers && headers['idempotency-key'];
  return typeof key === 'string' ? new IdempotencyKey(key, viewer?.id ?? 'public') : undefined;
}

/** What has to be the same when a call is sent again; of a file its bytes, wherever they lie. */
function repeatableParts({ id, body: rule }: Operation, { params, query, body }: Call) {
  const fields = Object.entries(asRecord(body)).map(([name, value]) => [
    name,
    rule?.files.has(name) ? (value as Upload | undefined)?.hash : value,
  ]);
  return { id, params, query, body: Object.fromEntries(fields) as Record<string, unknown> };
}

/**
 * The transactions of one request. What the rights depend on is read again in each of them. With an `Idempotency-Key` its
 * result is the answer, and is kept with the work or not at all.
 */
function createRunTransaction(
  request: FastifyRequest,
  reply: FastifyReply,
  operation: Operation,
  service: Service,
): RunTransaction<{ viewer: Viewer; granted: unknown }> {
  const { access } = operation;
  const { db, lockViewer } = service;
  return (work, options = {}) =>
    transaction(db, async (db) => {
      const call = { ...callOf(request) };
      if (access !== 'public') {
        call.viewer = call.viewer && (await lockViewer(db, call.viewer, options));
        if (!call.viewer) throw unauthorized();
        requireAccess(access, call.viewer);
      }
      const context = guardContextOf(request, call, db);
      const earlier = await call.key?.take(db, repeatableParts(operation, call));
      const granted = await runGuard(request, call, service, db);
      if (earlier) throw new RepeatedCall(earlier);
      const result = await work(db, {
        granted,
        get viewer() {
          return context.viewer;
        },
      });
      if (call.key) {
        const { status, body } = toAnswer(operation, result);
        callOf(request).kept = result;
        await call.key.keep(db, { status, body: String(reply.serializeInput(asRecord(body), String(status))) });
      }
      return result;
    });
}

/** What a handler gave, with its status. */
function toAnswer({ answers }: Operation, result: unknown): Answer<unknown> {
  const [status = 200] = answers.keys();
  return result instanceof Answer ? result : new Answer(status as 200, result);
}

/** A path that breaks its rules names nothing. */
function checkPlace(raw: unknown, { params }: Operation, check: Validate | undefined): unknown {
  const values = readValues(asRecord(raw), params ?? {});
  if (check?.(values)) throw notFound();
  if (Object.values(values).some((value) => typeof value === 'string' && value.includes('\0'))) throw notFound();
  return values;
}

function checkFields(values: unknown, check: Validate | undefined): unknown {
  const fields = check?.(values);
  if (fields) throw new Problem(422, 'invalid', { fields });
  return values;
}

/** Before a byte of the body is read. */
function refuseMediaType(request: FastifyRequest, { body }: Operation): void {
  // Nothing is unpacked: a small body could become a large one.
  if ((request.headers['content-encoding'] ?? 'identity') !== 'identity')
    throw new Problem(415, 'unsupported_media_type');
  if (!body || (!body.isRequired && request.headers['content-type'] === undefined)) return;
  const given = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (given !== body.mediaType) throw new Problem(415, 'unsupported_media_type');
}

interface BodyReading {
  check: Validate | undefined;
  /** Looks at the plain fields before a byte of a file is taken in. Given, it asks for all of them to come first. */
  beforeFile: ((body: unknown) => Promise<void>) | undefined;
}

async function readBody(
  request: FastifyRequest,
  reply: FastifyReply,
  call: Call,
  { mediaType, isRequired, schema, files }: BodyRule,
  { bodyBytes, uploads }: Service,
  { check = () => undefined, beforeFile }: BodyReading,
): Promise<unknown> {
  if (mediaType === 'application/json') {
    const isLeftOut = request.body === undefined && !isRequired;
    return checkFields(isLeftOut ? {} : tidyBody(request.body), check);
  }
  const read = (fields: unknown) => readValues(asRecord(tidyBody(fields, schema)), schema);
  const form = await readForm(request, reply, uploads, {
    bytes: bodyBytes,
    files,
    beforeFile: async (given) => {
      if (call.viewer) call.release = uploads.admit(call.viewer.id);
      if (!beforeFile) return;
      const values = read(given);
      const problems = Object.entries(check(values) ?? {}).filter(([name]) => !files.has(name));
      if (problems.length > 0) throw new Problem(422, 'invalid', { fields: Object.fromEntries(problems) });
      await beforeFile(values);
    },
  });
  call.files = Object.values(form.files);
  const values = { ...read(form.fields), ...form.files };
  const fields = { ...check(values), ...form.problems };
  if (Object.keys(fields).length > 0) throw new Problem(422, 'invalid', { fields });
  return values;
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  operation: Operation,
  service: Service,
): Promise<FastifyReply> {
  const { cache, forget, handler, onChange, db } = service;
  const call = callOf(request);
  const handlerContext = contextOf(request, call, createRunTransaction(request, reply, operation, service));
  const [status = 200] = operation.answers.keys();
  if (operation.access === 'public' && operation.method === 'GET') {
    const key = JSON.stringify([operation.id, call.params, call.query]);
    const bytes = await cache.get(key, async () =>
      Buffer.from(reply.code(status).serialize(await handler(handlerContext)) as string),
    );
    return reply.code(status).type('application/json; charset=utf-8').send(bytes);
  }
  const earlier = await call.key?.find(db, repeatableParts(operation, call));
  if (earlier) return sendAgain(reply, earlier);
  let result: unknown;
  try {
    result = await handler(handlerContext);
  } catch (error) {
    if (error instanceof RepeatedCall) return sendAgain(reply, error.answer);
    throw error;
  }
  if ('kept' in call && call.kept !== result)
    throw new Error(`${operation.id} answers something its transaction did not.`);
  if (operation.isStream) return sendStream(reply, result);
  if (operation.method !== 'GET') onChange?.();
  if (operation.method !== 'GET' && !operation.isPrivate) forget();
  const final = toAnswer(operation, result);
  return reply
    .code(final.status)
    .headers(final.headers)
    .send(final.body ?? undefined);
}

/** Answers a call that was done before as it was answered then. */
const sendAgain = (reply: FastifyReply, { status, body }: SentAnswer) =>
  reply.code(status).type('application/json; charset=utf-8').send(Buffer.from(body));

/** Sends events as they come: nothing on the way may keep them back. Afterwards the connection is of no more use. */
const sendStream = (reply: FastifyReply, stream: unknown) =>
  reply
    .type('text/event-stream; charset=utf-8')
    .header('x-accel-buffering', 'no')
    .header('connection', 'close')
    .send(stream);

function callOf(request: FastifyRequest): Call {
  const call = calls.get(request);
  if (!call) throw new Error('A step ran before the request was let in.');
  return call;
}

function guardContextOf(request: FastifyRequest, call: Call, db: Db): GuardContext<OperationId> {
  // Not spread: that would read the viewer, which public operations do not have.
  return Object.assign(requestContextOf(request, call), { db }) as GuardContext<OperationId>;
}

function contextOf(
  request: FastifyRequest,
  call: Call,
  runTransaction: RunTransaction<{ viewer: Viewer; granted: unknown }>,
): Context<OperationId, unknown> {
  const context = requestContextOf(request, call);
  return Object.assign(context, { granted: call.granted, transaction: runTransaction }) as Context<
    OperationId,
    unknown
  >;
}

function requestContextOf(request: FastifyRequest, { params, query, body, viewer }: Call) {
  return {
    params,
    query,
    body,
    request,
    get viewer(): Viewer {
      if (!viewer) throw new Error('A public operation answers everyone alike and knows no viewer.');
      return viewer;
    },
  };
}

/** Only what the contract names, in its order: whatever else an address says asks for the same answer. */
function named(raw: unknown, rules: Schema | undefined): Record<string, unknown> {
  const given = new Map(Object.entries(asRecord(raw)));
  const names = Object.keys(rules?.properties ?? {}).filter((name) => given.has(name));
  return Object.fromEntries(names.map((name) => [name, given.get(name)]));
}

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
