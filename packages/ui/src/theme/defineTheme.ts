import type { ColorName } from './contrast.ts';
import { dark, type darkElevation } from './dark.ts';
import { light } from './light.ts';
import type { staticTokens } from './staticTokens.ts';
import { toVariableName } from './variableNames.ts';

type Spaces = Extract<keyof (typeof staticTokens)['size'], `s${number}`>;

/** The tokens that an app changes. What is left out keeps the value of Khayamiya. */
export interface ThemeOverrides {
  /** Colours of the light theme, as CSS colours. */
  light?: Partial<Record<ColorName, string>>;
  /** Colours of the dark theme. */
  dark?: Partial<Record<ColorName, string>>;
  /** Shadows of floating panels. */
  elevation?: { light?: Partial<typeof darkElevation>; dark?: Partial<typeof darkElevation> };
  font?: Partial<Record<'display' | 'text', string>>;
  radius?: Partial<Record<'xs' | 'sm' | 'control' | 'card' | 'hero' | 'pill' | 'signature', string>>;
  /** The steps of the space scale. Keep their order: `s2` is smaller than `s3`. */
  space?: Partial<Record<Exclude<Spaces, 's0'>, string>>;
  /** Durations and easing curves. */
  motion?: Partial<Record<keyof (typeof staticTokens)['duration'] | keyof (typeof staticTokens)['easing'], string>>;
}

type Declarations = Record<string, string>;

/**
 * Returns the CSS of a theme. Write it to a file at build time, or render it in a `<style>` element. It stands outside of layers, so
 * it wins wherever it is loaded. `checkContrast` checks its colours.
 */
export function defineTheme(overrides: ThemeOverrides): string {
  const { elevation, font = {}, radius = {}, space = {}, motion = {} } = overrides;
  const shared = {
    ...name('font', font),
    ...name('radius', radius),
    ...name('space', space),
    ...name('motion', motion),
  };
  const lightColors = { ...name('color', overrides.light ?? {}), ...name('elevation', elevation?.light ?? {}) };
  const darkColors = { ...name('color', overrides.dark ?? {}), ...name('elevation', elevation?.dark ?? {}) };
  const lightContrast = getHighContrast(light, overrides.light ?? {});
  const darkContrast = getHighContrast(dark, overrides.dark ?? {});
  const rules = [
    rule(':root', shared),
    rule(':root, [data-theme="light"]', lightColors),
    rule('[data-theme="dark"]', darkColors),
    media('(prefers-color-scheme: dark)', rule(':root:not([data-theme])', darkColors)),
    media('(prefers-contrast: more)', rule(':root, [data-theme="light"]', lightContrast)),
    media('(prefers-contrast: more)', rule('[data-theme="dark"]', darkContrast)),
    media('(prefers-contrast: more) and (prefers-color-scheme: dark)', rule(':root:not([data-theme])', darkContrast)),
    overrides.light?.focus || overrides.dark?.focus
      ? media('(forced-colors: active)', rule('body, [data-theme]', { '--kh-color-focus': 'Highlight' }))
      : '',
  ];
  return rules.filter((each) => each !== '').join('\n');
}

const name = (group: string, values: Record<string, string | undefined>): Declarations =>
  Object.fromEntries(
    Object.entries(values).flatMap(([token, value]) =>
      value === undefined ? [] : [[toVariableName([group, token]), checkValue(value)]],
    ),
  );

/** A value ends at a semicolon or a brace, so such a value would change other rules. */
function checkValue(value: string): string {
  if (/[;{}<]/.test(value)) throw new TypeError(`“${value}” is no value of a token.`);
  return value;
}

const rule = (selector: string, declarations: Declarations): string => {
  const lines = Object.entries(declarations).map(([variable, value]) => `  ${variable}: ${value};`);
  return lines.length === 0 ? '' : `${selector} {\n${lines.join('\n')}\n}`;
};
const media = (query: string, content: string): string => (content === '' ? '' : `@media ${query} {\n${content}\n}`);

/** With more contrast, muted text and borders take stronger colours of the same theme, as in `highContrast.ts`. */
function getHighContrast(theme: typeof light, colors: Partial<Record<ColorName, string>>): Declarations {
  const stronger = {
    textMuted: 'text',
    textDisabled: 'textMuted',
    borderSubtle: 'borderStrong',
    borderStrong: 'text',
  } as const;
  const involved: readonly ColorName[] = ['text', 'textMuted', 'textDisabled', 'borderSubtle', 'borderStrong'];
  if (!involved.some((color) => colors[color] !== undefined)) return {};
  const all = { ...theme, ...colors };
  return name('color', Object.fromEntries(Object.entries(stronger).map(([color, source]) => [color, all[source]])));
}
