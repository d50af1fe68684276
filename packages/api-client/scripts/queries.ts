import {
  operationsOf,
  resolve,
  takesIdempotencyKey,
  type Contract,
  type Parameter,
  type PlacedOperation,
} from './contract.ts';

const header = `import { unwrap, type Api } from '../src/client.ts';
import { asForm, keyHeader, type SendForm } from '../src/wire.ts';
import type { operations } from './schema.ts';

/** What a query function is handed: TanStack Query's context fits. */
export type QueryContext = { signal?: AbortSignal };
`;

/** Who may call what only the dashboard's screens ask for. */
const staffAccess = new Set<string | undefined>(['admin', 'full-admin', 'course-staff', 'staff']);

/**
 * One function for each operation: a key and a fetcher for what is read, a plain call for what is changed. What only staff
 * may call is a file of its own: bundlers keep a file whole, and the first page of a visitor needs none of it.
 */
export const renderQueries = (contract: Contract, { forStaff }: { forStaff: boolean }): string =>
  [
    header,
    ...operationsOf(contract)
      .filter(answersJson)
      .filter(({ operation }) => staffAccess.has(operation['x-access']) === forStaff)
      .map((placed) => renderOperation(contract, placed)),
  ].join('\n');

// A stream is read by hand: see src/notifications.ts.
const answersJson = ({ operation }: PlacedOperation) =>
  !Object.values(operation.responses).some((answer) => 'content' in answer && answer.content?.['text/event-stream']);

/** The operations that anyone may call, so that the client sends them no token. */
export function renderAccess(contract: Contract): string {
  const open = operationsOf(contract).filter(({ operation }) => operation['x-access'] === 'public');
  const lines = open.map(({ method, path }) => `  '${method.toUpperCase()} ${path}',\n`);
  const doc = '/** The operations whose answer does not depend on who asks, as `METHOD /path`. */';
  return `${doc}\nexport const publicOperations: ReadonlySet<string> = new Set([\n${lines.join('')}]);\n`;
}

function renderOperation(contract: Contract, { method, path, operation }: PlacedOperation): string {
  const id = operation.operationId;
  const name = id.charAt(0).toUpperCase() + id.slice(1);
  const parts = inputParts(contract, operation);
  const isQuery = method === 'get';
  const input = isQuery ? parts.filter(({ key }) => key !== 'body') : parts;
  const isOptional = input.every(({ optional }) => optional);
  const isForm = parts.some(({ key, type }) => key === 'body' && type.includes('multipart/form-data'));
  // See src/upload.ts.
  const send = isForm ? '; send?: SendForm' : '';
  const hasKey = takesIdempotencyKey(operation);
  const signal = isQuery ? '' : `; signal?: AbortSignal${send}${hasKey ? '; idempotencyKey?: string' : ''}`;
  const fields = input.map(({ key, optional, type }) => `${key}${optional ? '?' : ''}: ${type}`).join('; ');
  const lines = [`/** What \`${id}\` answers. */`, `export type ${name}Result = ${resultType(operation)};`];
  if (input.length > 0)
    lines.push(`/** What \`${id}\` takes. */`, `export type ${name}Input = { ${fields}${signal} };`);
  const inputType = input.length > 0 ? `${name}Input` : '{ signal?: AbortSignal }';
  const call = `unwrap<${name}Result>(api.${method.toUpperCase()}('${path}'`;
  const doc = `/** ${operation.summary}. \`${operation['x-access']}\` */`;

  if (isQuery) {
    const argument = input.length > 0 ? `, input: ${inputType}${isOptional ? ' = {}' : ''}` : '';
    const key = input.length > 0 ? `['${id}', input]` : `['${id}']`;
    const init = input.length > 0 ? '{ params: input, signal }' : '{ signal }';
    lines.push(
      doc,
      `export const ${id}Query = (api: Api${argument}) => ({`,
      `  queryKey: ${key} as const,`,
      `  queryFn: ({ signal }: QueryContext): Promise<${name}Result> => ${call}, ${init})),`,
      '});',
    );
  } else {
    const body = parts.find(({ key }) => key === 'body');
    const hasParams = parts.some(({ key }) => key !== 'body');
    const init = [
      hasParams ? 'params: input' : '',
      body ? (isForm ? '...asForm(input)' : 'body: input.body') : '',
      hasKey ? 'headers: keyHeader(input)' : '',
      'signal: input.signal',
    ].filter(Boolean);
    lines.push(
      doc,
      `export const ${id} = (api: Api, input: ${inputType}${isOptional ? ' = {}' : ''}): Promise<${name}Result> =>`,
      `  ${call}, { ${init.join(', ')} }));`,
    );
  }
  return `${lines.join('\n')}\n`;
}

type Part = { key: 'path' | 'query' | 'body'; optional: boolean; type: string };

function inputParts(contract: Contract, operation: PlacedOperation['operation']): Part[] {
  const parameters = (operation.parameters ?? []).map((parameter) => resolve<Parameter>(contract, parameter));
  const own = `operations['${operation.operationId}']`;
  const parts: Part[] = [];
  if (parameters.some((parameter) => parameter.in === 'path')) {
    parts.push({ key: 'path', optional: false, type: `${own}['parameters']['path']` });
  }
  const query = parameters.filter((parameter) => parameter.in === 'query');
  if (query.length > 0) {
    const optional = !query.some((parameter) => parameter.required);
    parts.push({ key: 'query', optional, type: `${own}['parameters']['query']` });
  }
  const [media] = Object.keys(operation.requestBody?.content ?? {});
  if (media) {
    const optional = !operation.requestBody?.required;
    const body = optional ? `NonNullable<${own}['requestBody']>` : `${own}['requestBody']`;
    parts.push({ key: 'body', optional, type: `${body}['content']['${media}']` });
  }
  return parts;
}

function resultType({ operationId, responses }: PlacedOperation['operation']): string {
  const types = Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .map(([status, answer]) =>
      'content' in answer
        ? `operations['${operationId}']['responses'][${status}]['content']['application/json']`
        : 'void',
    );
  return types.join(' | ');
}
