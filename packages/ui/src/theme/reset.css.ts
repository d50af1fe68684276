import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { addReset } from './addReset.ts';
import { safeAreaInline } from './safeArea.ts';
import { typeScale } from './typeScale.ts';

// Optional, for a page that is all Khayamiya: `@fanous/ui/reset.css`.
addReset('');
globalStyle('html', {
  // iOS needs the prefix, and the build would remove it beside the name without it. Other browsers know it as an alias.
  WebkitTextSizeAdjust: '100%',
  fontSynthesis: 'none',
  scrollPaddingBlockStart: `calc(${vars.size.header} + ${vars.size.s5})`,
});
globalStyle('body', {
  ...typeScale.body,
  margin: 0,
  // A page with `viewport-fit=cover` extends behind the notch of a phone in landscape.
  paddingInline: safeAreaInline,
  background: vars.color.canvas,
  color: vars.color.text,
  textWrap: 'pretty',
  overflowWrap: 'break-word',
});
// Without scripts, buttons are hidden. Buttons in lists stay, because their text is content.
globalStyle('button:not(li button)', { '@media': { '(scripting: none)': { display: 'none !important' } } });
// Chromium inverts the icons of its player controls in a dark scheme. Forced colours invert them too, so they would have the colour
// of their background. Emulated forced colours do not show this; `--force-high-contrast` does.
globalStyle('audio, video', { '@media': { '(forced-colors: active)': { colorScheme: 'light' } } });
