import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { type } from './type.ts';

// Not for pseudo-elements: such a rule makes the browser style two more boxes for every element.
globalStyle('*', { boxSizing: 'border-box' });
globalStyle('html', {
  textSizeAdjust: '100%',
  fontSynthesis: 'none',
  scrollPaddingBlockStart: `calc(${vars.size.header} + ${vars.size.s5})`,
});
globalStyle('body', {
  ...type.body,
  margin: 0,
  background: vars.color.canvas,
  color: vars.color.text,
  textWrap: 'pretty',
  overflowWrap: 'break-word',
});
globalStyle('h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, legend', { margin: 0, padding: 0 });
globalStyle('ul, ol', { listStyle: 'none' });
globalStyle('fieldset', { border: 0, minInlineSize: 0 });
globalStyle('button, input, textarea, select', { font: 'inherit', letterSpacing: 'inherit', color: 'inherit' });
// Without scripts, buttons are hidden. Buttons in lists stay, because their text is content.
globalStyle('button:not(li button)', { '@media': { '(scripting: none)': { display: 'none !important' } } });
globalStyle('img, svg, video, iframe', { display: 'block', maxInlineSize: '100%' });
// Chromium inverts the icons of its player controls in a dark scheme. Forced colours invert them too, so they would have the colour
// of their background. Emulated forced colours do not show this; `--force-high-contrast` does.
globalStyle('audio, video', { '@media': { '(forced-colors: active)': { colorScheme: 'light' } } });
// An outline and not only a shadow, because forced colours remove shadows.
globalStyle(':focus-visible', {
  outline: `${vars.border.focus} solid ${vars.color.focus}`,
  outlineOffset: vars.border.focusOffset,
});
// Elements that keep their own colours, such as a switch, would otherwise keep the theme's focus ring on a system background.
globalStyle('body', { '@media': { '(forced-colors: active)': { vars: { [vars.color.focus]: 'Highlight' } } } });
// A heading that gets the focus on navigation shows no focus ring.
globalStyle('h1:focus, h2:focus, main:focus', { outline: 'none' });
globalStyle('*, *::before, *::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '1ms !important',
      scrollBehavior: 'auto',
    },
  },
});
