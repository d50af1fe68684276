/** A JSON schema as the contract writes it; only what the checks look at is named. */
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

/** One entry below `content`. */
export interface Media {
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

/** An operation as the contract writes it. */
export interface Operation {
  operationId: string;
  summary: string;
  'x-access'?: string;
  security?: unknown[];
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: { required?: boolean; content: Record<string, Media> };
  responses: Record<string, { content?: Record<string, Media> } | { $ref: string }>;
}

/** The bundled document. */
export interface Contract {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> } & Record<string, Record<string, unknown>>;
}

/** An operation with its place in the document. */
export interface PlacedOperation {
  method: string;
  path: string;
  operation: Operation;
}

/** All operations, in the order of the document. */
export const operationsOf = (contract: Contract): PlacedOperation[] =>
  Object.entries(contract.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ method, path, operation })),
  );

/** What a `$ref` of the bundled document points to, or the value itself when it is none. */
export function resolve<T extends object>(contract: Contract, value: T | { $ref: string }): T {
  if (!('$ref' in value) || typeof value.$ref !== 'string') return value as T;
  const steps = value.$ref.replace('#/', '').split('/');
  let found: unknown = contract;
  for (const step of steps)
    found = (found as Record<string, unknown>)[step.replaceAll('~1', '/').replaceAll('~0', '~')];
  if (found === undefined) throw new Error(`Nothing at ${value.$ref}`);
  return resolve(contract, found as T);
}

/** Whether an operation creates something, and sending it again with the same key is safe. */
export const takesIdempotencyKey = ({ parameters = [] }: Operation): boolean =>
  parameters.some((parameter) => '$ref' in parameter && parameter.$ref.endsWith('/IdempotencyKey'));
