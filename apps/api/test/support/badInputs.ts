import type { Schema } from '../../src/contract/schema.ts';

/** A pseudo-random generator. The same seed gives the same values, so that failures are reproducible. */
export class SeededRandom {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  /** From 0 up to 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  pick<T>(items: readonly T[]): T {
    return items[Math.floor(this.next() * items.length)] as T;
  }

  nextBoolean(share: number): boolean {
    return this.next() < share;
  }
}

const createNestedValue = (levels: number): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < levels; level += 1) value = level % 2 ? [value] : { a: value };
  return value;
};

const texts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'x\udc00y',
  '\u202eabc\u2066',
  '😀'.repeat(50),
  'ن'.repeat(5_000),
  "' or 1=1 --",
  '%',
  '%25_\\',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  'NaN',
  '1e309',
  '-1',
  '0x10',
  '١٢',
  '9'.repeat(30),
  '2026-13-45T99:99:99Z',
  '__proto__',
  'null',
];

const unusualNonTexts: unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  2 ** 31,
  2 ** 53,
  2 ** 63,
  -(2 ** 63),
  1e308,
  5e-324,
  [],
  [[]],
  {},
  [1, 1],
  ['a', 'a'],
  [null],
  createNestedValue(40),
  Array.from({ length: 300 }, (_, at) => at),
  { constructor: { prototype: 1 } },
];

/** Unusual values for any field. */
export const unusualFieldValues: readonly unknown[] = [...texts, ...unusualNonTexts];

/** Creates a value for a field, valid or invalid. */
export function createFieldValue(chance: SeededRandom, rule: Schema, fit = 0.5, name = ''): unknown {
  if (!chance.nextBoolean(fit)) return chance.nextBoolean(0.5) ? chance.pick(texts) : chance.pick(unusualNonTexts);
  const types = new Set([rule.type ?? []].flat());
  const given = (rule as { enum?: unknown[] }).enum;
  if (given) return chance.pick(given);
  if (types.has('integer') || types.has('number')) return chance.nextBoolean(fit) ? chance.pick([1, 1, 2, 3]) : 999_999;
  if (types.has('boolean')) return true;
  if (types.has('array')) return [1, 2].map(() => createFieldValue(chance, rule.items ?? {}, fit));
  if (types.has('object')) return createRandomObject(chance, rule, fit);
  if (rule.format === 'uuid') return '6f1ed002-ab5c-4d6e-8f3a-1c2d3e4f5a6b';
  if (rule.format === 'email') return `${Math.floor(chance.next() * 1e9)}@Example.com`;
  if (name.includes('password')) return 'a long enough word';
  if (name === 'phone') return '01012345678';
  return chance.pick(['algebra-1', 'المعادلات', 'https://player.example.com/x', '01012345678', 'a long enough word']);
}

/** Creates an object with valid, invalid, missing and unknown fields. */
export function createRandomObject(chance: SeededRandom, rule: Schema, fit: number): Record<string, unknown> {
  const entries: [string, unknown][] = [];
  for (const [name, field] of Object.entries(rule.properties ?? {}))
    if (!chance.nextBoolean((1 - fit) / 3)) entries.push([name, createFieldValue(chance, field, fit, name)]);
  if (chance.nextBoolean((1 - fit) / 3))
    entries.push([chance.pick(['extra', 'constructor', 'toString', 'a.b', '\0', '😀']), 1]);
  return Object.fromEntries(entries);
}

/** Creates JSON with a deeply nested field. */
export const createNestedJson = (field: string, levels: number): string =>
  `{"${field}":${'['.repeat(levels)}${']'.repeat(levels)}}`;

/** JSON bodies that are not objects, or that are dangerous in JavaScript. */
export const unusualBodies = [
  '',
  '[]',
  'null',
  '1',
  '"text"',
  '{',
  '{"a":1,}',
  '{"__proto__":{"role":"admin"}}',
  '{"constructor":{"prototype":{"x":1}}}',
  `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
  ...['name', 'password', 'course_id', 'ids'].map((field) => createNestedJson(field, 10_000)),
  '{"name":"a","name":"b"}',
  '\ufeff{}',
  '{"name":"\\ud800"}',
  '{"id":1e999}',
];

/** Picks a value for a path parameter. */
export const pickPathParam = (chance: SeededRandom): string =>
  chance.nextBoolean(0.6)
    ? chance.pick(['1', '2', '3', 'algebra-1'])
    : encodeURIComponent(chance.pick([...texts.filter((text) => text.isWellFormed()), 'x', '0', '1.0']).slice(0, 300));
