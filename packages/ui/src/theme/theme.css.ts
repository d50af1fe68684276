import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { darkColors, darkElevation } from './dark.ts';
import { lightColors, lightElevation } from './light.ts';
import { minWidth, zoomedPhoneQuery } from './breakpoints.ts';
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
    font: {
      display:
        "'Alexandria Variable', near-display, 'Segoe UI', 'SF Arabic', 'Geeza Pro', 'Noto Sans Arabic', Tahoma, sans-serif",
      text: "'IBM Plex Sans Arabic', near-text, 'Segoe UI', 'SF Arabic', 'Geeza Pro', 'Noto Sans Arabic', Tahoma, sans-serif",
    },
    size: { gutter: '16px', controlDense: '40px' },
    radius: { xs: '6px', sm: '10px', control: '12px', card: '20px', hero: '28px', pill: '999px', signature: '120px' },
    inlineSign: '1',
  },
);

const themeVars = { color: vars.color, elevation: vars.elevation };
const darkTheme = { color: darkColors, elevation: darkElevation };

createGlobalTheme(':root', themeVars, { color: lightColors, elevation: lightElevation });
createGlobalTheme(':root[data-theme="dark"]', themeVars, darkTheme);
// No theme is chosen: follow the system with CSS only, so that no wrong theme flashes.
globalStyle(':root:not([data-theme])', {
  '@media': { '(prefers-color-scheme: dark)': { vars: assignVars(themeVars, darkTheme) } },
});

const assignColors = (colors: Partial<Record<ColorName, string>>) => ({
  vars: Object.fromEntries(Object.entries(colors).map(([name, value]) => [vars.color[name as ColorName], value])),
});
const prefersMoreContrast = '(prefers-contrast: more)';
globalStyle(':root', { '@media': { [prefersMoreContrast]: assignColors(lightHighContrast) } });
globalStyle(':root[data-theme="dark"]', { '@media': { [prefersMoreContrast]: assignColors(darkHighContrast) } });
globalStyle(':root:not([data-theme])', {
  '@media': { [`${prefersMoreContrast} and (prefers-color-scheme: dark)`]: assignColors(darkHighContrast) },
});

// Elements that keep their own colours, such as a switch, would otherwise keep the theme's focus ring on a system background.
globalStyle('body', { '@media': { '(forced-colors: active)': { vars: { [vars.color.focus]: 'Highlight' } } } });

globalStyle(':root', { colorScheme: 'light dark' });
globalStyle('[dir="rtl"]', { vars: { [vars.inlineSign]: '-1' } });
globalStyle('[dir="ltr"]', { vars: { [vars.inlineSign]: '1' } });

globalStyle(':root[data-theme="light"]', { colorScheme: 'light' });
globalStyle(':root[data-theme="dark"]', { colorScheme: 'dark' });
// With forced colours, the system decides between light and dark. Otherwise players draw icons in the background colour.
globalStyle(':root[data-theme]', { '@media': { '(forced-colors: active)': { colorScheme: 'light dark' } } });
globalStyle(':root', {
  '@media': {
    // Touch needs larger targets than a mouse.
    '(pointer: coarse)': { vars: { [vars.size.controlDense]: vars.size.control } },
    [zoomedPhoneQuery]: { vars: { [vars.size.gutter]: '12px' } },
    [minWidth.medium]: { vars: { [vars.size.gutter]: '24px' } },
    [minWidth.large]: { vars: { [vars.size.gutter]: '32px' } },
  },
});
