import { describe, expect, test } from 'vitest';
import { checkContrast, formatContrastFailures } from './checkContrast.ts';
import { defineTheme } from './defineTheme.ts';

describe('defineTheme', () => {
  test('writes each token as its variable, for the page and for sections with a theme of their own', () => {
    const css = defineTheme({
      light: { primary: '#005f56', onPrimary: 'white' },
      dark: { primary: '#7fd8cc' },
      elevation: { light: { e1: 'none' } },
      font: { text: "'Cairo', sans-serif" },
      radius: { control: '4px' },
      space: { s5: '18px' },
      motion: { fast: '0ms', enter: 'linear' },
    });
    expect(css).toBe(`:root {
  --kh-font-text: 'Cairo', sans-serif;
  --kh-radius-control: 4px;
  --kh-space-5: 18px;
  --kh-motion-fast: 0ms;
  --kh-motion-enter: linear;
}
:root, [data-theme="light"] {
  --kh-color-primary: #005f56;
  --kh-color-on-primary: white;
  --kh-elevation-e1: none;
}
[data-theme="dark"] {
  --kh-color-primary: #7fd8cc;
}
@media (prefers-color-scheme: dark) {
:root:not([data-theme]) {
  --kh-color-primary: #7fd8cc;
}
}`);
  });

  test('writes nothing for a theme without changes', () => {
    expect(defineTheme({})).toBe('');
  });

  test('keeps the text readable with `prefers-contrast: more`', () => {
    const css = defineTheme({ dark: { text: '#ffffff' } });
    const [, rules = ''] = css.split('@media (prefers-contrast: more) {\n[data-theme="dark"]');
    expect(rules).toContain('--kh-color-text-muted: #ffffff;');
    expect(rules).toContain('--kh-color-border-strong: #ffffff;');
    expect(css).not.toContain('@media (prefers-contrast: more) {\n:root, [data-theme="light"]');
  });

  test('leaves the focus ring to the system with forced colours', () => {
    expect(defineTheme({ light: { focus: '#ff0000' } })).toContain(
      '@media (forced-colors: active) {\nbody, [data-theme] {\n  --kh-color-focus: Highlight;',
    );
  });

  test('refuses a value that would end its rule', () => {
    expect(() => defineTheme({ light: { text: 'red} body {display: none' } })).toThrow('is no value of a token');
    expect(() => defineTheme({ font: { text: 'x</style>' } })).toThrow('is no value of a token');
  });

  test('unknown tokens do not compile', () => {
    // @ts-expect-error: there is no such colour.
    expect(defineTheme({ light: { brand: 'red' } })).toContain('brand');
    // @ts-expect-error: a colour needs a theme.
    expect(defineTheme({ color: { text: 'red' } })).toBe('');
  });
});

describe('checkContrast', () => {
  test('finds nothing in the themes of Khayamiya', () => {
    expect(checkContrast({})).toEqual([]);
  });

  test('reports each pair with its ratio and the required one', () => {
    const failures = checkContrast({ light: { onAccent: '#ffffff' } });
    expect(failures).toEqual([
      { theme: 'light', foreground: 'onAccent', background: 'accent', ratio: 1.99, minRatio: 4.5 },
      { theme: 'light', foreground: 'onAccent', background: 'accentHover', ratio: 2.3, minRatio: 4.5 },
    ]);
    expect(formatContrastFailures(failures).split('\n')[0]).toBe(
      'light: onAccent on accent has 1.99:1 and needs 4.5:1',
    );
  });

  test('checks a changed background against all that is on it, and only in its theme', () => {
    const failures = checkContrast({ dark: { surface: '#808080' } });
    expect(failures.every(({ theme, background }) => theme === 'dark' && background === 'surface')).toBe(true);
    expect(failures.map(({ foreground }) => foreground)).toContain('text');
  });

  test('reads every notation of CSS', () => {
    expect(checkContrast({ light: { text: 'oklch(20% 0.02 250)' } })).toEqual([]);
  });

  test('refuses what it cannot check', () => {
    expect(() => checkContrast({ light: { text: 'var(--ink)' } })).toThrow('var(--ink) is no colour');
    expect(() => checkContrast({ light: { text: 'rgb(0 0 0 / .5)' } })).toThrow('is not opaque');
  });
});
