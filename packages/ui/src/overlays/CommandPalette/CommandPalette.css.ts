import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { minWidth } from '../../theme/breakpoints.ts';
import { matchParentStyle } from '../../utils/matchParentStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { typeScale } from '../../theme/typeScale.ts';

const { border, color, size } = vars;

/** The field at the top, separated from the results by a line. */
export const inputRow = style({
  display: 'flex',
  alignItems: 'center',
  gap: size.s4,
  flexShrink: 0,
  paddingInline: size.s5,
  color: color.textMuted,
  textAlign: 'start',
  borderBlockEnd: `${border.control} solid ${color.borderSubtle}`,
  selectors: {
    // The field is always focused while the palette is open: the line says so, and a ring would be clipped.
    '&:has(> :focus-visible)': { borderBlockEndColor: color.focus },
  },
});
export const input = style({
  ...typeScale.body,
  flex: 1,
  minInlineSize: 0,
  minBlockSize: '56px',
  padding: 0,
  // An input clips its line box, and so the highest tashkeel.
  lineHeight: 1.9,
  border: 0,
  outline: 'none',
  background: 'transparent',
  color: color.text,
  ...matchParentStyle,
  textOverflow: 'ellipsis',
  selectors: { '&::placeholder': { color: color.textMuted, opacity: 1 } },
});

export const list = recipe({
  base: {
    minBlockSize: 0,
    padding: size.s3,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollPaddingBlock: size.s3,
    // On a phone it takes the height that is left.
    flexGrow: 1,
    '@media': { [minWidth.small]: { maxBlockSize: '480px' } },
  },
  // The list as a whole: letters that are transparent one by one show where they join.
  variants: { isDimmed: { true: { opacity: 0.6 } } },
});
export const group = style({ selectors: { '& + &': { marginBlockStart: size.s3 } } });
export const groupHeading = style({
  ...typeScale.caption,
  paddingInline: size.s4,
  paddingBlock: size.s2,
  color: color.textMuted,
});

export const option = style({
  ...typeScale.body,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: size.s4,
  minBlockSize: size.control,
  paddingInline: size.s4,
  paddingBlock: size.s2,
  lineHeight: 1.75,
  color: color.text,
  borderRadius: vars.radius.sm,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[aria-selected="true"]': {
      background: color.primarySubtle,
      color: color.onPrimarySubtle,
      outline: `${border.selected} solid ${color.focus}`,
      outlineOffset: `calc(-1 * ${border.selected})`,
    },
    '&[aria-disabled]': { color: color.textDisabled, cursor: 'default' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[aria-selected="true"]': { outlineColor: 'Highlight' },
        '&[aria-disabled]': { color: 'GrayText' },
      },
    },
  },
});
export const optionIcon = style({ display: 'inline-flex', flexShrink: 0 });
/** As wide as a cover of 4:3 that is two lines high. */
export const optionMedia = style({
  display: 'flex',
  justifyContent: 'center',
  flexShrink: 0,
  inlineSize: '56px',
  overflow: 'hidden',
  borderRadius: vars.radius.xs,
});
/** At the end of the row, and below the text on a phone. */
export const optionMeta = style({
  ...typeScale.small,
  flexBasis: '100%',
  fontWeight: 600,
  selectors: { [`${optionMedia} ~ &`]: { paddingInlineStart: `calc(56px + ${size.s4})` } },
  '@media': {
    [minWidth.small]: {
      flexBasis: 'auto',
      selectors: { [`${optionMedia} ~ &`]: { paddingInlineStart: 0 } },
    },
  },
});
export const match = style({ background: 'none', color: 'inherit', fontWeight: 600 });
export const optionText = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  flex: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const optionDescription = style({
  ...typeScale.small,
  color: color.textMuted,
  selectors: { '[aria-disabled] &': { color: 'inherit' } },
});

/** The keys of a command. Hidden where there is most likely no keyboard. */
export const shortcut = style({
  display: 'inline-flex',
  gap: size.s2,
  flexShrink: 0,
  '@media': { 'not all and (any-pointer: fine)': { display: 'none' } },
});
export const key = style({
  ...typeScale.caption,
  display: 'inline-block',
  minInlineSize: '1.5rem',
  paddingInline: size.s2,
  textAlign: 'center',
  color: color.textMuted,
  background: color.sunken,
  border: `${border.subtle} solid ${color.borderSubtle}`,
  borderRadius: vars.radius.xs,
});

/** Instead of results: nothing found, or still searching. */
export const message = style({
  ...typeScale.body,
  paddingBlock: size.s7,
  paddingInline: size.s7,
  color: color.textMuted,
  textAlign: 'center',
});
export const footer = style({
  ...typeScale.caption,
  display: 'flex',
  flexWrap: 'wrap',
  gap: size.s5,
  paddingInline: size.s5,
  paddingBlock: size.s3,
  color: color.textMuted,
  borderBlockStart: `${border.subtle} solid ${color.borderSubtle}`,
});
export const footerHint = style({ display: 'inline-flex', alignItems: 'center', gap: size.s2 });
