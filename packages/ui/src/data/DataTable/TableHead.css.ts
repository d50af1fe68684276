import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { matchParentStyle } from '../../utils/matchParentStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import {
  cardQuery,
  narrowTableQuery,
  checkboxColumnWidth,
  compactCheckboxColumnWidth,
  compactGap,
  createCompactStyles,
  headerHeight,
  columnFormats,
  zIndexes,
  cellBorder,
  narrowTablePadding,
  createStickyVariants,
  hideBelowVariants,
  createStickyStyle,
} from './columns.ts';

const { color, size } = vars;

/** The sticky header. With cards it is a bar with the sort buttons and the checkbox, or hidden. */
export const head = style({ '@container': { [cardQuery]: { display: 'contents' } } });
export const headRow = recipe({
  variants: {
    hasControls: {
      true: {
        '@container': {
          [cardQuery]: {
            position: 'sticky',
            insetBlockStart: 0,
            zIndex: zIndexes.head,
            display: 'flex',
            alignItems: 'center',
            columnGap: size.s3,
            minBlockSize: headerHeight,
            paddingInline: size.s2,
            // One line, which scrolls.
            overflowX: 'auto',
            overscrollBehaviorX: 'contain',
            scrollbarWidth: 'none',
            scrollPaddingInlineEnd: size.s8,
            background: color.sunken,
            borderBlockEnd: cellBorder,
            // Fades the edge while there is more to scroll.
            selectors: {
              '&::after': {
                content: '""',
                position: 'sticky',
                insetInlineEnd: `calc(-1 * ${size.s2})`,
                zIndex: zIndexes.headCell,
                flex: `0 0 ${size.s8}`,
                alignSelf: 'stretch',
                marginInlineStart: 'auto',
                marginInlineEnd: `calc(-1 * ${size.s2})`,
                background: `linear-gradient(calc(90deg * ${vars.inlineSign}), transparent, ${color.sunken})`,
                pointerEvents: 'none',
                '@media': { '(forced-colors: active)': { display: 'none' } },
              },
            },
          },
        },
      },
      false: { '@container': { [cardQuery]: { display: 'contents' } } },
    },
  },
});
const visuallyHidden = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

export const headCell = recipe({
  base: {
    ...createStickyStyle(zIndexes.head),
    insetBlockStart: 0,
    blockSize: headerHeight,
    paddingBlock: size.s1,
    paddingInline: size.s5,
    background: color.sunken,
    color: color.textMuted,
    borderBlockEnd: cellBorder,
    fontWeight: 600,
    textAlign: 'start',
    whiteSpace: 'nowrap',
    ...narrowTablePadding,
    // A header of two lines is as high as one of one line.
    selectors: createCompactStyles({ paddingInline: compactGap, lineHeight: 1.3, whiteSpace: 'normal' }),
  },
  variants: {
    format: {
      ...columnFormats,
      text: {},
      number: {
        ...columnFormats.number,
        selectors: { ...columnFormats.number.selectors, ...createCompactStyles({ whiteSpace: 'normal' }) },
      },
    },
    hideBelow: hideBelowVariants,
    sticky: createStickyVariants(zIndexes.headCell),
    hasControl: {
      true: {
        '@container': {
          [cardQuery]: {
            position: 'static',
            display: 'block',
            flexShrink: 0,
            blockSize: 'auto',
            padding: 0,
            border: 0,
          },
        },
      },
      false: { '@container': { [cardQuery]: visuallyHidden } },
    },
    isCheckbox: {
      true: {
        inlineSize: checkboxColumnWidth,
        minInlineSize: checkboxColumnWidth,
        paddingInline: 0,
        textAlign: 'center',
        selectors: createCompactStyles({
          inlineSize: compactCheckboxColumnWidth,
          minInlineSize: compactCheckboxColumnWidth,
          paddingInline: 0,
        }),
        '@container': {
          [narrowTableQuery]: { paddingInline: 0 },
          // Aligned with the checkboxes of the cards.
          [cardQuery]: { inlineSize: 'auto', minInlineSize: 0 },
        },
      },
    },
  },
});

/** The whole header cell is the target; its label aligns with the values below. */
export const sortButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: size.s2,
  minBlockSize: size.control,
  marginInline: `calc(-1 * ${size.s3})`,
  paddingBlock: 0,
  paddingInline: size.s3,
  border: 0,
  borderRadius: vars.radius.sm,
  background: 'transparent',
  color: 'inherit',
  fontWeight: 'inherit',
  ...matchParentStyle,
  cursor: 'pointer',
  selectors: {
    '[aria-sort] > &': { color: color.text },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.border.selected})` },
  },
  '@container': { [cardQuery]: { marginInline: 0 } },
  '@media': { '(hover: hover)': { selectors: { '&:hover': { background: color.borderSubtle, color: color.text } } } },
});
/** Pale while another column is sorted. */
export const sortArrow = style({
  display: 'inline-flex',
  scale: '.8',
  color: color.borderStrong,
  selectors: { '[aria-sort] > * > &': { color: color.primary } },
});
