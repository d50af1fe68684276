import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { typeScale } from '../../theme/typeScale.ts';

const { color, size } = vars;

export const form = style({ display: 'flex', flexDirection: 'column', gap: size.s7, minInlineSize: 0 });
// A field that is focused from the summary shows its label too.
globalStyle(`${form} :is(input, textarea, select)`, { scrollMarginBlockStart: size.s10 });

export const summary = style({
  padding: size.s5,
  background: color.dangerBg,
  borderWidth: vars.border.control,
  borderStyle: 'solid',
  borderColor: color.danger,
  borderRadius: vars.radius.control,
});
export const heading = style({
  ...typeScale.label,
  display: 'flex',
  alignItems: 'flex-start',
  gap: size.s3,
  color: color.danger,
  scrollMarginBlock: size.s7,
});
export const icon = style({ display: 'inline-flex', alignItems: 'center', blockSize: '1lh', flexShrink: 0 });
export const list = style({ marginBlockStart: size.s2, paddingInlineStart: '1.75rem' });
export const item = style({ ...typeScale.small, color: color.text });
export const errorLink = style({
  ...typeScale.small,
  minBlockSize: '32px',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.xs,
  background: 'transparent',
  color: color.text,
  textAlign: 'start',
  textDecoration: 'underline',
  textUnderlineOffset: '.25em',
  cursor: 'pointer',
  '@media': {
    '(hover: hover)': { selectors: { '&:hover': { color: color.danger } } },
    '(pointer: coarse)': { minBlockSize: size.control },
  },
});
