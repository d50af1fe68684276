import type { OpenApiSchema } from './openApiDocument.ts';
import { html, renderInlineMarkdown } from './html.ts';
import type { SafeHtml } from './html.ts';

// Ids are limited by JavaScript's safe integers only.
const noLimit = Number.MAX_SAFE_INTEGER;

/** Whether the fields belong to a request or to a response. */
export type FieldDirection = 'request' | 'response';

/** One field and its schema. */
export interface SchemaField {
  name: string;
  schema: OpenApiSchema;
  isRequired: boolean;
  description?: string | undefined;
}

/** Gets the fields of an object schema. */
export const getSchemaFields = ({ properties = {}, required = [] }: OpenApiSchema): SchemaField[] =>
  Object.entries(properties).map(([name, schema]) => ({
    name,
    schema,
    isRequired: required.includes(name),
    description: schema.description,
  }));

/** Renders fields with their rules and nested fields. */
export function renderFieldList(fields: readonly SchemaField[], direction: FieldDirection): SafeHtml | undefined {
  if (fields.length === 0) return undefined;
  return html`<ul class="fields">
    ${fields.map((field) => renderField(field, direction))}
  </ul>`;
}

function renderField({ name, schema, isRequired, description }: SchemaField, direction: FieldDirection): SafeHtml {
  const inner = findObjectSchema(schema);
  return html`<li>
    <div class="field">
      <code class="name">${name}</code>
      <span class="type">${getTypeName(schema)}</span> ${renderPresence(isRequired, direction)}
      ${schema.deprecated ? html`<span class="badge">deprecated</span>` : undefined}
    </div>
    ${description ? html`<p>${renderInlineMarkdown(description)}</p>` : undefined} ${renderRules(schema)}
    ${inner ? renderFieldList(getSchemaFields(inner), direction) : undefined}
  </li>`;
}

function renderPresence(isRequired: boolean, direction: FieldDirection): SafeHtml | undefined {
  if (direction === 'request') return isRequired ? html`<span class="badge must">required</span>` : undefined;
  return isRequired ? undefined : html`<span class="badge">optional</span>`;
}

/** Finds the object schema of a field, or of the items of a list. */
function findObjectSchema(schema: OpenApiSchema): OpenApiSchema | undefined {
  if (schema.properties) return schema;
  return schema.items && findObjectSchema(schema.items);
}

/** Gets a readable type: `integer`, `text`, `list of objects`, `text or null`. */
export function getTypeName({ type, format, items, enum: values }: OpenApiSchema, isMany = false): string {
  const types = [type ?? (values ? 'string' : 'anything')].flat();
  const names = types.map((name) => {
    if (name === 'array') return items ? `list of ${getTypeName(items, true)}` : 'list';
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
  uri: 'URL',
  binary: 'file',
};

function renderRules(schema: OpenApiSchema): SafeHtml | undefined {
  const rules = getRules(schema);
  return rules.length > 0 ? html`<p class="rules">${rules.map((rule) => html`<span>${rule}</span> `)}</p>` : undefined;
}

function getRules(schema: OpenApiSchema): SafeHtml[] {
  const { enum: values, pattern, items, uniqueItems } = schema;
  return [
    values &&
      html`one of ${values.map((value, index) => html`${index > 0 ? ', ' : ''}<code>${JSON.stringify(value)}</code>`)}`,
    renderRange(schema.minimum, schema.maximum, ''),
    renderRange(schema.minLength, schema.maxLength, 'characters'),
    renderRange(schema.minItems, schema.maxItems, 'items'),
    uniqueItems ? html`no duplicates` : undefined,
    pattern !== undefined ? html`pattern <code>${pattern}</code>` : undefined,
    schema.default !== undefined ? html`<code>${JSON.stringify(schema.default)}</code> if omitted` : undefined,
    ...(items && !findObjectSchema(items) ? getRules(items).map((rule) => html`each ${rule}`) : []),
  ].filter((rule) => rule !== undefined);
}

function renderRange(min: number | undefined, max: number | undefined, unit: string): SafeHtml | undefined {
  const limit = max === noLimit ? undefined : max;
  const count = (n: number) => n.toLocaleString('en-US');
  if (min === undefined && limit === undefined) return undefined;
  if (min !== undefined && limit !== undefined) return html`${count(min)} to ${count(limit)} ${unit}`;
  return limit === undefined ? html`${count(min ?? 0)} or more ${unit}` : html`at most ${count(limit)} ${unit}`;
}
