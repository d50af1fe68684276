import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { FieldProblemCode } from '../problems/messages.ts';
import type { FieldProblem } from '../problems/problem.ts';
import type { Schema } from './schema.ts';

const maxReportedFields = 20;

/** Validates a value and adds defaults for omitted fields. Returns the problems by field, or undefined. */
export type Validator = (value: unknown) => Record<string, FieldProblem[]> | undefined;

/** Compiles validators for the contract's schemas. They do not convert types. */
export class ValidatorCompiler {
  // `allErrors` is off: a list of a million wrong items would create a million errors.
  readonly #ajv = formats.default(new Ajv2020({ strict: false, useDefaults: true, multipleOfPrecision: 6 }), [
    'date-time',
    'email',
    'uuid',
    'uri',
  ]);

  /** Compiles a validator for an object. It reports the first problem of each field. */
  compile(schema: Schema): Validator {
    const validateObject = this.#ajv.compile(schema);
    const fields = new Map<string, ValidateFunction>();
    for (const [name, rule] of Object.entries(schema.properties ?? {})) fields.set(name, this.#ajv.compile(rule));
    return (value) =>
      validateObject(value) ? undefined : findFieldProblems(value, schema, fields, validateObject.errors ?? []);
  }
}

function findFieldProblems(
  value: unknown,
  schema: Schema,
  fields: Map<string, ValidateFunction>,
  errors: ErrorObject[],
): Record<string, FieldProblem[]> {
  const problems: Record<string, FieldProblem[]> = {};
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { body: [{ code: 'wrong_type' }] };
  const given = new Map<string, unknown>(Object.entries(value));
  for (const [name, validate] of fields) {
    if (!given.has(name)) {
      if (schema.required?.includes(name)) problems[name] = [{ code: 'required' }];
    } else if (!validate(given.get(name))) {
      const [error] = validate.errors ?? [];
      if (error) problems[name + error.instancePath.replaceAll('/', '.')] = [toProblem(error, name, given.get(name))];
    }
  }
  if (schema.additionalProperties === false) {
    for (const name of given.keys()) {
      if (Object.keys(problems).length >= maxReportedFields) break;
      if (!fields.has(name)) problems[name.slice(0, 100)] = [{ code: 'unknown' }];
    }
  }
  // A rule for the whole object.
  if (Object.keys(problems).length === 0 && errors[0]) problems['body'] = [toProblem(errors[0], 'body', value)];
  return problems;
}

const typeCodes: Record<string, FieldProblemCode> = {
  string: 'not_text',
  number: 'not_number',
  integer: 'not_integer',
};
const limitCodes: Record<string, FieldProblemCode> = {
  minLength: 'too_short',
  maxLength: 'too_long',
  minimum: 'too_small',
  maximum: 'too_big',
  minItems: 'too_few',
  maxItems: 'too_many',
};
const otherCodes: Record<string, FieldProblemCode> = {
  required: 'required',
  additionalProperties: 'unknown',
  uniqueItems: 'repeated',
  enum: 'not_offered',
  pattern: 'wrong_format',
  multipleOf: 'too_precise',
};

function toProblem({ keyword, params }: ErrorObject, field: string, value: unknown): FieldProblem {
  if (keyword === 'minLength' && (value === '' || params['limit'] === 1)) return { code: 'required' };
  if (keyword === 'type') return { code: typeCodes[[params['type']].flat()[0] as string] ?? 'wrong_type' };
  // Any error of these fields gets a message that describes the format.
  if (field === 'phone' || field === 'email') return { code: field };
  if (field === 'slug' && keyword === 'pattern') return { code: 'slug' };
  const limitCode = limitCodes[keyword];
  const limit: unknown = params['limit'];
  if (limitCode && typeof limit === 'number') return { code: limitCode, limit };
  return { code: otherCodes[keyword] ?? 'wrong_format' };
}
