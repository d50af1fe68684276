/** A JSON schema of the contract: only the keywords that the checks use. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: boolean | Schema;
  enum?: unknown[];
  format?: string;
  'x-upload'?: string;
  'x-limit'?: string;
  maxLength?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
}

/** One entry of `content`. */
export interface MediaType {
  schema: Schema;
  example?: unknown;
  examples?: Record<string, unknown>;
}

/** A parameter of an operation. */
export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Schema;
}

/** An operation of the contract. */
export interface Operation {
  operationId: string;
  summary: string;
  'x-access'?: string;
  'x-keepalive'?: boolean;
  security?: unknown[];
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: { required?: boolean; content: Record<string, MediaType> };
  responses: Record<string, { content?: Record<string, MediaType> } | { $ref: string }>;
}

/** The bundled document. */
export interface Contract {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> } & Record<string, Record<string, unknown>>;
}

/** An operation with its method and path. */
export interface OperationEntry {
  method: string;
  path: string;
  operation: Operation;
}

/** Lists all operations, in the order of the document. */
export const listOperations = (contract: Contract): OperationEntry[] =>
  Object.entries(contract.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ method, path, operation })),
  );

/** Resolves a `$ref` of the bundled document. Returns any other value as it is. */
export function resolveRef<T extends object>(contract: Contract, value: T | { $ref: string }): T {
  if (!('$ref' in value) || typeof value.$ref !== 'string') return value as T;
  const steps = value.$ref.replace('#/', '').split('/');
  let found: unknown = contract;
  for (const step of steps)
    found = (found as Record<string, unknown>)[step.replaceAll('~1', '/').replaceAll('~0', '~')];
  if (found === undefined) throw new Error(`Nothing at ${value.$ref}`);
  return resolveRef(contract, found as T);
}

/** Whether an operation accepts an `Idempotency-Key`. */
export const acceptsIdempotencyKey = ({ parameters = [] }: Operation): boolean =>
  parameters.some((parameter) => '$ref' in parameter && parameter.$ref.endsWith('/IdempotencyKey'));
