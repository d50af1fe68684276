import type { DescribedSchema } from './contractDocument.ts';
import { html, inline } from './html.ts';
import type { Html } from './html.ts';

// Ids have no limit of their own but JavaScript's.
const noLimit = Number.MAX_SAFE_INTEGER;

/** Whether fields are asked for or given: what is not said has another meaning. */
export type Direction = 'request' | 'answer';

/** One field and what it may hold. */
export interface Field {
  name: string;
  schema: DescribedSchema;
  isRequired: boolean;
  description?: string | undefined;
}

/** The fields of an object. */
export const fieldsOf = ({ properties = {}, required = [] }: DescribedSchema): Field[] =>
  Object.entries(properties).map(([name, schema]) => ({
    name,
    schema,
    isRequired: required.includes(name),
    description: schema.description,
  }));

/** Fields with their rules, and what is inside them below each. */
export function fieldList(fields: readonly Field[], direction: Direction): Html | undefined {
  if (fields.length === 0) return undefined;
  return html`<ul class="fields">
    ${fields.map((field) => fieldItem(field, direction))}
  </ul>`;
}

function fieldItem({ name, schema, isRequired, description }: Field, direction: Direction): Html {
  const inner = objectIn(schema);
  return html`<li>
    <div class="field">
      <code class="name">${name}</code> <span class="type">${typeName(schema)}</span> ${presence(isRequired, direction)}
      ${schema.deprecated ? html`<span class="badge">deprecated</span>` : undefined}
    </div>
    ${description ? html`<p>${inline(description)}</p>` : undefined} ${ruleLine(schema)}
    ${inner ? fieldList(fieldsOf(inner), direction) : undefined}
  </li>`;
}

function presence(isRequired: boolean, direction: Direction): Html | undefined {
  if (direction === 'request') return isRequired ? html`<span class="badge must">required</span>` : undefined;
  return isRequired ? undefined : html`<span class="badge">not always there</span>`;
}

/** The object that a field is, or a list of which it is. */
function objectIn(schema: DescribedSchema): DescribedSchema | undefined {
  if (schema.properties) return schema;
  return schema.items && objectIn(schema.items);
}

/** `integer`, `text`, `list of objects`, `text or null`. */
export function typeName({ type, format, items, enum: values }: DescribedSchema, isMany = false): string {
  const types = [type ?? (values ? 'string' : 'anything')].flat();
  const names = types.map((name) => {
    if (name === 'array') return items ? `list of ${typeName(items, true)}` : 'list';
    const plain = name === 'string' ? (formats[format ?? ''] ?? 'text') : name;
    return isMany && !plain.includes(' ') && plain !== 'text' ? `${plain}s` : plain;
  });
  return names.join(' or ');
}

const formats: Record<string, string> = {
  'date-time': 'time, ISO 8601',
  date: 'date, ISO 8601',
  email: 'e-mail address',
  uuid: 'UUID',
  uri: 'address',
  binary: 'file',
};

function ruleLine(schema: DescribedSchema): Html | undefined {
  const rules = rulesOf(schema);
  return rules.length > 0 ? html`<p class="rules">${rules.map((rule) => html`<span>${rule}</span> `)}</p>` : undefined;
}

function rulesOf(schema: DescribedSchema): Html[] {
  const { enum: values, pattern, items, uniqueItems } = schema;
  return [
    values &&
      html`one of ${values.map((value, at) => html`${at > 0 ? ', ' : ''}<code>${JSON.stringify(value)}</code>`)}`,
    range(schema.minimum, schema.maximum, ''),
    range(schema.minLength, schema.maxLength, 'characters'),
    range(schema.minItems, schema.maxItems, 'entries'),
    uniqueItems ? html`no entry twice` : undefined,
    pattern !== undefined ? html`pattern <code>${pattern}</code>` : undefined,
    schema.default !== undefined ? html`<code>${JSON.stringify(schema.default)}</code> when left out` : undefined,
    ...(items && !objectIn(items) ? rulesOf(items).map((rule) => html`each ${rule}`) : []),
  ].filter((rule) => rule !== undefined);
}

function range(least: number | undefined, most: number | undefined, unit: string): Html | undefined {
  const end = most === noLimit ? undefined : most;
  const count = (n: number) => n.toLocaleString('en-US');
  if (least === undefined && end === undefined) return undefined;
  if (least !== undefined && end !== undefined) return html`${count(least)} to ${count(end)} ${unit}`;
  return end === undefined ? html`${count(least ?? 0)} or more ${unit}` : html`at most ${count(end)} ${unit}`;
}
