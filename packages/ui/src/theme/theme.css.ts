import './base.css.ts';
import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { dark, darkElevation } from './dark.ts';
import { light, lightElevation } from './light.ts';
import { from, zoomedPhone } from './breakpoints.ts';
import type { Color } from './contrast.ts';
import { moreDark, moreLight } from './moreContrast.ts';

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

const themed = { color: vars.color, elevation: vars.elevation };
const night = { color: dark, elevation: darkElevation };

createGlobalTheme(':root', themed, { color: light, elevation: lightElevation });
createGlobalTheme(':root[data-theme="dark"]', themed, night);
// Nobody chose yet: follow the system without a script, and so without a flash.
globalStyle(':root:not([data-theme])', {
  '@media': { '(prefers-color-scheme: dark)': { vars: assignVars(themed, night) } },
});

const recolour = (colors: Partial<Record<Color, string>>) => ({
  vars: Object.fromEntries(Object.entries(colors).map(([name, value]) => [vars.color[name as Color], value])),
});
const more = '(prefers-contrast: more)';
globalStyle(':root', { '@media': { [more]: recolour(moreLight) } });
globalStyle(':root[data-theme="dark"]', { '@media': { [more]: recolour(moreDark) } });
globalStyle(':root:not([data-theme])', {
  '@media': { [`${more} and (prefers-color-scheme: dark)`]: recolour(moreDark) },
});

globalStyle(':root', { colorScheme: 'light dark' });
globalStyle('[dir="rtl"]', { vars: { [vars.inlineSign]: '-1' } });
globalStyle('[dir="ltr"]', { vars: { [vars.inlineSign]: '1' } });

globalStyle(':root[data-theme="light"]', { colorScheme: 'light' });
globalStyle(':root[data-theme="dark"]', { colorScheme: 'dark' });
// Forced colours are the system's, and so is whether they are dark: players would draw their icons in the colour of the ground.
globalStyle(':root[data-theme]', { '@media': { '(forced-colors: active)': { colorScheme: 'light dark' } } });
globalStyle(':root', {
  '@media': {
    // A finger needs more than a mouse.
    '(pointer: coarse)': { vars: { [vars.size.controlDense]: vars.size.control } },
    [zoomedPhone]: { vars: { [vars.size.gutter]: '12px' } },
    [from.medium]: { vars: { [vars.size.gutter]: '24px' } },
    [from.large]: { vars: { [vars.size.gutter]: '32px' } },
  },
});
