import { readFileSync } from 'node:fs';
import { isRecord } from '@fanous/api-client/isRecord';
import type { OperationId } from './types.ts';
import type { Access, FieldLimits, Schema, UploadKind } from './schema.ts';

const file = new URL(import.meta.resolve('@fanous/api-client/generated/openapi.json'));
const methods = ['get', 'put', 'post', 'delete', 'patch'] as const;

/** What a request of one media type has to look like. */
export interface BodyRule {
  mediaType: 'application/json' | 'multipart/form-data';
  isRequired: boolean;
  schema: Schema;
  /** Fields of a form that hold a file. What the file has to be is looked at while it comes in, not by the schema. */
  files: ReadonlyMap<string, UploadKind>;
}

/** One operation of the contract, as the server needs it. */
export interface Operation {
  id: OperationId;
  method: Uppercase<(typeof methods)[number]>;
  /** Below the base path, in the router's way of writing: `/courses/:id`. */
  url: string;
  access: Access;
  params: Schema | undefined;
  query: Schema | undefined;
  headers: Schema | undefined;
  body: BodyRule | undefined;
  /** Schemas of the 2xx responses; undefined for one without a body. */
  responses: Map<number, Schema | undefined>;
  /** Schemas of the failures that it names. */
  failures: Map<number, Schema | undefined>;
  /** The response is a stream of events that stays open. */
  isStream: boolean;
  /** It changes nothing that anyone else is shown. */
  isPrivate: boolean;
}

interface RawParameter {
  name: string;
  in: string;
  required?: boolean;
  schema: Schema;
}

interface RawOperation {
  operationId: OperationId;
  'x-access': Access;
  'x-private'?: boolean;
  parameters?: RawParameter[];
  requestBody?: { required?: boolean; content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}

/** The bundled contract as JSON, with the operator's limits where they are given. */
export function readContract(limits?: FieldLimits): string {
  const contract = readFileSync(file, 'utf8');
  return limits ? JSON.stringify(applyLimits(JSON.parse(contract), limits), null, 2) : contract;
}

function applyLimits(value: unknown, limits: FieldLimits): unknown {
  if (Array.isArray(value)) return value.map((item) => applyLimits(item, limits));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, item]) => [key, applyLimits(item, limits)]);
  const name = (value as Schema)['x-limit'];
  return { ...Object.fromEntries(entries), ...(name && limits[name]) };
}

/** Reads the bundled contract: one entry for each operation. */
export function readOperations(limits?: FieldLimits): Map<OperationId, Operation> {
  const document = JSON.parse(readContract(limits)) as { paths: Record<string, Record<string, unknown>> };
  const operations = new Map<OperationId, Operation>();
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of methods) {
      if (!item[method]) continue;
      const raw = withoutReferences(item[method], document) as RawOperation;
      operations.set(raw.operationId, toOperation(method, path, raw));
    }
  }
  return operations;
}

function toOperation(method: (typeof methods)[number], path: string, raw: RawOperation): Operation {
  const responses = Object.entries(raw.responses).map(([status, { content }]): [number, Schema | undefined] => [
    Number(status),
    content?.['application/json']?.schema,
  ]);
  return {
    id: raw.operationId,
    method: method.toUpperCase() as Operation['method'],
    url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    access: raw['x-access'],
    params: parameterSchema(raw, 'path'),
    query: parameterSchema(raw, 'query'),
    headers: parameterSchema(raw, 'header'),
    body: bodyRule(raw),
    responses: new Map(responses.filter(([status]) => status < 300)),
    failures: new Map(responses.filter(([status]) => status >= 400)),
    isStream: Object.values(raw.responses).some(({ content }) => content?.['text/event-stream']),
    isPrivate: raw['x-private'] ?? false,
  };
}

function bodyRule({ operationId, requestBody }: RawOperation): BodyRule | undefined {
  for (const [mediaType, { schema }] of Object.entries(requestBody?.content ?? {})) {
    if (mediaType === 'application/json' || mediaType === 'multipart/form-data')
      return { mediaType, isRequired: requestBody?.required ?? false, ...withoutFiles(schema) };
    throw new Error(`${operationId} takes ${mediaType}, which this server cannot read.`);
  }
  return undefined;
}

function withoutFiles(schema: Schema): Pick<BodyRule, 'schema' | 'files'> {
  const properties = Object.entries(schema.properties ?? {});
  const files = properties.flatMap(([name, { 'x-upload': kind }]): [string, UploadKind][] =>
    kind ? [[name, kind]] : [],
  );
  const others = properties.map(([name, rule]) => [name, rule['x-upload'] ? {} : rule]);
  return { schema: { ...schema, properties: Object.fromEntries(others) }, files: new Map(files) };
}

function parameterSchema({ parameters = [] }: RawOperation, place: string): Schema | undefined {
  const own = parameters.filter((parameter) => parameter.in === place);
  if (own.length === 0) return undefined;
  return {
    type: 'object',
    properties: Object.fromEntries(own.map(({ name, schema }) => [name, schema])),
    required: own.filter(({ required }) => required).map(({ name }) => name),
  };
}

/** Puts what `$ref` points to in its place. The contract's generator makes sure that nothing contains itself. */
function withoutReferences(value: unknown, document: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutReferences(item, document));
  if (typeof value !== 'object' || value === null) return value;
  if ('$ref' in value && typeof value.$ref === 'string')
    return withoutReferences(resolveRef(value.$ref, document), document);
  const entries = Object.entries(value).filter(([key]) => key !== 'example' && key !== 'examples');
  return Object.fromEntries(entries.map(([key, item]) => [key, withoutReferences(item, document)]));
}

/** What a `$ref` of the bundled contract points to. */
export function resolveRef(reference: string, document: unknown): unknown {
  const steps = reference.replace(/^#\//, '').split('/');
  return steps.reduce<unknown>((at, step) => {
    const key = step.replaceAll('~1', '/').replaceAll('~0', '~');
    if (isRecord(at) && Object.hasOwn(at, key)) return at[key];
    throw new Error(`The contract points to ${reference}, which is not there.`);
  }, document);
}
