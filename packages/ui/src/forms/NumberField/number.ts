import { normalizeNumber } from '@fanous/arabic/fold';

/**
 * The number that a text says, in Western or Arabic digits and signs: `1250`, `1,250.5`, `١٬٢٥٠٫٥`. Nothing for an empty
 * text, `NaN` for one that says no number: `1,5` could be either of two.
 */
export function parseNumber(text: string): number | null {
  const plain = normalizeNumber(text);
  if (plain === '') return null;
  return /^-?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN;
}

/** What a number has to satisfy, and the sentences for when it does not. */
export interface NumberRules {
  minValue: number;
  maxValue: number;
  maxFractionDigits: number;
  isRequired: boolean | undefined;
  requiredMessage: string | undefined;
  invalidMessage: string;
  rangeMessage: string | undefined;
  validate: ((value: number) => string | null | undefined) | undefined;
}

/** The sentence that says what is wrong with a text as a number, or nothing. */
export function checkNumber(text: string, rules: NumberRules): string | null | undefined {
  const value = parseNumber(text);
  if (value === null) return rules.isRequired ? rules.requiredMessage : null;
  if (Number.isNaN(value) || Number(value.toFixed(rules.maxFractionDigits)) !== value) return rules.invalidMessage;
  if (value < rules.minValue || value > rules.maxValue) return rules.rangeMessage ?? rules.invalidMessage;
  return rules.validate?.(value);
}

/** The next number of a row of steps, within its ends. An empty field begins at the lower end, or at nothing. */
export function stepped(value: number | null, by: number, minValue: number, maxValue: number): number {
  const known = value !== null && !Number.isNaN(value);
  const from = known ? value : Math.max(minValue, 0) - by;
  // Steps of a tenth add up to a hair more or less.
  return Math.min(maxValue, Math.max(minValue, Number((from + by).toFixed(6))));
}
