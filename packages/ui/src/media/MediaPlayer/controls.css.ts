import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { typeScale } from '../../theme/typeScale.ts';
import { range } from './sliders.css.ts';

const { color, size } = vars;

export const controls = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingInline: size.s2,
  paddingBlockEnd: size.s2,
  background: color.surface,
  color: color.text,
});
/** Two groups beside each other, or in two rows on a phone. In a very narrow player each group wraps as well. */
export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
});
export const group = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', minInlineSize: 0 });

export const button = style({
  ...typeScale.label,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  position: 'relative',
  minInlineSize: size.s10,
  blockSize: size.s10,
  paddingBlock: 0,
  paddingInline: size.s2,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: color.text,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  touchAction: 'manipulation',
  selectors: { '&:is(:active, [aria-expanded="true"])': { background: color.primarySubtle } },
  '@media': { '(hover: hover)': { selectors: { '&:hover': { background: color.sunken } } } },
});
/** A line under the icon of what is switched on. */
export const buttonOn = style({
  color: color.primary,
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      insetBlockEnd: size.s2,
      inlineSize: size.s6,
      blockSize: '3px',
      background: 'currentColor',
      borderRadius: vars.radius.pill,
      forcedColorAdjust: 'none',
    },
  },
});
/** The round arrow around the number of seconds. */
export const seekIcon = style({ display: 'grid', placeItems: 'center', scale: '1.25' });
export const seekSeconds = style({
  gridArea: '1 / 1',
  fontFamily: vars.font.display,
  fontSize: '.5rem',
  lineHeight: 1,
  fontWeight: 700,
});
export const seekArrow = style({ gridArea: '1 / 1', display: 'flex' });

export const time = style({
  ...typeScale.caption,
  paddingInline: size.s1,
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
/** Only beside a mouse, and with room for it: phones have volume keys. */
export const volumeSlider = style({
  display: 'none',
  paddingInline: size.s2,
  '@container': {
    '(min-width: 40rem)': { '@media': { '(pointer: fine)': { display: 'grid', alignItems: 'center' } } },
  },
});
export const volumeInput = style([range, { inlineSize: '5rem', gridArea: '1 / 1' }]);
export const volumeRail = style({
  gridArea: '1 / 1',
  blockSize: '4px',
  marginInline: '8px',
  overflow: 'hidden',
  background: color.borderStrong,
  borderRadius: vars.radius.pill,
  pointerEvents: 'none',
  '@media': { '(forced-colors: active)': { background: 'GrayText', forcedColorAdjust: 'none' } },
});
export const volumeFill = style({
  blockSize: '100%',
  background: color.primary,
  '@media': { '(forced-colors: active)': { background: 'Highlight' } },
});
