import { readFileSync } from 'node:fs';
import { isRecord } from '@fanous/api-client/isRecord';
import type { OperationId } from './types.ts';
import type { AccessLevel, FieldLimits, Schema, UploadKind } from './schema.ts';

const contractFile = new URL(import.meta.resolve('@fanous/api-client/generated/openapi.json'));
const methods = ['get', 'put', 'post', 'delete', 'patch'] as const;

/** The rules for the body of an operation. */
export interface BodyRule {
  mediaType: 'application/json' | 'multipart/form-data';
  isRequired: boolean;
  schema: Schema;
  /** Form fields that contain a file. The upload receiver checks the file; the schema does not. */
  files: ReadonlyMap<string, UploadKind>;
}

/** One operation of the contract. */
export interface Operation {
  id: OperationId;
  method: Uppercase<(typeof methods)[number]>;
  /** The path in the router's syntax, without the base path: `/courses/:id`. */
  url: string;
  access: AccessLevel;
  params: Schema | undefined;
  query: Schema | undefined;
  headers: Schema | undefined;
  body: BodyRule | undefined;
  /** Schemas of the 2xx responses; undefined for a response without a body. */
  successResponses: Map<number, Schema | undefined>;
  /** Schemas of the error responses. */
  errorResponses: Map<number, Schema | undefined>;
  /** The response is a stream of events that stays open. */
  isEventStream: boolean;
  /** Whether it changes nothing that other users can see. */
  isInvisibleToOthers: boolean;
}

interface RawParameter {
  name: string;
  in: string;
  required?: boolean;
  schema: Schema;
}

interface RawOperation {
  operationId: OperationId;
  'x-access': AccessLevel;
  'x-private'?: boolean;
  parameters?: RawParameter[];
  requestBody?: { required?: boolean; content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}

/** Reads the bundled contract as JSON, with the operator's limits if they are given. */
export function readContractJson(limits?: FieldLimits): string {
  const contract = readFileSync(contractFile, 'utf8');
  return limits ? JSON.stringify(applyLimits(JSON.parse(contract), limits), null, 2) : contract;
}

function applyLimits(value: unknown, limits: FieldLimits): unknown {
  if (Array.isArray(value)) return value.map((item) => applyLimits(item, limits));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, item]) => [key, applyLimits(item, limits)]);
  const name = (value as Schema)['x-limit'];
  return { ...Object.fromEntries(entries), ...(name && limits[name]) };
}

/** Reads all operations of the bundled contract. */
export function readOperations(limits?: FieldLimits): Map<OperationId, Operation> {
  const document = JSON.parse(readContractJson(limits)) as { paths: Record<string, Record<string, unknown>> };
  const operations = new Map<OperationId, Operation>();
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of methods) {
      if (!item[method]) continue;
      const raw = inlineReferences(item[method], document) as RawOperation;
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
    params: toParameterSchema(raw, 'path'),
    query: toParameterSchema(raw, 'query'),
    headers: toParameterSchema(raw, 'header'),
    body: toBodyRule(raw),
    successResponses: new Map(responses.filter(([status]) => status < 300)),
    errorResponses: new Map(responses.filter(([status]) => status >= 400)),
    isEventStream: Object.values(raw.responses).some(({ content }) => content?.['text/event-stream']),
    isInvisibleToOthers: raw['x-private'] ?? false,
  };
}

function toBodyRule({ operationId, requestBody }: RawOperation): BodyRule | undefined {
  for (const [mediaType, { schema }] of Object.entries(requestBody?.content ?? {})) {
    if (mediaType === 'application/json' || mediaType === 'multipart/form-data')
      return { mediaType, isRequired: requestBody?.required ?? false, ...separateFiles(schema) };
    throw new Error(`${operationId} takes ${mediaType}, which this server cannot read.`);
  }
  return undefined;
}

function separateFiles(schema: Schema): Pick<BodyRule, 'schema' | 'files'> {
  const properties = Object.entries(schema.properties ?? {});
  const files = properties.flatMap(([name, { 'x-upload': kind }]): [string, UploadKind][] =>
    kind ? [[name, kind]] : [],
  );
  const others = properties.map(([name, rule]) => [name, rule['x-upload'] ? {} : rule]);
  return { schema: { ...schema, properties: Object.fromEntries(others) }, files: new Map(files) };
}

function toParameterSchema({ parameters = [] }: RawOperation, location: string): Schema | undefined {
  const own = parameters.filter((parameter) => parameter.in === location);
  if (own.length === 0) return undefined;
  return {
    type: 'object',
    properties: Object.fromEntries(own.map(({ name, schema }) => [name, schema])),
    required: own.filter(({ required }) => required).map(({ name }) => name),
  };
}

/** Replaces each `$ref` by its target. The generator ensures that no schema contains itself. */
function inlineReferences(value: unknown, document: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => inlineReferences(item, document));
  if (typeof value !== 'object' || value === null) return value;
  if ('$ref' in value && typeof value.$ref === 'string')
    return inlineReferences(resolveRef(value.$ref, document), document);
  const entries = Object.entries(value).filter(([key]) => key !== 'example' && key !== 'examples');
  return Object.fromEntries(entries.map(([key, item]) => [key, inlineReferences(item, document)]));
}

/** Resolves a `$ref` of the bundled contract. */
export function resolveRef(reference: string, document: unknown): unknown {
  const steps = reference.replace(/^#\//, '').split('/');
  return steps.reduce<unknown>((current, step) => {
    const key = step.replaceAll('~1', '/').replaceAll('~0', '~');
    if (isRecord(current) && Object.hasOwn(current, key)) return current[key];
    throw new Error(`The contract refers to ${reference}, which does not exist.`);
  }, document);
}
