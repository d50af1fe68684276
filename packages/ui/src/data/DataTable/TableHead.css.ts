import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, size } = vars;

/** The whole head of the column is the target; its words stay in line with the values under them. */
export const sort = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: size.s2,
  minBlockSize: size.controlDense,
  marginInline: `calc(-1 * ${size.s3})`,
  paddingBlock: 0,
  paddingInline: size.s3,
  border: 0,
  borderRadius: vars.radius.sm,
  background: 'transparent',
  color: 'inherit',
  fontWeight: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '[aria-sort] > &': { color: color.text },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.border.selected})` },
  },
  '@container': { '(width < 600px)': { minBlockSize: size.control, marginInline: 0 } },
  '@media': { '(hover: hover)': { selectors: { '&:hover': { background: color.borderSubtle, color: color.text } } } },
});
/** Faint while the rows stand in another order. */
export const arrow = style({
  display: 'inline-flex',
  scale: '.8',
  color: color.borderStrong,
  selectors: { '[aria-sort] > * > &': { color: color.primary } },
});
