import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, size } = vars;

/** Leaves room for the arrow, which overlaps the end of the field. */
export const select = style({
  paddingInlineEnd: size.s9,
  cursor: 'pointer',
  whiteSpace: 'nowrap',
  selectors: {
    '&:disabled': { cursor: 'default', opacity: 1 },
    // The placeholder is selected.
    '&:has(> option[value=""]:checked):enabled': { color: color.textMuted },
  },
});
export const chevron = style({
  display: 'inline-flex',
  flexShrink: 0,
  pointerEvents: 'none',
  marginInlineStart: `calc(-1 * ${size.s8})`,
  marginInlineEnd: size.s4,
});
