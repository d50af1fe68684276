import { sharedShapes, type AnswerShape } from '../generated/answers.ts';
import { isRecord } from './isRecord.ts';

/** Where an answer came from, as far as that fills in what is missing. */
export interface Source {
  origin: string;
  key: string;
  params: Record<string, string>;
}

/** What is wrapped as `{ data }`, or the thing itself. */
export const unwrapData = (sent: unknown): unknown => (isRecord(sent) && 'data' in sent ? sent['data'] : sent);

/** A body as JSON, or undefined where there is none; a failure may bring anything. */
export async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return text === '' ? undefined : (JSON.parse(text) as unknown);
  } catch (error) {
    if (response.ok) throw error;
    return undefined;
  }
}

// Other names that older hosts use for the same thing.
const aliases: Record<string, string> = { users_count: 'user_count', image_small: 'image' };
// Fields that name a file by its path in the storage.
const fileFields = new Set(['image', 'image_small', 'record_url', 'pdf_path']);
// No time at all would break every date on the screen.
const noTime = new Date(0).toISOString();

/**
 * Makes what an older host sent into what the contract promises: opens its wrappings, reads 1, "1" and true alike, and
 * fills in what is missing with the least that fits.
 */
export function fillShape(given: AnswerShape, sent: unknown, source: Source): unknown {
  const shape = open(given);
  if (!shape.properties) return fill(shape, sent, source, '');
  return fill(shape, isList(shape) ? asList(shape, sent) : unwrap(shape, sent), source, '');
}

const open = (shape: AnswerShape): AnswerShape => (shape.$ref ? (sharedShapes[shape.$ref] ?? {}) : shape);

const isList = ({ required = [] }: AnswerShape) => required.includes('total') && required.includes('per_page');

/** `{ data: {…} }`, or a list whose first item is meant. */
function unwrap({ properties = {} }: AnswerShape, sent: unknown): unknown {
  if (Array.isArray(sent)) return sent[0];
  return isRecord(sent) && 'data' in sent && !('data' in properties) ? unwrap({}, sent['data']) : sent;
}

/** The rows of a list, however it is wrapped: bare, `{ data: […] }`, `{ data: { data: […] } }`, `{ courses: […] }`. */
function asList(shape: AnswerShape, sent: unknown): unknown {
  const name = Object.entries(shape.properties ?? {}).find(([, field]) => field.type === 'array')?.[0] ?? 'data';
  const rowsOf = (value: unknown): unknown[] => {
    if (Array.isArray(value)) return value;
    if (!isRecord(value)) return [];
    const inner = value[name] ?? value['data'] ?? Object.values(value).find((field) => Array.isArray(field));
    return inner === undefined ? [] : rowsOf(inner);
  };
  return { ...(isRecord(sent) ? sent : {}), [name]: rowsOf(sent) };
}

function fill(given: AnswerShape, value: unknown, source: Source, field: string): unknown {
  const shape = open(given);
  const types = new Set([shape.type ?? []].flat());
  if (value === undefined || value === null) return types.has('null') ? null : nothing(shape, source);
  if (shape.properties) return fillObject(shape, isRecord(value) ? value : {}, source);
  if (shape.items) {
    const { items } = shape;
    return Array.isArray(value) ? value.map((item) => fill(items, item, source, field)) : [];
  }
  if (types.has('integer') || types.has('number')) return Number.isFinite(Number(value)) ? Number(value) : 0;
  if (types.has('boolean')) return value === true || Number(value) === 1;
  if (field === 'role') return value === 'admin' || value === 'teacher' ? value : 'user';
  if (!types.has('string')) return value;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (shape.format === 'date-time') return toTime(text);
  return isFile(field, source) ? toAddress(text, source.origin) : text;
}

function fillObject({ properties = {}, required = [] }: AnswerShape, sent: Record<string, unknown>, source: Source) {
  const filled: Record<string, unknown> = {};
  for (const [name, shape] of Object.entries(properties)) {
    const value = sent[name] ?? sent[aliases[name] ?? ''] ?? derived(name, sent, source);
    if (value !== undefined || required.includes(name)) filled[name] = fill(shape, value, source, name);
  }
  return filled;
}

/** What can be told from the rest of the object, or from where it was asked for. */
function derived(name: string, sent: Record<string, unknown>, { key, params }: Source): unknown {
  const list = (value: unknown) => (Array.isArray(value) ? value : []) as Record<string, unknown>[];
  switch (name) {
    case 'course_id':
      return key.includes('/courses/{id}') ? params['id'] : undefined;
    case 'category_id':
      return list(sent['categories'])[0]?.['id'];
    case 'role':
      return list(sent['roles'])[0] ?? 'user';
    case 'roles':
      return [sent['role'] ?? 'user'];
    case 'total':
      return sent['mark'];
    case 'best':
      return sent['mark'];
    case 'best_total':
      return sent['total'] ?? sent['mark'];
    case 'questions_count':
    case 'options_count':
      return list(sent[name.replace('_count', '')]).length;
    case 'user_id':
      return isRecord(sent['user']) ? sent['user']['id'] : undefined;
    case 'id':
      // A main category comes as its categories alone.
      return /\{(\w+)\}$/.test(key) ? Object.values(params).at(-1) : undefined;
    default:
      return undefined;
  }
}

/** The least that fits a shape. */
function nothing(shape: AnswerShape, source: Source): unknown {
  if (shape.properties) return fillObject(shape, {}, { ...source, params: {} });
  const [type] = [shape.type ?? []].flat();
  if (type === 'array') return [];
  if (type === 'boolean') return false;
  if (type === 'integer' || type === 'number') return 0;
  return shape.format === 'date-time' ? noTime : (shape.enum?.at(-1) ?? '');
}

/** Also without a zone, which then is UTC: `2026-09-01 10:00:00`. */
function toTime(text: string): string {
  const time = new Date(/(Z|[+-]\d\d:?\d\d)$/.test(text) ? text : `${text.replace(' ', 'T')}Z`);
  return Number.isNaN(time.getTime()) ? noTime : time.toISOString();
}

const isFile = (field: string, { key }: Source) => fileFields.has(field) || (field === 'url' && key.includes('/pdfs'));

function toAddress(path: string, origin: string): string {
  return path === '' || /^https?:\/\//.test(path) ? path : `${origin}/storage/${path.replace(/^\/?(storage\/)?/, '')}`;
}
