import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { typeScale } from '../../theme/typeScale.ts';
import { matchParentStyle } from '../../utils/matchParentStyle.ts';

const { border, color, size } = vars;

export const list = style({ display: 'grid', outline: 'none' });

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: size.s2,
  marginBlockEnd: size.s3,
  paddingBlock: size.s2,
  paddingInline: size.s2,
  color: color.text,
  background: color.surface,
  border: `${border.subtle} solid ${color.borderSubtle}`,
  borderRadius: vars.radius.control,
  outline: 'none',
  selectors: {
    '&:last-child': { marginBlockEnd: 0 },
    '&[data-focus-visible]': {
      outline: `${border.focus} solid ${color.focus}`,
      outlineOffset: `calc(-1 * ${border.focus})`,
    },
    // The place that it leaves.
    '&[data-dragging]': { background: color.sunken, borderStyle: 'dashed', borderColor: color.borderStrong },
  },
});
// React Aria puts a box around the content of an item.
globalStyle(`${item} > [role="gridcell"]`, { gap: 'inherit' });

export const handle = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: size.control,
  blockSize: size.control,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: color.textMuted,
  cursor: 'grab',
  selectors: {
    '&[data-hovered]': { background: color.sunken, color: color.text },
    '&[data-focus-visible]': { outline: `${border.focus} solid ${color.focus}`, outlineOffset: '-3px' },
    '&[data-disabled]': { color: color.textDisabled, cursor: 'default' },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&[data-disabled]': { color: 'GrayText' } } } },
});
export const number = style({
  ...typeScale.label,
  flexShrink: 0,
  minInlineSize: '2ch',
  textAlign: 'center',
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
export const text = style({ flex: 1, display: 'grid', minInlineSize: 0, paddingInline: size.s3, ...matchParentStyle });
export const title = style({ ...typeScale.label, overflowWrap: 'anywhere' });
export const description = style({ ...typeScale.small, color: color.textMuted });

/** A line between two items, where the dragged one is dropped. It takes no room, so nothing moves. */
export const dropIndicator = style({
  position: 'relative',
  zIndex: 1,
  blockSize: 0,
  outline: 'none',
  selectors: {
    '&[data-drop-target]::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      // In the middle of the gap above the next item.
      insetBlockStart: `calc(${size.s3} / -2 - 2px)`,
      blockSize: '4px',
      borderRadius: vars.radius.pill,
      background: color.primary,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-drop-target]::after': { forcedColorAdjust: 'none', background: 'Highlight' } },
    },
  },
});
