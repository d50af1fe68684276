import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { typeScale } from '../../theme/typeScale.ts';
import { matchParentStyle } from '../../utils/matchParentStyle.ts';

const { border, color, size } = vars;

export const tree = style({
  containerType: 'inline-size',
  background: color.surface,
  border: `${border.subtle} solid ${color.borderSubtle}`,
  borderRadius: vars.radius.card,
  overflow: 'clip',
  outline: 'none',
});

export const row = style({
  ...typeScale.small,
  position: 'relative',
  color: color.text,
  outline: 'none',
  selectors: {
    '&[data-level="1"]:not(:first-child)': { borderBlockStart: `${border.subtle} solid ${color.borderSubtle}` },
    '&[data-focus-visible]': {
      outline: `${border.focus} solid ${color.focus}`,
      outlineOffset: `calc(-1 * ${border.focus})`,
      borderRadius: vars.radius.sm,
    },
    '&:is([aria-current], [data-selected])': { background: color.primarySubtle, color: color.onPrimarySubtle },
    // A bar at the start of the line, because a colour alone is not enough.
    '&[aria-current]::before': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      borderInlineStart: `4px solid ${color.primary}`,
    },
    '&[data-disabled]': { color: color.textDisabled },
  },
  '@media': {
    '(hover: hover)': {
      selectors: { '&[data-hovered]:not([aria-current], [data-selected])': { background: color.canvas } },
    },
    '(forced-colors: active)': {
      selectors: { '&[aria-current]::before': { borderColor: 'Highlight' }, '&[data-disabled]': { color: 'GrayText' } },
    },
  },
});
globalStyle(`${row}:is([data-hovered], [data-has-child-items])`, { cursor: 'pointer' });
globalStyle(`${row}[data-disabled]`, { cursor: 'default' });

/** Each level begins further from the start of the line; on a phone only a little. */
export const content = style({
  display: 'flex',
  alignItems: 'flex-start',
  minBlockSize: size.control,
  paddingBlock: size.s1,
  paddingInlineStart: `calc(${size.s2} + (var(--tree-item-level) - 1) * clamp(${size.s3}, 4cqi, ${size.s7}))`,
  paddingInlineEnd: `min(${size.s6}, 4cqi)`,
});

export const expandButton = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: size.control,
  blockSize: size.control,
  padding: 0,
  border: 0,
  background: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
});
/** Points along the line when closed, and down when open. */
export const chevron = style({
  display: 'inline-flex',
  transition: `rotate ${vars.duration.base} ${vars.easing.enter}`,
  selectors: { [`${row}[data-expanded] &`]: { rotate: `calc(90deg * ${vars.inlineSign})` } },
});
/** Aligns a lesson with the title of its unit, or its checkbox with that of its unit. */
export const expandSpace = recipe({
  base: { flexShrink: 0, inlineSize: size.s4 },
  variants: { isWide: { true: { inlineSize: size.control } } },
});

export const checkbox = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: size.control,
  blockSize: size.control,
  cursor: 'pointer',
  selectors: { [`${row}[data-disabled] &`]: { cursor: 'default' } },
});
export const box = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '24px',
  blockSize: '24px',
  background: color.surface,
  border: `${border.control} solid ${color.borderStrong}`,
  borderRadius: vars.radius.xs,
  color: color.onPrimary,
  selectors: {
    [`${checkbox}[data-selected] &`]: { background: color.primary, borderColor: color.primary },
    [`${row}[data-disabled] ${checkbox}:not([data-selected]) &`]: {
      background: color.sunken,
      borderColor: color.borderSubtle,
    },
    [`${checkbox}[data-focus-visible] &`]: {
      outline: `${border.focus} solid ${color.focus}`,
      outlineOffset: border.focusOffset,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        [`${checkbox}[data-selected] &`]: {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          borderColor: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});
export const checkmark = style({
  display: 'inline-flex',
  visibility: 'hidden',
  selectors: { [`${checkbox}[data-selected] &`]: { visibility: 'visible' } },
});

/** In the middle of the first line of the title. */
const firstLine = { display: 'flex', alignItems: 'center', minBlockSize: size.control } as const;
export const icon = style({ ...firstLine, flexShrink: 0, marginInlineEnd: size.s3, color: color.textMuted });
globalStyle(`${row}:is([aria-current], [data-selected], [data-disabled]) ${icon}`, { color: 'inherit' });

/** Marks the selected item, at the end of its line. The others have an empty one, so that a row does not grow when it is selected. */
export const selectionMark = style({ ...firstLine, flexShrink: 0, inlineSize: '20px', marginInlineStart: size.s3 });

export const text = style({
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: size.s4,
  minInlineSize: 0,
  minBlockSize: size.control,
  paddingBlock: size.s2,
});
/** In a narrow tree it takes the whole line, so that the duration is below it. */
export const title = style({
  ...matchParentStyle,
  flex: '1 1 12rem',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: { [`${row}:is([data-has-child-items], [aria-current]) &`]: { fontWeight: 600 } },
});
export const meta = style({ ...typeScale.caption, color: color.textMuted, fontVariantNumeric: 'tabular-nums' });
globalStyle(`${row}:is([aria-current], [data-selected], [data-disabled]) ${meta}`, { color: 'inherit' });
