import type { FastifyReply, FastifyRequest } from 'fastify';
import { toObjectOrEmpty } from '../json.ts';
import { Problem, createNotFoundProblem } from '../problems/problem.ts';
import type { OperationCall } from './operationCall.ts';
import type { BodyRule, Operation } from './document.ts';
import { receiveMultipartForm } from './form.ts';
import { IdempotencyKey } from './idempotency.ts';
import type { Schema } from './schema.ts';
import type { OperationServices } from './service.ts';
import type { Validator } from './validate.ts';
import { cleanBodyTexts, convertEmptyFields, convertTextValues } from './values.ts';

/** Reads the path parameters. Throws 404 for invalid ones. */
export function readPathParams(raw: unknown, { params }: Operation, check: Validator | undefined): unknown {
  const values = convertTextValues(toObjectOrEmpty(raw), params ?? {});
  if (check?.(values)) throw createNotFoundProblem();
  if (Object.values(values).some((value) => typeof value === 'string' && value.includes('\0')))
    throw createNotFoundProblem();
  return values;
}

/** Reads the query parameters of the contract. Ignores others. */
export function readQueryParams(request: FastifyRequest, { query }: Operation, check: Validator | undefined): unknown {
  return requireValidFields(convertTextValues(pickDeclared(request.query, query), query ?? {}), check);
}

/** Throws 422 for headers that violate the contract. */
export function validateHeaders(request: FastifyRequest, operation: Operation, check: Validator | undefined): void {
  requireValidFields(readHeaders(request, operation), check);
}

function readHeaders({ headers }: FastifyRequest, operation: Operation): Record<string, unknown> {
  const names = Object.keys(operation.headers?.properties ?? {});
  const given = names.filter((name) => headers[name.toLowerCase()] !== undefined);
  return Object.fromEntries(given.map((name) => [name, headers[name.toLowerCase()]]));
}

/** The `Idempotency-Key` of a request. */
export function findIdempotencyKey(
  { headers }: FastifyRequest,
  operation: Operation,
  { viewer }: OperationCall,
): IdempotencyKey | undefined {
  const key = operation.headers && headers['idempotency-key'];
  return typeof key === 'string' ? new IdempotencyKey(key, viewer?.id ?? 'public') : undefined;
}

/** Throws 415 for a body of another media type, before reading it. */
export function requireMediaType(request: FastifyRequest, { body }: Operation): void {
  // Never decompress: a small body could become very large.
  if ((request.headers['content-encoding'] ?? 'identity') !== 'identity')
    throw new Problem(415, 'unsupported_media_type');
  if (!body || (!body.isRequired && request.headers['content-type'] === undefined)) return;
  const given = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (given !== body.mediaType) throw new Problem(415, 'unsupported_media_type');
}

interface ReceiveBodyOptions {
  check: Validator | undefined;
  /**
   * Called with the text fields before the first file is received. If it is set, a request must send all text fields before
   * its files.
   */
  beforeFile: ((body: unknown) => Promise<void>) | undefined;
}

/**
 * Reads and validates the body of a request, and receives its files. Sets `call.uploads` and `call.releaseUploadSlot`: the caller
 * must run `cleanUpCall`, also after an error.
 */
export async function receiveBody(
  request: FastifyRequest,
  reply: FastifyReply,
  call: OperationCall,
  { mediaType, isRequired, schema, files }: BodyRule,
  { maxBodyBytes, uploadReceiver }: OperationServices,
  { check = () => undefined, beforeFile }: ReceiveBodyOptions,
): Promise<unknown> {
  if (mediaType === 'application/json') {
    const isOmitted = request.body === undefined && !isRequired;
    return requireValidFields(isOmitted ? {} : cleanBodyTexts(request.body), check);
  }
  const convertFields = (fields: unknown) =>
    convertTextValues(convertEmptyFields(toObjectOrEmpty(cleanBodyTexts(fields)), schema), schema);
  const form = await receiveMultipartForm(request, reply, uploadReceiver, {
    maxFieldBytes: maxBodyBytes,
    files,
    beforeFile: async (given) => {
      if (call.viewer) call.releaseUploadSlot = uploadReceiver.acquireSlot(call.viewer.id);
      if (!beforeFile) return;
      const values = convertFields(given);
      const problems = Object.entries(check(values) ?? {}).filter(([name]) => !files.has(name));
      if (problems.length > 0) throw new Problem(422, 'invalid', { fields: Object.fromEntries(problems) });
      await beforeFile(values);
    },
  });
  call.uploads = Object.values(form.files);
  const values = { ...convertFields(form.fields), ...form.files };
  const fields = { ...check(values), ...form.fileProblems };
  if (Object.keys(fields).length > 0) throw new Problem(422, 'invalid', { fields });
  return values;
}

function requireValidFields(values: unknown, check: Validator | undefined): unknown {
  const fields = check?.(values);
  if (fields) throw new Problem(422, 'invalid', { fields });
  return values;
}

/** Picks the declared parameters in the contract's order, so that others do not change the cache key. */
function pickDeclared(raw: unknown, rules: Schema | undefined): Record<string, unknown> {
  const given = new Map(Object.entries(toObjectOrEmpty(raw)));
  const names = Object.keys(rules?.properties ?? {}).filter((name) => given.has(name));
  return Object.fromEntries(names.map((name) => [name, given.get(name)]));
}
