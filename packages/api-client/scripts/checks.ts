import {
  operationsOf,
  resolve,
  takesIdempotencyKey,
  type Contract,
  type Operation,
  type PlacedOperation,
  type Schema,
} from './contract.ts';

const uploadKinds = ['image', 'pdf', 'record'];
const limitNames = ['name', 'description', 'price', 'password'];
const accessWords = ['public', 'signed-in', 'self', 'course-member', 'staff', 'course-staff', 'admin', 'full-admin'];

/** What the document breaks of this project's own rules, beyond being sound OpenAPI. */
export function checkContract(contract: Contract): string[] {
  const problems = operationsOf(contract).flatMap((placed) => checkOperation(contract, placed));
  for (const [name, schema] of Object.entries(contract.components.schemas)) {
    if (reaches(contract, schema, name, new Set())) problems.push(`schema ${name} contains itself`);
  }
  return problems;
}

function checkOperation(contract: Contract, { path, operation }: PlacedOperation): string[] {
  const say = (text: string) => `${operation.operationId}: ${text}`;
  const problems: string[] = [];
  const access = operation['x-access'];
  if (!access || !accessWords.includes(access)) problems.push(say(`x-access is none of ${accessWords.join(', ')}`));
  const isOpen = operation.security?.length === 0;
  if (isOpen !== (access === 'public')) problems.push(say('x-access: public and security: [] go together'));

  const answers = Object.keys(operation.responses);
  for (const status of expectedFailures(operation, path)) {
    if (!answers.includes(status)) problems.push(say(`does not say what ${status} looks like`));
  }
  for (const [status, answer] of Object.entries(operation.responses)) {
    for (const media of Object.values(
      resolve<{ content?: Record<string, { example?: unknown }> }>(contract, answer).content ?? {},
    )) {
      if (!('example' in media) && !('examples' in media)) problems.push(say(`${status} has no example`));
    }
  }
  for (const parameter of operation.parameters ?? []) {
    const { name, schema } = resolve<{ name: string; schema: Schema }>(contract, parameter);
    problems.push(...checkLimits(contract, schema, name).map(say));
  }
  for (const media of Object.values(operation.requestBody?.content ?? {})) {
    if (media.example === undefined && media.examples === undefined) problems.push(say('the body has no example'));
    problems.push(...checkLimits(contract, media.schema, 'body').map(say));
  }
  return problems;
}

function expectedFailures(operation: Operation, path: string): string[] {
  const expected = ['429', '503'];
  const access = operation['x-access'];
  if (access !== 'public') expected.push('401');
  if (access !== 'public' && access !== 'signed-in') expected.push('403');
  if (path.includes('{')) expected.push('404');
  if (operation.requestBody) expected.push('400', '413', '415', '422');
  if (operation.parameters?.some((parameter) => '$ref' in parameter && parameter.$ref.endsWith('/Page')))
    expected.push('422');
  if (takesIdempotencyKey(operation)) expected.push('422');
  return expected;
}

/** Whatever comes in is bounded: objects are closed, strings, lists and numbers have limits. */
function checkLimits(contract: Contract, given: Schema, at: string): string[] {
  const schema = resolve<Schema>(contract, given);
  const types = new Set([schema.type ?? []].flat());
  const problems: string[] = [];
  if (types.has('object') && schema.additionalProperties !== false) problems.push(`${at} is not closed`);
  const isLoose = !schema.enum && schema.format !== 'uuid' && schema.format !== 'binary';
  if (types.has('string') && isLoose && schema.maxLength === undefined) problems.push(`${at} has no maxLength`);
  if (schema.format === 'binary' && !uploadKinds.includes(schema['x-upload'] ?? '')) {
    problems.push(`${at}: x-upload is none of ${uploadKinds.join(', ')}`);
  }
  const limit = schema['x-limit'];
  if (limit !== undefined && !limitNames.includes(limit)) {
    problems.push(`${at}: x-limit is none of ${limitNames.join(', ')}`);
  }
  if (types.has('array') && schema.maxItems === undefined) problems.push(`${at} has no maxItems`);
  const isNumber = types.has('number') || types.has('integer');
  if (isNumber && isLoose && (schema.minimum === undefined || schema.maximum === undefined)) {
    problems.push(`${at} has no minimum or maximum`);
  }
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    problems.push(...checkLimits(contract, property, `${at}.${name}`));
  }
  if (schema.items) problems.push(...checkLimits(contract, schema.items, `${at}[]`));
  return problems;
}

// The server takes the references out of the document, which a schema that contains itself makes impossible.
function reaches(contract: Contract, schema: Schema, target: string, seen: Set<string>): boolean {
  if (schema.$ref) {
    const name = schema.$ref.split('/').at(-1) ?? '';
    if (name === target) return true;
    if (seen.has(name)) return false;
    seen.add(name);
    return reaches(contract, resolve<Schema>(contract, schema), target, seen);
  }
  const below = [
    ...Object.values(schema.properties ?? {}),
    ...[schema.items, schema.additionalProperties].filter((part): part is Schema => typeof part === 'object'),
    ...(schema.oneOf ?? []),
    ...(schema.anyOf ?? []),
    ...(schema.allOf ?? []),
  ];
  return below.some((part) => reaches(contract, part, target, seen));
}
