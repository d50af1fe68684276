import './base.css.ts';
import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { dark, darkElevation } from './dark.ts';
import { light, lightElevation } from './light.ts';
import { from } from './breakpoints.ts';
import type { Color } from './contrast.ts';
import { moreDark, moreLight } from './moreContrast.ts';

createGlobalTheme(
  ':root',
  {
    font: vars.font,
    size: vars.size,
    radius: vars.radius,
    border: vars.border,
    duration: vars.duration,
    easing: vars.easing,
    layer: vars.layer,
    inlineSign: vars.inlineSign,
  },
  {
    font: {
      display:
        "'Alexandria Variable', near-display, 'Segoe UI', 'SF Arabic', 'Geeza Pro', 'Noto Sans Arabic', Tahoma, sans-serif",
      text: "'IBM Plex Sans Arabic', near-text, 'Segoe UI', 'SF Arabic', 'Geeza Pro', 'Noto Sans Arabic', Tahoma, sans-serif",
    },
    size: {
      s0: '0',
      s1: '2px',
      s2: '4px',
      s3: '8px',
      s4: '12px',
      s5: '16px',
      s6: '20px',
      s7: '24px',
      s8: '32px',
      s9: '40px',
      s10: '48px',
      s11: '64px',
      s12: '96px',
      controlDense: '40px',
      control: '44px',
      controlLarge: '52px',
      container: '1200px',
      gutter: '16px',
      measure: '36em',
      drawer: '280px',
      sideMenu: '264px',
      header: '72px',
      tableViewport: '600px',
      videoListViewport: '430px',
      summaryListViewport: '350px',
    },
    radius: { xs: '6px', sm: '10px', control: '12px', card: '20px', hero: '28px', pill: '999px', signature: '120px' },
    border: { subtle: '1px', control: '1.5px', selected: '2px', focus: '3px', focusOffset: '2px' },
    duration: { fast: '120ms', base: '180ms', slow: '240ms', page: '320ms' },
    easing: { enter: 'cubic-bezier(.2,.8,.2,1)', exit: 'cubic-bezier(.4,0,1,1)' },
    layer: {
      base: '0',
      sticky: '10',
      header: '20',
      scrollTop: '30',
      drawer: '40',
      dialog: '50',
      toast: '60',
      skipLink: '70',
    },
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
    [from.medium]: { vars: { [vars.size.gutter]: '24px' } },
    [from.large]: { vars: { [vars.size.gutter]: '32px' } },
  },
});
