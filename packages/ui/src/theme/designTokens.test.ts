import { defineConfig, Logger, parse } from '@terrazzo/parser';
import { expect, test } from 'vitest';
import { createDesignTokens } from '../../scripts/designTokens.ts';
import { dark } from './dark.ts';
import { light } from './light.ts';
import { spaces } from './staticTokens.ts';

/** Reads tokens with the parser of another tool, which refuses what the format does not allow. */
async function parseTokens(src: unknown) {
  const logger = new Logger({ level: 'silent' });
  const config = defineConfig({}, { cwd: new URL('file:///tokens/'), logger });
  const { tokens } = await parse([{ filename: new URL('file:///tokens/tokens.json'), src: JSON.stringify(src) }], {
    config,
    logger,
  });
  return tokens;
}

test('the tokens are valid in the format of the Design Tokens Community Group', async () => {
  const tokens = await parseTokens(createDesignTokens());
  const ids = Object.keys(tokens);
  for (const name of Object.keys(light)) expect(ids).toContain(`color.light.${name}`);
  for (const name of Object.keys(dark)) expect(ids).toContain(`color.dark.${name}`);
  for (const name of Object.keys(spaces)) expect(ids).toContain(`space.${name}`);
  const types = new Set(Object.values(tokens).map(({ $type }) => $type));
  expect([...types].toSorted()).toEqual(['color', 'cubicBezier', 'dimension', 'duration', 'fontFamily', 'shadow']);
});

test('values keep their meaning', async () => {
  const tokens = await parseTokens(createDesignTokens());
  expect(tokens['color.light.primary']?.$value).toMatchObject({
    colorSpace: 'srgb',
    components: [0.1059, 0.3098, 0.6118],
    hex: '#1b4f9c',
  });
  expect(tokens['color.dark.scrim']?.$value).toMatchObject({ alpha: 0.68 });
  expect(tokens['space.s5']?.$value).toEqual({ value: 16, unit: 'px' });
  expect(tokens['motion.duration.fast']?.$value).toEqual({ value: 120, unit: 'ms' });
  expect(tokens['motion.easing.enter']?.$value).toEqual([0.2, 0.8, 0.2, 1]);
  expect(tokens['font.text']?.$value).toContain('IBM Plex Sans Arabic');
  expect(tokens['elevation.light.e2']?.$value).toMatchObject([
    { offsetY: { value: 1, unit: 'px' }, blur: { value: 2, unit: 'px' }, color: { alpha: 0.06 } },
    { offsetY: { value: 8, unit: 'px' }, blur: { value: 24, unit: 'px' }, spread: { value: -12, unit: 'px' } },
  ]);
});

test('the parser refuses a wrong value', async () => {
  const wrong = { space: { $type: 'dimension', s5: { $value: '1 cubit' } } };
  await expect(parseTokens(wrong)).rejects.toThrow('dimension');
});
