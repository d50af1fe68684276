import { listOperations, resolveRef, type Contract, type MediaType, type Schema } from './contract.ts';

const doc = `/** A schema of a response or of one field: only what legacyApi.ts needs to complete a response. */
export interface ResponseSchema {
  $ref?: string;
  type?: string | readonly string[];
  format?: string;
  enum?: readonly unknown[];
  required?: readonly string[];
  properties?: Readonly<Record<string, ResponseSchema>>;
  items?: ResponseSchema;
}
`;

/** Renders what `legacyApi.ts` needs: the response schema of every operation (null without a body), and the schemas they refer to. */
export function renderLegacyResponseSchemas(contract: Contract): string {
  const operations = listOperations(contract).map(({ method, path, operation }) => {
    const successEntry = Object.entries(operation.responses).find(([status]) => status.startsWith('2'));
    const content =
      successEntry && resolveRef<{ content?: Record<string, MediaType> }>(contract, successEntry[1]).content;
    const schema = content?.['application/json']?.schema;
    return [`${method.toUpperCase()} ${path}`, schema ? toResponseSchema(schema) : null] as const;
  });
  const usedSchemas = new Map<string, unknown>();
  const collectUsedSchemas = (shape: unknown) => {
    for (const [, name = ''] of JSON.stringify(shape).matchAll(/"\$ref":"(\w+)"/g)) {
      const schema = contract.components.schemas[name];
      if (usedSchemas.has(name) || !schema) continue;
      usedSchemas.set(name, toResponseSchema(schema));
      collectUsedSchemas(usedSchemas.get(name));
    }
  };
  collectUsedSchemas(operations);
  const renderLines = (entries: Iterable<readonly [string, unknown]>) =>
    [...entries].map(([key, shape]) => `  ${JSON.stringify(key)}: ${JSON.stringify(shape)},\n`).join('');
  return `${doc}
/** Response schemas by \`METHOD /path\`; null for a response without a body. */
export const responseSchemas: Readonly<Record<string, ResponseSchema | null>> = {
${renderLines(operations)}};

/** The schemas that \`$ref\` names. */
export const sharedSchemas: Readonly<Record<string, ResponseSchema>> = {
${renderLines([...usedSchemas].toSorted(([a], [b]) => (a < b ? -1 : 1)))}};
`;
}

function toResponseSchema({ $ref, type, format, enum: values, required, properties, items }: Schema): object {
  if ($ref) return { $ref: $ref.split('/').at(-1) };
  return {
    ...(type && { type }),
    ...(format && { format }),
    ...(values && { enum: values }),
    ...(required && { required }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, schema]) => [name, toResponseSchema(schema)]),
      ),
    }),
    ...(items && { items: toResponseSchema(items) }),
  };
}
