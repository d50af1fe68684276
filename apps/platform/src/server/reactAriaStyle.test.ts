import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { reactAriaStyleTag } from './reactAriaStyle.ts';

test('the style of the document is that of React Aria', () => {
  const ui = createRequire(path.resolve(import.meta.dirname, '../../../../packages/ui/package.json'));
  const components = createRequire(ui.resolve('react-aria-components'));
  const usePressFile = path.resolve(components.resolve('react-aria'), '../../private/interactions/usePress.mjs');
  const usePress = readFileSync(usePressFile, 'utf8');
  const style = /style\.textContent = `([^`]*)`\.trim\(\)/.exec(usePress)?.[1];
  const pressableAttribute = /PRESSABLE_ATTRIBUTE = '([^']*)'/.exec(usePress)?.[1];
  expect(style?.replace(/\$\{[^}]*\}/, pressableAttribute ?? '').trim()).toBe(reactAriaStyleTag.children);
  expect(/STYLE_ID = '([^']*)'/.exec(usePress)?.[1]).toBe(reactAriaStyleTag.attrs?.['id']);
});
