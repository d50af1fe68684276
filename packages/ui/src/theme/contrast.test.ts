import { describe, expect, test } from 'vitest';
import { contrast, pairs } from './contrast.ts';
import { dark } from './dark.ts';
import { light } from './light.ts';
import { moreDark, moreLight } from './moreContrast.ts';

describe.each([
  ['light', light],
  ['dark', dark],
])('%s theme', (_name, theme) => {
  const cases = pairs.flatMap(({ fore, backs, least }) => backs.map((back) => [fore, back, least] as const));
  test.each(cases)('%s on %s reaches %d:1', (fore, back, least) => {
    expect(contrast(theme[fore], theme[back])).toBeGreaterThanOrEqual(least);
  });
});

describe.each([
  ['light', { ...light, ...moreLight }],
  ['dark', { ...dark, ...moreDark }],
])('%s theme where more contrast is asked for', (_name, theme) => {
  const cases = pairs.flatMap(({ fore, backs, least }) =>
    backs.map((back) => [fore, back, fore.startsWith('text') ? 7 : least] as const),
  );
  test.each(cases)('%s on %s reaches %d:1', (fore, back, least) => {
    expect(contrast(theme[fore], theme[back])).toBeGreaterThanOrEqual(least);
  });

  test('a hairline is seen, and an edge is as strong as the text', () => {
    expect(contrast(theme.borderSubtle, theme.surface)).toBeGreaterThanOrEqual(3);
    expect(theme.borderStrong).toBe(theme.text);
  });
});

test('contrast is that of WCAG: black on white is 21, a colour on itself is 1', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21);
  expect(contrast('#1B4F9C', '#1B4F9C')).toBe(1);
});
