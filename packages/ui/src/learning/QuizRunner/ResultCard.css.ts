import { style } from '@vanilla-extract/css';
import { minWidth } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { typeScale } from '../../theme/typeScale.ts';
import { starClipPath } from '../../theme/starClipPath.ts';

const { color, size } = vars;

export const card = style({
  display: 'grid',
  justifyItems: 'center',
  alignItems: 'center',
  gap: size.s5,
  padding: size.s7,
  textAlign: 'center',
  background: color.primarySubtle,
  color: color.onPrimarySubtle,
  border: `${vars.border.subtle} solid ${color.borderSubtle}`,
  borderRadius: vars.radius.card,
  '@media': {
    [minWidth.small]: { gridTemplateColumns: 'auto 1fr', justifyItems: 'start', textAlign: 'start', gap: size.s7 },
  },
});
export const scoreBadge = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '112px',
  blockSize: '112px',
  background: color.primary,
  color: color.onPrimary,
  clipPath: starClipPath,
  // Stays a star in forced colors.
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none', background: 'CanvasText', color: 'Canvas' } },
});
export const scoreNumber = style({ ...typeScale.price, fontSize: '2rem', lineHeight: 1 });
export const body = style({ display: 'grid', gap: size.s4 });
// The heading is focused to be read by screen readers. A focus ring would make it look like a control.
export const heading = style({ ...typeScale.h2, scrollMarginBlockStart: size.s7, outline: 'none' });
export const note = style({ ...typeScale.small, textWrap: 'pretty' });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: size.s4,
  justifyContent: 'center',
  '@media': { [minWidth.small]: { justifyContent: 'start' } },
});
export const reviewLink = style({
  ...typeScale.label,
  display: 'inline-flex',
  alignItems: 'center',
  gap: size.s3,
  minBlockSize: size.control,
  color: 'inherit',
  textUnderlineOffset: '.3em',
  borderRadius: vars.radius.xs,
});
