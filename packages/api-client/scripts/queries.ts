import {
  listOperations,
  resolveRef,
  acceptsIdempotencyKey,
  type Contract,
  type Parameter,
  type OperationEntry,
} from './contract.ts';

const header = `import { unwrapResponse, type Api } from '../src/client.ts';
import { toFormOptions, toIdempotencyHeader, type SendForm } from '../src/wire.ts';
import type { operations } from './schema.ts';

/** The argument of a query function: TanStack Query's context fits. */
export type QueryContext = { signal?: AbortSignal };
`;

/** Access levels of operations that only the dashboard calls. */
const staffAccess = new Set<string | undefined>(['admin', 'full-admin', 'course-staff', 'staff']);

/**
 * Renders one function for each operation: a query key and function for GET, a plain call for the others. Operations for
 * staff get their own file, so that the first page of a visitor does not load them.
 */
export const renderOperationFunctions = (contract: Contract, { forStaff }: { forStaff: boolean }): string =>
  [
    header,
    ...listOperations(contract)
      .filter(returnsJson)
      .filter(({ operation }) => staffAccess.has(operation['x-access']) === forStaff)
      .map((entry) => renderOperation(contract, entry)),
  ].join('\n');

// src/notifications.ts reads the stream.
const returnsJson = ({ operation }: OperationEntry) =>
  !Object.values(operation.responses).some(
    (response) => 'content' in response && response.content?.['text/event-stream'],
  );

/** Renders the list of public operations, which the client calls without a token. */
export function renderPublicOperations(contract: Contract): string {
  const publicEntries = listOperations(contract).filter(({ operation }) => operation['x-access'] === 'public');
  const lines = publicEntries.map(({ method, path }) => `  '${method.toUpperCase()} ${path}',\n`);
  const doc = '/** Public operations, as `METHOD /path`: their responses do not depend on the user. */';
  return `${doc}\nexport const publicOperations: ReadonlySet<string> = new Set([\n${lines.join('')}]);\n`;
}

function renderOperation(contract: Contract, { method, path, operation }: OperationEntry): string {
  const id = operation.operationId;
  const name = id.charAt(0).toUpperCase() + id.slice(1);
  const parts = getInputParts(contract, operation);
  const isQuery = method === 'get';
  const input = isQuery ? parts.filter(({ key }) => key !== 'body') : parts;
  const isOptional = input.every(({ optional }) => optional);
  const isForm = parts.some(({ key, type }) => key === 'body' && type.includes('multipart/form-data'));
  // See src/upload.ts.
  const send = isForm ? '; send?: SendForm' : '';
  const hasKey = acceptsIdempotencyKey(operation);
  const signal = isQuery ? '' : `; signal?: AbortSignal${send}${hasKey ? '; idempotencyKey?: string' : ''}`;
  const fields = input.map(({ key, optional, type }) => `${key}${optional ? '?' : ''}: ${type}`).join('; ');
  const lines = [`/** The result of \`${id}\`. */`, `export type ${name}Result = ${getResultType(operation)};`];
  if (input.length > 0)
    lines.push(`/** The input of \`${id}\`. */`, `export type ${name}Input = { ${fields}${signal} };`);
  const inputType = input.length > 0 ? `${name}Input` : '{ signal?: AbortSignal }';
  const callExpression = `unwrapResponse<${name}Result>(api.${method.toUpperCase()}('${path}'`;
  const doc = `/** ${operation.summary}. \`${operation['x-access']}\` */`;

  if (isQuery) {
    const argument = input.length > 0 ? `, input: ${inputType}${isOptional ? ' = {}' : ''}` : '';
    const key = input.length > 0 ? `['${id}', input]` : `['${id}']`;
    const init = input.length > 0 ? '{ params: input, signal }' : '{ signal }';
    lines.push(
      doc,
      `export const ${id}Query = (api: Api${argument}) => ({`,
      `  queryKey: ${key} as const,`,
      `  queryFn: ({ signal }: QueryContext): Promise<${name}Result> => ${callExpression}, ${init})),`,
      '});',
    );
  } else {
    const body = parts.find(({ key }) => key === 'body');
    const hasParams = parts.some(({ key }) => key !== 'body');
    const init = [
      hasParams ? 'params: input' : '',
      body ? (isForm ? '...toFormOptions(input)' : 'body: input.body') : '',
      hasKey ? 'headers: toIdempotencyHeader(input)' : '',
      'signal: input.signal',
      // The browser completes the request even if the page is closed.
      operation['x-keepalive'] ? 'keepalive: true' : '',
    ].filter(Boolean);
    lines.push(
      doc,
      `export const ${id} = (api: Api, input: ${inputType}${isOptional ? ' = {}' : ''}): Promise<${name}Result> =>`,
      `  ${callExpression}, { ${init.join(', ')} }));`,
    );
  }
  return `${lines.join('\n')}\n`;
}

type Part = { key: 'path' | 'query' | 'body'; optional: boolean; type: string };

function getInputParts(contract: Contract, operation: OperationEntry['operation']): Part[] {
  const parameters = (operation.parameters ?? []).map((parameter) => resolveRef<Parameter>(contract, parameter));
  const operationType = `operations['${operation.operationId}']`;
  const parts: Part[] = [];
  if (parameters.some((parameter) => parameter.in === 'path')) {
    parts.push({ key: 'path', optional: false, type: `${operationType}['parameters']['path']` });
  }
  const query = parameters.filter((parameter) => parameter.in === 'query');
  if (query.length > 0) {
    const optional = !query.some((parameter) => parameter.required);
    parts.push({ key: 'query', optional, type: `${operationType}['parameters']['query']` });
  }
  const [media] = Object.keys(operation.requestBody?.content ?? {});
  if (media) {
    const optional = !operation.requestBody?.required;
    const body = optional ? `NonNullable<${operationType}['requestBody']>` : `${operationType}['requestBody']`;
    parts.push({ key: 'body', optional, type: `${body}['content']['${media}']` });
  }
  return parts;
}

function getResultType({ operationId, responses }: OperationEntry['operation']): string {
  const types = Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .map(([status, response]) =>
      'content' in response
        ? `operations['${operationId}']['responses'][${status}]['content']['application/json']`
        : 'void',
    );
  return types.join(' | ');
}
