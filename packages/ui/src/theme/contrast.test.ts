import { describe, expect, test } from 'vitest';
import { contrast, pairs } from './contrast.ts';
import { dark } from './dark.ts';
import { light } from './light.ts';

describe.each([
  ['light', light],
  ['dark', dark],
])('%s theme', (_name, theme) => {
  const cases = pairs.flatMap(({ fore, backs, least }) => backs.map((back) => [fore, back, least] as const));
  test.each(cases)('%s on %s reaches %d:1', (fore, back, least) => {
    expect(contrast(theme[fore], theme[back])).toBeGreaterThanOrEqual(least);
  });
});

test('contrast is that of WCAG: black on white is 21, a colour on itself is 1', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21);
  expect(contrast('#1B4F9C', '#1B4F9C')).toBe(1);
});
