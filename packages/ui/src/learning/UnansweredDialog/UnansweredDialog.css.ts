import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { typeScale } from '../../theme/typeScale.ts';

const { color, size, border } = vars;

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: size.s3,
  paddingBlockStart: size.s4,
});
export const link = style({
  ...typeScale.small,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.control,
  paddingInline: size.s4,
  border: `${border.control} dashed ${color.borderStrong}`,
  borderRadius: vars.radius.sm,
  color: color.link,
  fontWeight: 600,
  '@media': { '(hover: hover)': { selectors: { '&:hover': { borderColor: color.primary } } } },
});
