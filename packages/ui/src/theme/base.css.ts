import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { type } from './type.ts';

// Not of pseudo-elements: a rule that fits those of every element has the browser style two more for each.
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
// What only a script could obey is not offered where none runs; entries of a list stay, to be read.
globalStyle('button:not(li button)', { '@media': { '(scripting: none)': { display: 'none !important' } } });
globalStyle('img, svg, video, iframe', { display: 'block', maxInlineSize: '100%' });
// Chromium's own controls: for a dark scheme it swaps the colours of their icons, which forced colours have swapped already, and
// the icons have the colour of their ground. Emulated forced colours do not reach these icons; `--force-high-contrast` does.
globalStyle('audio, video', { '@media': { '(forced-colors: active)': { colorScheme: 'light' } } });
// An outline, never only a shadow: forced colours keep it.
globalStyle(':focus-visible', {
  outline: `${vars.border.focus} solid ${vars.color.focus}`,
  outlineOffset: vars.border.focusOffset,
});
// What keeps its own colours there, such as a switch, would keep the theme's ring as well, on a ground it was not chosen for.
globalStyle('body', { '@media': { '(forced-colors: active)': { vars: { [vars.color.focus]: 'Highlight' } } } });
// React Aria marks focus rings itself; a heading that receives focus on navigation shows none.
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
