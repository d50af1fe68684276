import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ValidateFunction } from 'ajv';
import formats from 'ajv-formats';
import { readOperations } from '../../src/contract/document.ts';
import type { Operation } from '../../src/contract/document.ts';
import type { Schema } from '../../src/contract/schema.ts';

const ajv = formats.default(new Ajv2020({ strict: false, allErrors: true }));
const problem: Schema = {
  type: 'object',
  required: ['code', 'message'],
  properties: {
    code: { type: 'string' },
    message: { type: 'string' },
    errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
  },
};

const operations = [...readOperations().values()].map((operation) => ({
  operation,
  pattern: new RegExp(`^${operation.url.replaceAll(/:\w+/g, '[^/]+')}$`),
}));
const checks = new Map<Schema, ValidateFunction>();

/** What an answer breaks of the contract: a status, a shape or a field that it does not name. Undefined when nothing. */
export function findContractViolation(method: string, path: string, status: number, body: unknown): string | undefined {
  const address = path.split('?')[0] ?? '';
  const found = operations.find(({ operation, pattern }) => operation.method === method && pattern.test(address));
  // What is refused before it reaches its operation has the one shape of every failure.
  if (status >= 400) return failed(found?.operation.failures.get(status) ?? problem, body);
  if (!found || found.operation.isStream) return undefined;
  return breachOf(found.operation, status, body);
}

function breachOf({ id, responses }: Operation, status: number, body: unknown): string | undefined {
  if (!responses.has(status)) return `${id} answered ${status}, which the contract does not name`;
  const schema = responses.get(status);
  if (!schema) return body === undefined ? undefined : `${id} answered a body where the contract names none`;
  const message = failed(schema, body);
  return message === undefined ? undefined : `${id} answered what the contract does not name: ${message}`;
}

function failed(schema: Schema, body: unknown): string | undefined {
  const check = checks.get(schema) ?? ajv.compile(closed(schema));
  checks.set(schema, check);
  return check(body) ? undefined : ajv.errorsText(check.errors);
}

/** The schema, refusing fields that it does not name. */
function closed(schema: Schema): Schema {
  const { properties, items, additionalProperties } = schema;
  return {
    ...schema,
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, rule]) => [name, closed(rule)])),
    }),
    ...(items && { items: closed(items) }),
    ...(properties && { additionalProperties: additionalProperties ?? false }),
  };
}
