import { Problem } from '../problems/problem.ts';
import type { Schema } from './schema.ts';
import { trimAndRemoveInvisibleCharacters } from './plainText.ts';

// Much deeper than any body of the contract, but safe for the stack.
const maxDepth = 20;
const numeral = /^-?\d{1,16}(\.\d{1,10})?$/;

const getTypes = ({ type }: Schema): string[] => [type ?? []].flat();

/**
 * Converts texts of a path, query or form to the types of the schema. Only plain numerals become numbers:
 * `0x10`, `1e3` and ` 5` stay texts, and validation rejects them.
 */
export function convertTextValues(raw: Record<string, unknown>, schema: Schema): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(raw)) {
    const rule = schema.properties?.[name];
    values[name] = rule ? convertTextValue(value, rule) : value;
  }
  return values;
}

function convertTextValue(value: unknown, rule: Schema): unknown {
  const types = getTypes(rule);
  if (types.includes('array') && rule.items) {
    const { items } = rule;
    return [value].flat().map((item) => convertTextValue(item, items));
  }
  const isNumber = types.includes('integer') || types.includes('number');
  return isNumber && typeof value === 'string' && numeral.test(value) ? Number(value) : value;
}

/**
 * Trims all texts of a body, and removes invisible characters and the null character, which PostgreSQL cannot store. In
 * passwords, it removes only null characters. Throws 400 for a body that is nested too deeply.
 */
export function cleanBodyTexts(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, cleanValue(value, name.includes('password'))]),
  );
}

/**
 * Converts empty form fields: to null if the schema allows null. A field with `x-empty: refused` stays empty, so that
 * validation rejects it. Other empty fields are omitted.
 */
export function convertEmptyFields(fields: Record<string, unknown>, schema: Schema): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).flatMap((field) => convertEmptyField(field, schema)));
}

function convertEmptyField([name, value]: [string, unknown], { properties }: Schema): [string, unknown][] {
  if (value !== '') return [[name, value]];
  const rule = properties?.[name] ?? {};
  if (rule['x-empty'] === 'refused') return [[name, value]];
  return getTypes(rule).includes('null') ? [[name, null]] : [];
}

function cleanValue(value: unknown, isPassword: boolean, depth = 1): unknown {
  if (typeof value === 'string') {
    const text = value.replaceAll('\0', '');
    return isPassword ? text : trimAndRemoveInvisibleCharacters(text);
  }
  if (typeof value !== 'object' || value === null) return value;
  if (depth > maxDepth) throw new Problem(400, 'malformed');
  const clean = (item: unknown) => cleanValue(item, isPassword, depth + 1);
  if (Array.isArray(value)) return value.map(clean);
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, clean(item)]));
}
