import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { typeScale } from '../../theme/typeScale.ts';

const { border, color, size } = vars;
const wideContainer = '(width >= 480px)';

export const root = style({ containerType: 'inline-size' });
export const list = recipe({
  base: { display: 'grid' },
  variants: {
    layout: {
      rows: {},
      grid: { gap: size.s6, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))' },
    },
  },
});
export const item = recipe({
  variants: {
    layout: {
      rows: {
        display: 'grid',
        gap: size.s1,
        paddingBlock: size.s4,
        selectors: {
          '& + &': { borderBlockStart: `${border.subtle} solid ${color.borderSubtle}` },
          '&:first-child': { paddingBlockStart: 0 },
          '&:last-child': { paddingBlockEnd: 0 },
        },
        '@container': {
          [wideContainer]: { gridTemplateColumns: 'minmax(9rem, 14rem) minmax(0, 1fr)', columnGap: size.s6 },
        },
      },
      grid: { display: 'grid', alignContent: 'start', gap: size.s1 },
    },
  },
});
export const labelText = style({ ...typeScale.small, color: color.textMuted, paddingBlockStart: '.1em' });
export const valueText = style({
  ...typeScale.body,
  lineHeight: 1.65,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
export const emptyText = style({ color: color.textMuted });
