import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { typeScale } from '../../theme/typeScale.ts';

const { color, size, border } = vars;
/** Wide enough for the photo, its name and the buttons in one line. */
const wide = '(min-width: 35.5rem)';

export const row = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: size.s4,
    rowGap: size.s2,
    padding: size.s4,
    background: color.surface,
    border: `${border.subtle} solid ${color.borderSubtle}`,
    borderRadius: vars.radius.control,
    cursor: 'grab',
    '@container': { [wide]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
  },
  variants: {
    isDragged: { true: { outline: `${border.selected} dashed ${color.primary}`, background: color.primarySubtle } },
  },
});
/** The background of the preview. */
export const frame = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '72px',
  blockSize: '72px',
  overflow: 'hidden',
  color: color.textMuted,
  background: color.sunken,
  borderRadius: vars.radius.xs,
});
const rotated = (quarters: number) => ({ rotate: `${quarters * 90}deg` });
export const picture = recipe({
  base: {
    inlineSize: '72px',
    blockSize: '72px',
    objectFit: 'contain',
    transition: `rotate ${vars.duration.base} ${vars.easing.enter}`,
  },
  variants: { quarters: { 0: rotated(0), 1: rotated(1), 2: rotated(2), 3: rotated(3) } },
});
export const details = style({ display: 'grid', minInlineSize: 0 });
export const page = style({ ...typeScale.small, fontWeight: 600, fontVariantNumeric: 'tabular-nums' });
export const name = style({ ...typeScale.caption, color: color.textMuted, overflowWrap: 'anywhere' });
export const fileSize = style({ ...typeScale.caption, color: color.textMuted });
export const error = style({
  ...typeScale.caption,
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: size.s2,
  color: color.danger,
  fontWeight: 600,
});
/** As tall as the first line of the text beside it. */
export const errorIcon = style({ display: 'inline-flex', alignItems: 'center', blockSize: '1lh', flexShrink: 0 });
export const buttons = style({
  gridColumn: '1 / -1',
  display: 'flex',
  justifyContent: 'end',
  '@container': { [wide]: { gridColumn: 'auto' } },
});
