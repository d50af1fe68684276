import { vars } from '../../theme/contract.css.ts';

const { border, color, size } = vars;
export const line = `${border.subtle} solid ${color.borderSubtle}`;
export const boxWidth = '56px';
export const compactBoxWidth = '48px';
export const headHeight = '48px';

// The table is laid out by the room it is given, not by the window: beside a side menu there is less of it.
/** Here a row is a card. */
export const asCards = '(width < 600px)';
/** Here a label and its value have no room beside one another. */
export const asNarrowCards = '(width < 240px)';
export const asTable = '(width >= 600px)';
/** Here room is short: it is the columns', not the space between them. */
export const asNarrowTable = `${asTable} and (width < 840px)`;
export const narrowly = { '@container': { [asNarrowTable]: { paddingInline: size.s4 } } } as const;

const hiddenBelow = (width: number) => ({
  '@container': { [`${asTable} and (width < ${width}px)`]: { display: 'none' } },
});
export const shownFrom = { medium: {}, large: hiddenBelow(840), wide: hiddenBelow(1080) } as const;

export const layer = { cell: 1, head: 2, headCell: 3 };
export const stays = (zIndex: number) => ({ position: 'sticky', zIndex }) as const;
/** What lies under a column that stays is cut by a line, and fades before it: a word that is cut looks whole otherwise. */
const edge = (side: 'inline-start' | 'inline-end') => {
  const [edgeLine, inset, colors] =
    side === 'inline-start'
      ? ['borderInlineEnd', 'insetInlineStart', 'black, transparent']
      : ['borderInlineStart', 'insetInlineEnd', 'transparent, black'];
  return {
    [`[data-more~="${side}"] &`]: { '@container': { [asTable]: { [edgeLine]: line } } },
    [`[data-more~="${side}"] &::before`]: {
      '@container': {
        [asTable]: {
          content: '""',
          position: 'absolute',
          insetBlock: 0,
          // Beside the line, which this would cover.
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

/** In a table of many columns there is less room between them, and what can stands on two lines. */
export const compact = '[data-density="compact"] &';
export const compactly = (styles: object) => ({ [compact]: { '@container': { [asTable]: styles } } });
/** The same padding in all cells but those of the boxes. */
export const compactGap = '6px';
export const compactPadding = compactly({ paddingInline: compactGap });

export const kinds = {
  // An address without a space breaks where it must, but no column becomes a ladder of letters. A narrow table scrolls anyway.
  text: {
    minInlineSize: `calc(18ch + 2 * ${size.s5})`,
    overflowWrap: 'anywhere',
    '@container': {
      [asNarrowTable]: { minInlineSize: `calc(20ch + 2 * ${size.s4})` },
      [asCards]: { minInlineSize: 0 },
    },
    selectors: compactly({ minInlineSize: `calc(9ch + 2 * ${compactGap})` }),
  },
  line: { whiteSpace: 'nowrap' },
  date: { whiteSpace: 'nowrap', selectors: compactly({ whiteSpace: 'normal' }) },
  number: {
    // On the right in both directions: digits run from left to right in both, and units stand under units.
    textAlign: 'end',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    // The last for a table in a left-to-right island. Not by `:dir()`: see the mirrored icons.
    selectors: { '[dir="rtl"] &': { textAlign: 'start' }, '[dir="rtl"] [dir="ltr"] &': { textAlign: 'end' } },
  },
  place: {
    color: color.textMuted,
    fontVariantNumeric: 'tabular-nums',
    '@container': { [asCards]: { display: 'none' } },
  },
  rank: { color: color.textMuted, fontVariantNumeric: 'tabular-nums' },
  actions: { textAlign: 'end' },
} as const;

/** Where a column stays while the rest passes under it. */
export const place = (zIndex: number) =>
  ({
    box: { '@container': { [asTable]: { ...stays(zIndex), insetInlineStart: 0 } } },
    name: {
      '@container': { [asTable]: { ...stays(zIndex), insetInlineStart: 0 } },
      selectors: edge('inline-start'),
    },
    nameAfterBox: {
      '@container': { [asTable]: { ...stays(zIndex), insetInlineStart: boxWidth } },
      selectors: { ...edge('inline-start'), ...compactly({ insetInlineStart: compactBoxWidth }) },
    },
    actions: {
      '@container': { [asTable]: { ...stays(zIndex), insetInlineEnd: 0 } },
      selectors: edge('inline-end'),
    },
    none: {},
  }) as const;
