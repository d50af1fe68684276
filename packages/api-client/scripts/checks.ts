import {
  listOperations,
  resolveRef,
  acceptsIdempotencyKey,
  type Contract,
  type Operation,
  type OperationEntry,
  type Schema,
} from './contract.ts';

const uploadKinds = ['image', 'pdf', 'record', 'captions'];
const limitNames = ['name', 'description', 'price', 'password'];
const accessWords = ['public', 'signed-in', 'self', 'course-member', 'staff', 'course-staff', 'admin', 'full-admin'];

/** Finds violations of this project's own rules, in a contract that is valid OpenAPI. */
export function findContractProblems(contract: Contract): string[] {
  const problems = listOperations(contract).flatMap((entry) => findOperationProblems(contract, entry));
  for (const [name, schema] of Object.entries(contract.components.schemas)) {
    if (containsSchema(contract, schema, name, new Set())) problems.push(`schema ${name} contains itself`);
  }
  return problems;
}

function findOperationProblems(contract: Contract, { path, operation }: OperationEntry): string[] {
  const describeProblem = (text: string) => `${operation.operationId}: ${text}`;
  const problems: string[] = [];
  const access = operation['x-access'];
  if (!access || !accessWords.includes(access))
    problems.push(describeProblem(`x-access is none of ${accessWords.join(', ')}`));
  const isPublic = operation.security?.length === 0;
  if (isPublic !== (access === 'public'))
    problems.push(describeProblem('x-access: public and security: [] go together'));

  const statuses = Object.keys(operation.responses);
  for (const status of getExpectedFailures(operation, path)) {
    if (!statuses.includes(status)) problems.push(describeProblem(`does not say what ${status} looks like`));
  }
  for (const [status, response] of Object.entries(operation.responses)) {
    for (const media of Object.values(
      resolveRef<{ content?: Record<string, { example?: unknown }> }>(contract, response).content ?? {},
    )) {
      if (!('example' in media) && !('examples' in media)) problems.push(describeProblem(`${status} has no example`));
    }
  }
  for (const parameter of operation.parameters ?? []) {
    const { name, schema } = resolveRef<{ name: string; schema: Schema }>(contract, parameter);
    problems.push(...findLimitProblems(contract, schema, name).map(describeProblem));
  }
  for (const media of Object.values(operation.requestBody?.content ?? {})) {
    if (media.example === undefined && media.examples === undefined)
      problems.push(describeProblem('the body has no example'));
    problems.push(...findLimitProblems(contract, media.schema, 'body').map(describeProblem));
  }
  return problems;
}

function getExpectedFailures(operation: Operation, path: string): string[] {
  const expected = ['429', '503'];
  const access = operation['x-access'];
  if (access !== 'public') expected.push('401');
  if (access !== 'public' && access !== 'signed-in') expected.push('403');
  if (path.includes('{')) expected.push('404');
  if (operation.requestBody) expected.push('400', '413', '415', '422');
  if (operation.parameters?.some((parameter) => '$ref' in parameter && parameter.$ref.endsWith('/Page')))
    expected.push('422');
  if (acceptsIdempotencyKey(operation)) expected.push('422');
  return expected;
}

/** Checks that requests are bounded: objects allow no additional properties; strings, lists and numbers have limits. */
function findLimitProblems(contract: Contract, schemaOrRef: Schema, fieldPath: string): string[] {
  const schema = resolveRef<Schema>(contract, schemaOrRef);
  const types = new Set([schema.type ?? []].flat());
  const problems: string[] = [];
  if (types.has('object') && schema.additionalProperties !== false) problems.push(`${fieldPath} is not closed`);
  const needsLimit = !schema.enum && schema.format !== 'uuid' && schema.format !== 'binary';
  if (types.has('string') && needsLimit && schema.maxLength === undefined)
    problems.push(`${fieldPath} has no maxLength`);
  if (schema.format === 'binary' && !uploadKinds.includes(schema['x-upload'] ?? '')) {
    problems.push(`${fieldPath}: x-upload is none of ${uploadKinds.join(', ')}`);
  }
  const limit = schema['x-limit'];
  if (limit !== undefined && !limitNames.includes(limit)) {
    problems.push(`${fieldPath}: x-limit is none of ${limitNames.join(', ')}`);
  }
  if (types.has('array') && schema.maxItems === undefined) problems.push(`${fieldPath} has no maxItems`);
  const isNumber = types.has('number') || types.has('integer');
  if (isNumber && needsLimit && (schema.minimum === undefined || schema.maximum === undefined)) {
    problems.push(`${fieldPath} has no minimum or maximum`);
  }
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    problems.push(...findLimitProblems(contract, property, `${fieldPath}.${name}`));
  }
  if (schema.items) problems.push(...findLimitProblems(contract, schema.items, `${fieldPath}[]`));
  return problems;
}

// The server inlines all references, which is impossible for a schema that contains itself.
function containsSchema(contract: Contract, schema: Schema, target: string, visitedNames: Set<string>): boolean {
  if (schema.$ref) {
    const name = schema.$ref.split('/').at(-1) ?? '';
    if (name === target) return true;
    if (visitedNames.has(name)) return false;
    visitedNames.add(name);
    return containsSchema(contract, resolveRef<Schema>(contract, schema), target, visitedNames);
  }
  const children = [
    ...Object.values(schema.properties ?? {}),
    ...[schema.items, schema.additionalProperties].filter((part): part is Schema => typeof part === 'object'),
    ...(schema.oneOf ?? []),
    ...(schema.anyOf ?? []),
    ...(schema.allOf ?? []),
  ];
  return children.some((part) => containsSchema(contract, part, target, visitedNames));
}
