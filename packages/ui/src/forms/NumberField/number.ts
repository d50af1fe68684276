import { normalizeNumber } from '@fanous/arabic/fold';

/**
 * Parses a number in Western or Arabic digits and separators: `1250`, `1,250.5`, `١٬٢٥٠٫٥`. Returns null for an empty text and
 * `NaN` for an invalid one; `1,5` is ambiguous and so invalid.
 */
export function parseNumber(text: string): number | null {
  const plain = normalizeNumber(text);
  if (plain === '') return null;
  return /^-?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN;
}

/** The validation rules of a number, and their error messages. */
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

/** Returns the error message of a typed number, or null. */
export function findNumberError(text: string, rules: NumberRules): string | null | undefined {
  const value = parseNumber(text);
  if (value === null) return rules.isRequired ? rules.requiredMessage : null;
  if (Number.isNaN(value) || Number(value.toFixed(rules.maxFractionDigits)) !== value) return rules.invalidMessage;
  if (value < rules.minValue || value > rules.maxValue) return rules.rangeMessage ?? rules.invalidMessage;
  return rules.validate?.(value);
}

/** Returns the number one step further, within the range. An empty field starts at the minimum, or at 0. */
export function getValueAfterStep(value: number | null, step: number, minValue: number, maxValue: number): number {
  const isKnown = value !== null && !Number.isNaN(value);
  const from = isKnown ? value : Math.max(minValue, 0) - step;
  // Floating-point steps such as 0.1 add up inexactly.
  return Math.min(maxValue, Math.max(minValue, Number((from + step).toFixed(6))));
}
