import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { minWidth } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { disclosureStyles } from '../../utils/disclosureStyles.ts';
import { typeScale } from '../../theme/typeScale.ts';

const { size } = vars;
const collapsibleMedia = `screen and (not ${minWidth.large}) and (scripting: enabled)`;

export const section = style({
  '@media': {
    [collapsibleMedia]: disclosureStyles.container,
  },
});
export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: size.s4,
  rowGap: size.s2,
  paddingBlockEnd: size.s5,
  '@media': { [collapsibleMedia]: { padding: 0 } },
});
export const heading = style({
  ...typeScale.h2,
  outlineOffset: vars.border.focusOffset,
  borderRadius: vars.radius.xs,
  '@media': { [collapsibleMedia]: { inlineSize: '100%' } },
});
export const title = style({ '@media': { [collapsibleMedia]: { display: 'none' } } });
export const toggle = style({
  ...disclosureStyles.trigger,
  display: 'none',
  selectors: { '&:focus-visible': disclosureStyles.triggerFocused },
  '@media': { [collapsibleMedia]: { display: 'flex' } },
});
export const toggleText = style(disclosureStyles.triggerText);
export const toggleTitle = style(disclosureStyles.title);
export const toggleMeta = style(disclosureStyles.meta);
export const headerMeta = style([
  toggleMeta,
  { marginInlineEnd: 'auto', '@media': { [collapsibleMedia]: { display: 'none' } } },
]);
export const arrow = style(disclosureStyles.arrow);
const hiddenWhenClosed = { isOpen: { false: { '@media': { [collapsibleMedia]: { display: 'none' } } } } } as const;
export const action = recipe({
  base: {
    marginInlineStart: 'auto',
    '@media': { [collapsibleMedia]: { marginInlineStart: 0, paddingInline: size.s6, paddingBlockEnd: size.s3 } },
  },
  variants: hiddenWhenClosed,
});
export const panel = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: size.s5,
    '@media': { [collapsibleMedia]: disclosureStyles.panel },
  },
  variants: hiddenWhenClosed,
});
