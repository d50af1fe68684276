import { vars } from '../../theme/contract.css.ts';

const { border, color, size } = vars;
export const cellBorder = `${border.subtle} solid ${color.borderSubtle}`;
export const checkboxColumnWidth = '56px';
export const compactCheckboxColumnWidth = '48px';
export const headerHeight = '48px';

// Container queries: beside a side menu the table has less room than the window.
/** Rows are cards. */
export const cardQuery = '(width < 600px)';
/** Cards without room for a label and its value side by side. */
export const narrowCardQuery = '(width < 240px)';
export const tableQuery = '(width >= 600px)';
/** Narrow tables have less padding. */
export const narrowTableQuery = `${tableQuery} and (width < 840px)`;
export const narrowTablePadding = { '@container': { [narrowTableQuery]: { paddingInline: size.s4 } } } as const;

const hiddenBelow = (width: number) => ({
  '@container': { [`${tableQuery} and (width < ${width}px)`]: { display: 'none' } },
});
export const hideBelowVariants = { medium: {}, large: hiddenBelow(840), wide: hiddenBelow(1080) } as const;

export const zIndexes = { cell: 1, head: 2, headCell: 3 };
export const createStickyStyle = (zIndex: number) => ({ position: 'sticky', zIndex }) as const;
/** A border and a fade at the edge of a sticky column. Without the fade, a clipped word would look complete. */
const stickyEdge = (side: 'inline-start' | 'inline-end') => {
  const [borderSide, inset, colors] =
    side === 'inline-start'
      ? ['borderInlineEnd', 'insetInlineStart', 'black, transparent']
      : ['borderInlineStart', 'insetInlineEnd', 'transparent, black'];
  return {
    [`[data-more~="${side}"] &`]: { '@container': { [tableQuery]: { [borderSide]: cellBorder } } },
    [`[data-more~="${side}"] &::before`]: {
      '@container': {
        [tableQuery]: {
          content: '""',
          position: 'absolute',
          insetBlock: 0,
          // Beside the border, which it would cover.
          [inset]: `calc(100% + ${border.subtle})`,
          inlineSize: size.s7,
          background: 'inherit',
          maskImage: `linear-gradient(calc(90deg * ${vars.inlineSign}), ${colors})`,
          pointerEvents: 'none',
        },
      },
      '@media': { '(forced-colors: active)': { display: 'none' } },
    },
  } as const;
};

/** Styles for `density="compact"`: less padding, two lines where possible. */
export const compactSelector = '[data-density="compact"] &';
export const createCompactStyles = (styles: object) => ({
  [compactSelector]: { '@container': { [tableQuery]: styles } },
});
/** Padding of all cells except checkbox cells. */
export const compactGap = '6px';
export const compactPadding = createCompactStyles({ paddingInline: compactGap });

export const columnFormats = {
  // A long word breaks anywhere, but a minimum width keeps columns from becoming one letter wide.
  text: {
    minInlineSize: `calc(18ch + 2 * ${size.s5})`,
    overflowWrap: 'anywhere',
    '@container': {
      [narrowTableQuery]: { minInlineSize: `calc(20ch + 2 * ${size.s4})` },
      [cardQuery]: { minInlineSize: 0 },
    },
    selectors: createCompactStyles({ minInlineSize: `calc(9ch + 2 * ${compactGap})` }),
  },
  nowrap: { whiteSpace: 'nowrap' },
  date: { whiteSpace: 'nowrap', selectors: createCompactStyles({ whiteSpace: 'normal' }) },
  number: {
    // Aligned right in both directions: digits are left to right, so units align.
    textAlign: 'end',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    // The last selector is for a table inside a `dir="ltr"` element. Not `:dir()`: see the mirrored icons.
    selectors: { '[dir="rtl"] &': { textAlign: 'start' }, '[dir="rtl"] [dir="ltr"] &': { textAlign: 'end' } },
  },
  rowNumber: {
    color: color.textMuted,
    fontVariantNumeric: 'tabular-nums',
    '@container': { [cardQuery]: { display: 'none' } },
  },
  rank: { color: color.textMuted, fontVariantNumeric: 'tabular-nums' },
  actions: { textAlign: 'end' },
} as const;

/** Variants of sticky cells. */
export const createStickyVariants = (zIndex: number) =>
  ({
    checkbox: { '@container': { [tableQuery]: { ...createStickyStyle(zIndex), insetInlineStart: 0 } } },
    name: {
      '@container': { [tableQuery]: { ...createStickyStyle(zIndex), insetInlineStart: 0 } },
      selectors: stickyEdge('inline-start'),
    },
    nameAfterCheckbox: {
      '@container': { [tableQuery]: { ...createStickyStyle(zIndex), insetInlineStart: checkboxColumnWidth } },
      selectors: {
        ...stickyEdge('inline-start'),
        ...createCompactStyles({ insetInlineStart: compactCheckboxColumnWidth }),
      },
    },
    actions: {
      '@container': { [tableQuery]: { ...createStickyStyle(zIndex), insetInlineEnd: 0 } },
      selectors: stickyEdge('inline-end'),
    },
    none: {},
  }) as const;
