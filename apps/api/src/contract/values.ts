import { Problem } from '../problems/problem.ts';
import type { Schema } from './schema.ts';
import { plainText } from './plainText.ts';

// Far deeper than any body of the contract; far less than what would use up the stack.
const deepest = 20;
const numeral = /^-?\d{1,16}(\.\d{1,10})?$/;

const typesOf = ({ type }: Schema): string[] => [type ?? []].flat();

/**
 * Reads what came as text (path, query, form) by the types its schema names. Only plain numerals become numbers:
 * `0x10`, `1e3` and ` 5` stay text and are refused.
 */
export function readValues(raw: Record<string, unknown>, schema: Schema): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(raw)) {
    const rule = schema.properties?.[name];
    values[name] = rule ? readValue(value, rule) : value;
  }
  return values;
}

function readValue(value: unknown, rule: Schema): unknown {
  const types = typesOf(rule);
  if (types.includes('array') && rule.items) {
    const { items } = rule;
    return [value].flat().map((item) => readValue(item, items));
  }
  const isNumber = types.includes('integer') || types.includes('number');
  return isNumber && typeof value === 'string' && numeral.test(value) ? Number(value) : value;
}

/**
 * Trims every text and takes out what shows nothing, and the null character, which PostgreSQL cannot store. Passwords
 * keep all but that. An empty field of a form stands for null where its schema takes null, is refused where the schema
 * says so, and elsewhere counts as left out. What is nested without end is refused.
 */
export function normalizeBody(body: unknown, form?: Schema): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const tidied: [string, unknown][] = Object.entries(body).map(([name, value]) => [
    name,
    tidyValue(value, name.includes('password')),
  ]);
  return Object.fromEntries(form ? tidied.flatMap((field) => readEmpty(field, form)) : tidied);
}

function readEmpty([name, value]: [string, unknown], { properties }: Schema): [string, unknown][] {
  if (value !== '') return [[name, value]];
  const rule = properties?.[name] ?? {};
  if (rule['x-empty'] === 'refused') return [[name, value]];
  return typesOf(rule).includes('null') ? [[name, null]] : [];
}

function tidyValue(value: unknown, isPassword: boolean, depth = 1): unknown {
  if (typeof value === 'string') {
    const clean = value.replaceAll('\0', '');
    return isPassword ? clean : plainText(clean);
  }
  if (typeof value !== 'object' || value === null) return value;
  if (depth > deepest) throw new Problem(400, 'malformed');
  const tidy = (item: unknown) => tidyValue(item, isPassword, depth + 1);
  if (Array.isArray(value)) return value.map(tidy);
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, tidy(item)]));
}
