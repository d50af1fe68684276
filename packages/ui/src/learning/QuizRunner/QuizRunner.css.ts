import { style } from '@vanilla-extract/css';
import { minWidth } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { typeScale } from '../../theme/typeScale.ts';

const { color, size } = vars;

export const root = style({
  display: 'grid',
  gap: size.s5,
  inlineSize: '100%',
  maxInlineSize: '44rem',
  marginInline: 'auto',
});
/** Above the questions of a marked quiz. Positions the question map. */
export const reviewBar = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: size.s4,
  color: color.textMuted,
  ...typeScale.small,
});
export const filterButton = style({
  ...typeScale.small,
  display: 'inline-flex',
  alignItems: 'center',
  gap: size.s2,
  minBlockSize: size.control,
  paddingInline: size.s4,
  background: color.surface,
  color: color.text,
  border: `${vars.border.control} solid ${color.borderStrong}`,
  borderRadius: vars.radius.pill,
  fontWeight: 600,
  cursor: 'pointer',
  selectors: {
    '&[aria-pressed="true"]': {
      background: color.primarySubtle,
      color: color.onPrimarySubtle,
      borderColor: color.primary,
    },
  },
  '@media': { '(hover: hover)': { selectors: { '&:hover': { borderColor: color.primary } } } },
});
export const submitBar = style({
  display: 'grid',
  gap: size.s4,
  paddingBlockStart: size.s4,
  '@media': {
    [minWidth.small]: { gridTemplateColumns: '1fr auto', alignItems: 'center' },
  },
});
export const unansweredText = style({ ...typeScale.body, color: color.textMuted });
