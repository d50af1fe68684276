import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { typeScale } from '../../theme/typeScale.ts';

const { color, size } = vars;

export const compact = style({
  display: 'inline-grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  gap: size.s3,
  maxInlineSize: `calc(100% + 2 * ${size.s3})`,
  // 44 px high with one line, and the same padding with two.
  paddingBlock: '10px',
  // Room for the focus ring, without moving the text.
  paddingInline: size.s3,
  marginInline: `calc(-1 * ${size.s3})`,
  textAlign: 'start',
  textDecoration: 'none',
  color: color.link,
  background: 'transparent',
  border: 'none',
  borderRadius: vars.radius.xs,
  cursor: 'pointer',
});
export const icon = style({ display: 'inline-flex' });
export const title = style({
  ...typeScale.label,
  overflowWrap: 'anywhere',
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '.3em',
  '@media': {
    '(hover: hover)': { selectors: { [`${compact}:hover &`]: { textDecorationThickness: '2px' } } },
  },
});
export const status = recipe({
  base: { display: 'inline-flex', alignItems: 'center', gap: size.s2, fontWeight: 600 },
  variants: {
    state: {
      idle: {},
      pending: { color: color.textMuted },
      failed: { color: color.danger },
      ready: { color: color.success },
    },
  },
});
