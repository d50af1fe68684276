import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { publishedVariables, vars } from './contract.css.ts';
import { dark, darkElevation } from './dark.ts';
import { light, lightElevation } from './light.ts';
import { fonts, radii } from './fontsAndRadii.ts';
import { minWidth, zoomedPhone } from './breakpoints.ts';
import type { ColorName } from './contrast.ts';
import { darkHighContrast, lightHighContrast } from './highContrast.ts';

createGlobalTheme(
  ':root',
  {
    font: vars.font,
    size: { gutter: vars.size.gutter, controlDense: vars.size.controlDense },
    radius: vars.radius,
    inlineSign: vars.inlineSign,
  },
  {
    font: fonts,
    size: { gutter: '16px', controlDense: '40px' },
    radius: radii,
    inlineSign: '1',
  },
);

if (publishedVariables) createGlobalTheme(':root', publishedVariables.names, publishedVariables.values);

const themeVars = { color: vars.color, elevation: vars.elevation };
const darkTheme = { color: dark, elevation: darkElevation };

// `data-theme` on an element gives it and its content a theme of their own.
const inLight = ':root, [data-theme="light"]';
const inDark = '[data-theme="dark"]';
const inSystem = ':root:not([data-theme])';

createGlobalTheme(inLight, themeVars, { color: light, elevation: lightElevation });
createGlobalTheme(inDark, themeVars, darkTheme);
// No theme is chosen: follow the system with CSS only, so that no wrong theme flashes.
globalStyle(inSystem, { '@media': { '(prefers-color-scheme: dark)': { vars: assignVars(themeVars, darkTheme) } } });

const assignColors = (colors: Partial<Record<ColorName, string>>) => ({
  vars: Object.fromEntries(Object.entries(colors).map(([name, value]) => [vars.color[name as ColorName], value])),
});
const prefersMoreContrast = '(prefers-contrast: more)';
globalStyle(inLight, { '@media': { [prefersMoreContrast]: assignColors(lightHighContrast) } });
globalStyle(inDark, { '@media': { [prefersMoreContrast]: assignColors(darkHighContrast) } });
globalStyle(inSystem, {
  '@media': { [`${prefersMoreContrast} and (prefers-color-scheme: dark)`]: assignColors(darkHighContrast) },
});

// Elements that keep their own colours, such as a switch, would otherwise keep the theme's focus ring on a system background.
globalStyle('body, body [data-theme]', {
  '@media': { '(forced-colors: active)': { vars: { [vars.color.focus]: 'Highlight' } } },
});

globalStyle(':root', { colorScheme: 'light dark' });
// The inherited text colour is that of the theme around it.
globalStyle('[data-theme]', { colorScheme: 'light', color: vars.color.text });
globalStyle(inDark, { colorScheme: 'dark' });
// With forced colours, the system decides between light and dark. Otherwise players draw icons in the background colour.
globalStyle('[data-theme]', { '@media': { '(forced-colors: active)': { colorScheme: 'light dark' } } });
globalStyle('[dir="rtl"]', { vars: { [vars.inlineSign]: '-1' } });
globalStyle('[dir="ltr"]', { vars: { [vars.inlineSign]: '1' } });

globalStyle(':root', {
  '@media': {
    // Touch needs larger targets than a mouse.
    '(pointer: coarse)': { vars: { [vars.size.controlDense]: vars.size.control } },
    [zoomedPhone]: { vars: { [vars.size.gutter]: '12px' } },
    [minWidth.medium]: { vars: { [vars.size.gutter]: '24px' } },
    [minWidth.large]: { vars: { [vars.size.gutter]: '32px' } },
  },
});
