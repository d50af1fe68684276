import { style } from '@vanilla-extract/css';
import { zoomedPhoneQuery } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { typeScale } from '../../theme/typeScale.ts';

const { color, size } = vars;

export const title = style({
  ...typeScale.h3,
  paddingInline: size.s7,
  paddingBlockStart: size.s7,
  overflowWrap: 'anywhere',
  '@media': { [zoomedPhoneQuery]: { paddingInline: size.s4 } },
});
export const error = style({
  ...typeScale.small,
  display: 'flex',
  gap: size.s3,
  marginInline: size.s7,
  marginBlockEnd: size.s5,
  padding: size.s4,
  color: color.text,
  background: color.dangerBg,
  // In the dark theme the background alone is hard to see.
  border: `${vars.border.subtle} solid ${color.danger}`,
  borderRadius: vars.radius.sm,
  '@media': { [zoomedPhoneQuery]: { marginInline: size.s4 } },
});
export const errorIcon = style({
  display: 'inline-flex',
  alignItems: 'center',
  flexShrink: 0,
  blockSize: '1lh',
  color: color.danger,
});
