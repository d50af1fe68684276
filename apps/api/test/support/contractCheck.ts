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

/** Finds how a response violates the contract: by its status, schema or unknown fields. */
export function findContractViolation(method: string, path: string, status: number, body: unknown): string | undefined {
  const address = path.split('?')[0] ?? '';
  const found = operations.find(({ operation, pattern }) => operation.method === method && pattern.test(address));
  // Errors before the operation have the error format.
  if (status >= 400) return validate(found?.operation.errorResponses.get(status) ?? problem, body);
  if (!found || found.operation.isEventStream) return undefined;
  return findSchemaViolation(found.operation, status, body);
}

function findSchemaViolation({ id, successResponses }: Operation, status: number, body: unknown): string | undefined {
  if (!successResponses.has(status)) return `${id} answered ${status}, which the contract does not name`;
  const schema = successResponses.get(status);
  if (!schema) return body === undefined ? undefined : `${id} answered a body where the contract names none`;
  const message = validate(schema, body);
  return message === undefined ? undefined : `${id} answered what the contract does not name: ${message}`;
}

function validate(schema: Schema, body: unknown): string | undefined {
  const check = checks.get(schema) ?? ajv.compile(toClosedSchema(schema));
  checks.set(schema, check);
  return check(body) ? undefined : ajv.errorsText(check.errors);
}

/** Returns the schema without additional properties. */
function toClosedSchema(schema: Schema): Schema {
  const { properties, items, additionalProperties } = schema;
  return {
    ...schema,
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, rule]) => [name, toClosedSchema(rule)])),
    }),
    ...(items && { items: toClosedSchema(items) }),
    ...(properties && { additionalProperties: additionalProperties ?? false }),
  };
}
