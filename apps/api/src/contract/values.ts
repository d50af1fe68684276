import { Problem } from '../problems/problem.ts';
import type { Schema } from './schema.ts';
import { removeInvisibleCharacters } from './plainText.ts';

// Much deeper than any body of the contract, but safe for the stack.
const maxDepth = 20;
const numeral = /^-?\d{1,16}(\.\d{1,10})?$/;

const getTypes = ({ type }: Schema): string[] => [type ?? []].flat();

/**
 * Converts texts of a path, query or form to the types of the schema. Only plain numerals become numbers:
 * `0x10`, `1e3` and ` 5` stay texts, and validation rejects them.
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
  const types = getTypes(rule);
  if (types.includes('array') && rule.items) {
    const { items } = rule;
    return [value].flat().map((item) => readValue(item, items));
  }
  const isNumber = types.includes('integer') || types.includes('number');
  return isNumber && typeof value === 'string' && numeral.test(value) ? Number(value) : value;
}

/**
 * Trims texts, and removes invisible characters and the null character, which PostgreSQL cannot store. In passwords, only
 * null characters are removed. An empty form field becomes null if its schema allows null; it is rejected with
 * `x-empty: refused`; otherwise it is omitted. Throws 400 for a body that is nested too deeply.
 */
export function normalizeBody(body: unknown, formSchema?: Schema): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const normalized: [string, unknown][] = Object.entries(body).map(([name, value]) => [
    name,
    normalizeValue(value, name.includes('password')),
  ]);
  return Object.fromEntries(formSchema ? normalized.flatMap((field) => readEmptyField(field, formSchema)) : normalized);
}

function readEmptyField([name, value]: [string, unknown], { properties }: Schema): [string, unknown][] {
  if (value !== '') return [[name, value]];
  const rule = properties?.[name] ?? {};
  if (rule['x-empty'] === 'refused') return [[name, value]];
  return getTypes(rule).includes('null') ? [[name, null]] : [];
}

function normalizeValue(value: unknown, isPassword: boolean, depth = 1): unknown {
  if (typeof value === 'string') {
    const clean = value.replaceAll('\0', '');
    return isPassword ? clean : removeInvisibleCharacters(clean);
  }
  if (typeof value !== 'object' || value === null) return value;
  if (depth > maxDepth) throw new Problem(400, 'malformed');
  const normalize = (item: unknown) => normalizeValue(item, isPassword, depth + 1);
  if (Array.isArray(value)) return value.map(normalize);
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, normalize(item)]));
}
