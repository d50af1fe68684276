import { expect, test } from 'vitest';
import { dark } from '../../theme/dark.ts';
import { light } from '../../theme/light.ts';
import { writeThemeCss } from './themeCss.ts';

test('writes nothing for the colours of Khayamiya', () => {
  expect(writeThemeCss({ light, dark })).toBe('');
});

test('writes a colour that only changed in the light theme for the dark theme too', () => {
  expect(writeThemeCss({ light: { ...light, primary: '#006644' }, dark })).toBe(
    `:root {
  --kh-color-primary: #006644;
}
:root[data-theme='dark'] {
  --kh-color-primary: ${dark.primary.toLowerCase()};
}
@media (prefers-color-scheme: dark) {
  :root:not([data-theme]) {
    --kh-color-primary: ${dark.primary.toLowerCase()};
  }
}`,
  );
});

test('a colour that changes with more contrast is not written there', () => {
  const css = writeThemeCss({ light: { ...light, textMuted: '#333333' }, dark: { ...dark, link: '#aaccff' } });
  const [always = '', withoutMoreContrast = ''] = css.split('@media not (prefers-contrast: more)');
  expect(always).toContain('--kh-color-link: #aaccff');
  expect(always).not.toContain('text-muted');
  expect(withoutMoreContrast).toContain('--kh-color-text-muted: #333333');
});
