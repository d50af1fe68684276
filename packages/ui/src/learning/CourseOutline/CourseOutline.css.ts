import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { matchParentStyle } from '../../utils/matchParentStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { typeScale } from '../../theme/typeScale.ts';

const { color, size } = vars;

/** Without a border: it stands in a card or in the panel of a `VideoSwitcher`. */
export const root = style({ display: 'grid' });
export const unit = style({
  selectors: { '& + &': { borderBlockStart: `${vars.border.subtle} solid ${color.borderSubtle}` } },
});
export const heading = style({ margin: 0 });
export const toggle = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: size.s3,
  inlineSize: '100%',
  minBlockSize: size.controlLarge,
  paddingBlock: size.s4,
  paddingInline: size.s6,
  border: 0,
  background: 'transparent',
  color: color.text,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
  '@media': { '(hover: hover)': { selectors: { '&:hover': { background: color.sunken } } } },
});
export const toggleText = style({ flex: 1, display: 'grid', minInlineSize: 0, ...matchParentStyle });
export const title = style({ ...typeScale.label, overflowWrap: 'anywhere' });
export const meta = style({ ...typeScale.caption, color: color.textMuted, fontVariantNumeric: 'tabular-nums' });
export const chevron = recipe({
  base: {
    ...typeScale.label,
    display: 'inline-flex',
    alignItems: 'center',
    blockSize: '1lh',
    color: color.textMuted,
    transition: `rotate ${vars.duration.base} ${vars.easing.enter}`,
  },
  variants: { isOpen: { true: { rotate: '180deg' } } },
});
export const list = style({
  display: 'grid',
  gap: size.s1,
  paddingInline: size.s3,
  paddingBlockEnd: size.s4,
  selectors: { '&[hidden]': { display: 'none' } },
  // Nothing opens it without scripts.
  '@media': { '(scripting: none)': { selectors: { '&[hidden]': { display: 'grid' } } } },
});
