import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { folding } from '../../utils/folding.ts';
import { type } from '../../theme/type.ts';

const { size } = vars;
const folded = `screen and (not ${from.large}) and (scripting: enabled)`;

export const section = style({
  '@media': {
    [folded]: folding.box,
  },
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: size.s4,
  rowGap: size.s2,
  paddingBlockEnd: size.s5,
  '@media': { [folded]: { padding: 0 } },
});
export const heading = style({
  ...type.h2,
  outlineOffset: vars.border.focusOffset,
  borderRadius: vars.radius.xs,
  '@media': { [folded]: { inlineSize: '100%' } },
});
export const title = style({ '@media': { [folded]: { display: 'none' } } });
export const toggle = style({
  ...folding.line,
  display: 'none',
  selectors: { '&:focus-visible': folding.focused },
  '@media': { [folded]: { display: 'flex' } },
});
export const words = style(folding.words);
export const name = style(folding.title);
export const meta = style(folding.meta);
export const wideMeta = style([meta, { marginInlineEnd: 'auto', '@media': { [folded]: { display: 'none' } } }]);
export const arrow = style(folding.arrow);
const closed = { isOpen: { false: { '@media': { [folded]: { display: 'none' } } } } } as const;
export const action = recipe({
  base: {
    marginInlineStart: 'auto',
    '@media': { [folded]: { marginInlineStart: 0, paddingInline: size.s6, paddingBlockEnd: size.s3 } },
  },
  variants: closed,
});
export const panel = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: size.s5,
    '@media': { [folded]: folding.panel },
  },
  variants: closed,
});
