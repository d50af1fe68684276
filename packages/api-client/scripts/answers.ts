import { operationsOf, resolve, type Contract, type Media, type Schema } from './contract.ts';

const doc = `/** What a field or a whole answer looks like; only what it takes to mend one that comes from an older host. */
export interface AnswerShape {
  $ref?: string;
  type?: string | readonly string[];
  format?: string;
  enum?: readonly unknown[];
  required?: readonly string[];
  properties?: Readonly<Record<string, AnswerShape>>;
  items?: AnswerShape;
}
`;

/** The shape of every answer by its operation (null where there is none), and of what they refer to. */
export function renderAnswers(contract: Contract): string {
  const operations = operationsOf(contract).map(({ method, path, operation }) => {
    const good = Object.entries(operation.responses).find(([status]) => status.startsWith('2'));
    const content = good && resolve<{ content?: Record<string, Media> }>(contract, good[1]).content;
    const schema = content?.['application/json']?.schema;
    return [`${method.toUpperCase()} ${path}`, schema ? shapeOf(schema) : null] as const;
  });
  const used = new Map<string, unknown>();
  const collect = (shape: unknown) => {
    for (const [, name = ''] of JSON.stringify(shape).matchAll(/"\$ref":"(\w+)"/g)) {
      const schema = contract.components.schemas[name];
      if (used.has(name) || !schema) continue;
      used.set(name, shapeOf(schema));
      collect(used.get(name));
    }
  };
  collect(operations);
  const lines = (entries: Iterable<readonly [string, unknown]>) =>
    [...entries].map(([key, shape]) => `  ${JSON.stringify(key)}: ${JSON.stringify(shape)},\n`).join('');
  return `${doc}
/** Answers by \`METHOD /path\`; null for one without a body. */
export const answerShapes: Readonly<Record<string, AnswerShape | null>> = {
${lines(operations)}};

/** What \`$ref\` names. */
export const sharedShapes: Readonly<Record<string, AnswerShape>> = {
${lines([...used].toSorted(([a], [b]) => (a < b ? -1 : 1)))}};
`;
}

function shapeOf({ $ref, type, format, enum: values, required, properties, items }: Schema): object {
  if ($ref) return { $ref: $ref.split('/').at(-1) };
  return {
    ...(type && { type }),
    ...(format && { format }),
    ...(values && { enum: values }),
    ...(required && { required }),
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, shapeOf(schema)])),
    }),
    ...(items && { items: shapeOf(items) }),
  };
}
