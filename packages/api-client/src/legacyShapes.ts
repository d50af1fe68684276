import { sharedSchemas, type ResponseSchema } from '../generated/responseSchemas.ts';
import { isRecord } from './isRecord.ts';

/** The source of a response, which provides missing values. */
export interface ResponseSource {
  origin: string;
  key: string;
  params: Record<string, string>;
}

/** Unwraps `{ data }`. Returns any other value as it is. */
export const unwrapData = (value: unknown): unknown => (isRecord(value) && 'data' in value ? value['data'] : value);

/** Reads a JSON body. Returns undefined for an empty one, and for an error response that is not JSON. */
export async function readJsonBody(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return text === '' ? undefined : (JSON.parse(text) as unknown);
  } catch (error) {
    if (response.ok) throw error;
    return undefined;
  }
}

// Names of the same fields in legacy APIs.
const aliases: Record<string, string> = { users_count: 'user_count', image_small: 'image' };
// Fields with the path of a stored file.
const fileFields = new Set(['image', 'image_small', 'record_url', 'pdf_path']);
// Screens cannot show a missing date.
const placeholderTime = new Date(0).toISOString();

/**
 * Converts a legacy response to the contract's schema: unwraps it, converts 1, "1" and true to the schema's types, and adds
 * missing required fields with empty values.
 */
export function convertToContract(schemaOrRef: ResponseSchema, legacyBody: unknown, source: ResponseSource): unknown {
  const shape = resolveSchema(schemaOrRef);
  if (!shape.properties) return fillValue(shape, legacyBody, source, '');
  return fillValue(
    shape,
    isListSchema(shape) ? unwrapList(shape, legacyBody) : unwrapObject(shape, legacyBody),
    source,
    '',
  );
}

const resolveSchema = (shape: ResponseSchema): ResponseSchema =>
  shape.$ref ? (sharedSchemas[shape.$ref] ?? {}) : shape;

const isListSchema = ({ required = [] }: ResponseSchema) => required.includes('total') && required.includes('per_page');

/** Unwraps `{ data: {…} }`, and takes the first item of a list. */
function unwrapObject({ properties = {} }: ResponseSchema, legacyBody: unknown): unknown {
  if (Array.isArray(legacyBody)) return legacyBody[0];
  return isRecord(legacyBody) && 'data' in legacyBody && !('data' in properties)
    ? unwrapObject({}, legacyBody['data'])
    : legacyBody;
}

/** Finds the rows of a list in any wrapping: bare, `{ data: […] }`, `{ data: { data: […] } }`, `{ courses: […] }`. */
function unwrapList(shape: ResponseSchema, legacyBody: unknown): unknown {
  const name = Object.entries(shape.properties ?? {}).find(([, field]) => field.type === 'array')?.[0] ?? 'data';
  const findRows = (value: unknown): unknown[] => {
    if (Array.isArray(value)) return value;
    if (!isRecord(value)) return [];
    const inner = value[name] ?? value['data'] ?? Object.values(value).find((field) => Array.isArray(field));
    return inner === undefined ? [] : findRows(inner);
  };
  return { ...(isRecord(legacyBody) ? legacyBody : {}), [name]: findRows(legacyBody) };
}

function fillValue(schemaOrRef: ResponseSchema, value: unknown, source: ResponseSource, field: string): unknown {
  const shape = resolveSchema(schemaOrRef);
  const types = new Set([shape.type ?? []].flat());
  if (value === undefined || value === null) return types.has('null') ? null : createEmptyValue(shape, source);
  if (shape.properties) return fillObject(shape, isRecord(value) ? value : {}, source);
  if (shape.items) {
    const { items } = shape;
    return Array.isArray(value) ? value.map((item) => fillValue(items, item, source, field)) : [];
  }
  if (types.has('integer') || types.has('number')) return Number.isFinite(Number(value)) ? Number(value) : 0;
  if (types.has('boolean')) return value === true || Number(value) === 1;
  if (field === 'role') return value === 'admin' || value === 'teacher' ? value : 'user';
  if (!types.has('string')) return value;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (shape.format === 'date-time') return toIsoTime(text);
  return isFileField(field, source) ? toFileUrl(text, source.origin) : text;
}

function fillObject(
  { properties = {}, required = [] }: ResponseSchema,
  fields: Record<string, unknown>,
  source: ResponseSource,
) {
  const filled: Record<string, unknown> = {};
  for (const [name, shape] of Object.entries(properties)) {
    const value = fields[name] ?? fields[aliases[name] ?? ''] ?? deriveField(name, fields, source);
    if (value !== undefined || required.includes(name)) filled[name] = fillValue(shape, value, source, name);
  }
  return filled;
}

/** Derives a missing field from the other fields or from the request. */
function deriveField(name: string, fields: Record<string, unknown>, { key, params }: ResponseSource): unknown {
  const list = (value: unknown) => (Array.isArray(value) ? value : []) as Record<string, unknown>[];
  switch (name) {
    case 'course_id':
      return key.includes('/courses/{id}') ? params['id'] : undefined;
    case 'category_id':
      return list(fields['categories'])[0]?.['id'];
    case 'role':
      return list(fields['roles'])[0] ?? 'user';
    case 'roles':
      return [fields['role'] ?? 'user'];
    case 'total':
      return fields['mark'];
    case 'best':
      return fields['mark'];
    case 'best_total':
      return fields['total'] ?? fields['mark'];
    case 'questions_count':
    case 'options_count':
      return list(fields[name.replace('_count', '')]).length;
    case 'user_id':
      return isRecord(fields['user']) ? fields['user']['id'] : undefined;
    case 'id':
      // A legacy API sends a main category as a list of its categories, without an id.
      return /\{(\w+)\}$/.test(key) ? Object.values(params).at(-1) : undefined;
    default:
      return undefined;
  }
}

/** Creates the smallest value that matches a schema. */
function createEmptyValue(shape: ResponseSchema, source: ResponseSource): unknown {
  if (shape.properties) return fillObject(shape, {}, { ...source, params: {} });
  const [type] = [shape.type ?? []].flat();
  if (type === 'array') return [];
  if (type === 'boolean') return false;
  if (type === 'integer' || type === 'number') return 0;
  return shape.format === 'date-time' ? placeholderTime : (shape.enum?.at(-1) ?? '');
}

/** Converts a time to ISO 8601. A time without a zone, as in `2026-09-01 10:00:00`, is UTC. */
function toIsoTime(text: string): string {
  const time = new Date(/(Z|[+-]\d\d:?\d\d)$/.test(text) ? text : `${text.replace(' ', 'T')}Z`);
  return Number.isNaN(time.getTime()) ? placeholderTime : time.toISOString();
}

const isFileField = (field: string, { key }: ResponseSource) =>
  fileFields.has(field) || (field === 'url' && key.includes('/pdfs'));

function toFileUrl(path: string, origin: string): string {
  return path === '' || /^https?:\/\//.test(path) ? path : `${origin}/storage/${path.replace(/^\/?(storage\/)?/, '')}`;
}
