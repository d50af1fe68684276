import type { FastifyReply, FastifyRequest } from 'fastify';
import { toRecord } from '../json.ts';
import { Problem, notFound } from '../problems/problem.ts';
import type { Call } from './call.ts';
import type { BodyRule, Operation } from './document.ts';
import { readForm } from './form.ts';
import { IdempotencyKey } from './idempotency.ts';
import type { Schema } from './schema.ts';
import type { Service } from './service.ts';
import type { Validate } from './validate.ts';
import { normalizeBody, readValues } from './values.ts';

/** The path parameters. A path that breaks their rules is a 404. */
export function validatePathParams(raw: unknown, { params }: Operation, check: Validate | undefined): unknown {
  const values = readValues(toRecord(raw), params ?? {});
  if (check?.(values)) throw notFound();
  if (Object.values(values).some((value) => typeof value === 'string' && value.includes('\0'))) throw notFound();
  return values;
}

/** The query parameters that the contract declares. */
export function readQuery(request: FastifyRequest, { query }: Operation, check: Validate | undefined): unknown {
  return checkFields(readValues(pickDeclared(request.query, query), query ?? {}), check);
}

/** Refuses headers that break the rules of the contract. */
export function validateHeaders(request: FastifyRequest, operation: Operation, check: Validate | undefined): void {
  checkFields(readHeaders(request, operation), check);
}

function readHeaders({ headers }: FastifyRequest, operation: Operation): Record<string, unknown> {
  const names = Object.keys(operation.headers?.properties ?? {});
  const given = names.filter((name) => headers[name.toLowerCase()] !== undefined);
  return Object.fromEntries(given.map((name) => [name, headers[name.toLowerCase()]]));
}

/** The `Idempotency-Key` of a request. */
export function readKey(
  { headers }: FastifyRequest,
  operation: Operation,
  { viewer }: Call,
): IdempotencyKey | undefined {
  const key = operation.headers && headers['idempotency-key'];
  return typeof key === 'string' ? new IdempotencyKey(key, viewer?.id ?? 'public') : undefined;
}

/** Refuses a body of another media type, before a byte of it is read. */
export function refuseMediaType(request: FastifyRequest, { body }: Operation): void {
  // Nothing is unpacked: a small body could become a large one.
  if ((request.headers['content-encoding'] ?? 'identity') !== 'identity')
    throw new Problem(415, 'unsupported_media_type');
  if (!body || (!body.isRequired && request.headers['content-type'] === undefined)) return;
  const given = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (given !== body.mediaType) throw new Problem(415, 'unsupported_media_type');
}

interface BodyReading {
  check: Validate | undefined;
  /** Runs on the plain fields before a file is read; then all plain fields must come first. */
  beforeFile: ((body: unknown) => Promise<void>) | undefined;
}

/** Reads and checks the body of a request, and takes its files in. */
export async function readBody(
  request: FastifyRequest,
  reply: FastifyReply,
  call: Call,
  { mediaType, isRequired, schema, files }: BodyRule,
  { bodyBytes, uploads }: Service,
  { check = () => undefined, beforeFile }: BodyReading,
): Promise<unknown> {
  if (mediaType === 'application/json') {
    const isLeftOut = request.body === undefined && !isRequired;
    return checkFields(isLeftOut ? {} : normalizeBody(request.body), check);
  }
  const read = (fields: unknown) => readValues(toRecord(normalizeBody(fields, schema)), schema);
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

function checkFields(values: unknown, check: Validate | undefined): unknown {
  const fields = check?.(values);
  if (fields) throw new Problem(422, 'invalid', { fields });
  return values;
}

/** Only declared parameters, in the contract's order, so that others do not change the cache key. */
function pickDeclared(raw: unknown, rules: Schema | undefined): Record<string, unknown> {
  const given = new Map(Object.entries(toRecord(raw)));
  const names = Object.keys(rules?.properties ?? {}).filter((name) => given.has(name));
  return Object.fromEntries(names.map((name) => [name, given.get(name)]));
}
