import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { zoomedPhoneQuery } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { starClipPath } from '../../theme/starClipPath.ts';
import { typeScale } from '../../theme/typeScale.ts';

const { color, size } = vars;

export const root = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  minBlockSize: 0,
  padding: size.s7,
  paddingBlockStart: size.s8,
  textAlign: 'center',
  overflowY: 'auto',
  '@media': { [zoomedPhoneQuery]: { paddingInline: size.s4 } },
});

export const closeButton = style({ position: 'absolute', insetBlockStart: size.s4, insetInlineEnd: size.s4 });

/** A star with an icon. */
export const iconBadge = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    inlineSize: '72px',
    blockSize: '72px',
    flexShrink: 0,
    marginBlockEnd: size.s4,
    clipPath: starClipPath,
    color: color.raised,
  },
  variants: {
    tone: {
      success: { background: color.success },
      danger: { background: color.danger },
      info: { background: color.info },
    },
  },
});

export const title = style({ ...typeScale.h3, maxInlineSize: '100%', overflowWrap: 'anywhere' });
export const text = style({
  ...typeScale.body,
  maxInlineSize: '100%',
  marginBlockStart: size.s2,
  color: color.textMuted,
  textWrap: 'pretty',
  selectors: { '&:empty': { display: 'none' } },
});
export const button = style({ inlineSize: '100%', marginBlockStart: size.s7 });
export const link = style({ inlineSize: '100%', marginBlockStart: size.s4 });
