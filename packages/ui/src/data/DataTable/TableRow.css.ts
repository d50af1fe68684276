import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { createLineClampStyle, createLineClampOverride } from '../../utils/clamp.ts';
import { matchParentStyle } from '../../utils/matchParentStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { typeScale } from '../../theme/typeScale.ts';
import {
  cardQuery,
  narrowCardQuery,
  narrowTableQuery,
  tableQuery,
  checkboxColumnWidth,
  compactCheckboxColumnWidth,
  compactGap,
  createCompactStyles,
  compactPadding,
  columnFormats,
  zIndexes,
  cellBorder,
  narrowTablePadding,
  createStickyVariants,
  hideBelowVariants,
} from './columns.ts';

const { color, size } = vars;

/** Paler than a badge of the same color, which would be invisible otherwise. */
const selectedBackground = `color-mix(in srgb, ${color.primarySubtle} 50%, ${color.surface})`;

export const row = style({
  background: color.surface,
  selectors: { '&[data-selected]': { background: selectedBackground } },
  '@media': {
    '(hover: hover)': { selectors: { '&:hover:not([data-selected], [aria-hidden])': { background: color.canvas } } },
  },
  '@container': {
    [cardQuery]: {
      position: 'relative',
      display: 'grid',
      gap: size.s2,
      padding: size.s5,
      borderBlockEnd: cellBorder,
      selectors: { '&:last-child': { borderBlockEnd: 0 } },
    },
  },
});
export const rowWithCheckbox = style({
  // The checkbox is before the name, and the values are below the name.
  '@container': { [cardQuery]: { gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: size.s2 } },
});

export const cell = recipe({
  base: {
    paddingBlock: size.s3,
    paddingInline: size.s5,
    blockSize: '60px',
    // Sticky cells must cover the cells that scroll under them.
    background: 'inherit',
    textAlign: 'start',
    fontWeight: 400,
    selectors: {
      ...compactPadding,
      [`${row}:not(:last-child) > &`]: { '@container': { [tableQuery]: { borderBlockEnd: cellBorder } } },
      [`${rowWithCheckbox} > &`]: { '@container': { [cardQuery]: { gridColumn: '1 / -1' } } },
    },
    '@container': {
      ...narrowTablePadding['@container'],
      [cardQuery]: {
        display: 'flex',
        alignItems: 'baseline',
        justifyContent: 'space-between',
        gap: size.s5,
        blockSize: 'auto',
        padding: 0,
        textAlign: 'start',
      },
      [narrowCardQuery]: { flexWrap: 'wrap', columnGap: size.s3, rowGap: 0 },
    },
  },
  variants: {
    format: {
      ...columnFormats,
      actions: { ...columnFormats.actions, '@container': { [cardQuery]: { paddingBlockStart: size.s3 } } },
      rank: {
        ...columnFormats.rank,
        selectors: {
          [`${rowWithCheckbox} > &`]: {
            '@container': { [cardQuery]: { gridColumn: 1, gridRow: 1, ...typeScale.label } },
          },
        },
      },
    },
    hideBelow: hideBelowVariants,
    sticky: createStickyVariants(zIndexes.cell),
    isRowHeader: {
      true: {
        ...typeScale.label,
        color: color.text,
        minInlineSize: '18ch',
        // A long name wraps, so that the other columns have room.
        maxInlineSize: '40cqi',
        overflowWrap: 'anywhere',
        '@container': { [cardQuery]: { display: 'block', maxInlineSize: 'none' } },
        selectors: {
          ...createCompactStyles({ minInlineSize: `calc(12ch + 2 * ${compactGap})`, fontSize: 'inherit' }),
          [`${rowWithCheckbox} > &`]: {
            '@container': {
              [cardQuery]: { gridColumn: 2, alignSelf: 'center' },
              [narrowCardQuery]: { gridColumn: '1 / -1' },
            },
          },
        },
      },
    },
    isCheckbox: {
      true: {
        inlineSize: checkboxColumnWidth,
        minInlineSize: checkboxColumnWidth,
        padding: 0,
        textAlign: 'center',
        '@container': { [narrowTableQuery]: { minInlineSize: checkboxColumnWidth, paddingInline: 0 } },
        selectors: {
          ...createCompactStyles({
            inlineSize: compactCheckboxColumnWidth,
            minInlineSize: compactCheckboxColumnWidth,
            paddingInline: 0,
          }),
          [`${rowWithCheckbox} > &`]: {
            '@container': {
              [cardQuery]: {
                gridColumn: 1,
                gridRow: 1,
                inlineSize: 'auto',
                marginInlineStart: `calc(-1 * ${size.s4})`,
              },
            },
          },
        },
      },
    },
  },
  defaultVariants: { format: 'text' },
});

// A link in a cell is a target of 44 px: the padding of an inline box does not make the row taller. Buttons keep their padding.
globalStyle(`:where(${row}) a`, { paddingBlock: `calc((${size.control} - 1lh) / 2)` });

/** The column header, shown in cards. */
export const cellLabel = style({
  display: 'none',
  color: color.textMuted,
  '@container': { [cardQuery]: { display: 'inline', flexShrink: 0 } },
});
/** A value beside its label, aligned to the inline end. */
export const cellValue = style({
  '@container': {
    [cardQuery]: { minInlineSize: 0, overflowWrap: 'anywhere', textAlign: 'end' },
    // `anywhere` would make it narrow enough to stay beside the label.
    [narrowCardQuery]: { flex: '1 1 100%', overflowWrap: 'break-word', textAlign: 'start' },
  },
});

/**
 * Truncates a text after a few lines, in its own direction, so that the ellipsis is at the end of the text. The `bdi` in the
 * cell has the direction. The padding leaves room for tashkeel, focus rings and the ellipsis of a text of the other direction.
 */
export const truncated = recipe({
  base: {
    ...createLineClampStyle(3, '.15em'),
    ...matchParentStyle,
    paddingInline: size.s4,
    marginInline: `calc(-1 * ${size.s4})`,
    selectors: {
      '&:has(bdi[dir="rtl"])': { direction: 'rtl' },
      '&:has(bdi[dir="ltr"])': { direction: 'ltr' },
      // No more than the padding of the cell.
      ...createCompactStyles({ paddingInline: compactGap, marginInline: `calc(-1 * ${compactGap})` }),
    },
  },
  variants: { lines: { 2: createLineClampOverride(2), 3: {} } },
});

/** The labels of buttons do not wrap. */
export const actions = style({
  display: 'flex',
  alignItems: 'center',
  gap: size.s3,
  inlineSize: 'max-content',
  maxInlineSize: '100%',
  marginInlineStart: 'auto',
  // Dense buttons with full targets.
  vars: { [size.controlDense]: size.control },
  '@container': { [cardQuery]: { flexWrap: 'wrap', marginInlineStart: 0 } },
});
// Hides the icons, because there is no room for icon and label.
globalStyle(`[data-density="compact"] ${actions}`, { '@container': { [tableQuery]: { gap: size.s2 } } });
globalStyle(`[data-density="compact"] ${actions} > :not([aria-haspopup])`, {
  '@container': { [tableQuery]: { paddingInline: size.s3, fontSize: 'inherit' } },
});
globalStyle(`[data-density="compact"] ${actions} > :not([aria-haspopup]) > svg`, {
  '@container': { [tableQuery]: { display: 'none' } },
});
