import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { clamped } from '../../layout/clamp.ts';
import { matchParent } from '../../layout/matchParent.ts';
import { hidden } from '../../layout/VisuallyHidden/VisuallyHidden.css.ts';
import { fade, whileMoreBelow } from '../../layout/fadesBelow.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { type } from '../../theme/type.ts';
import {
  asCards,
  asNarrowTable,
  asTable,
  boxWidth,
  kinds,
  layer,
  line,
  narrowly,
  place,
  shownFrom,
  stays,
} from './columns.ts';

const { color, radius, size } = vars;
const headHeight = '48px';

export const frame = style({
  containerType: 'inline-size',
  background: color.surface,
  border: line,
  borderRadius: radius.card,
  // Clipped and not hidden: the bar at its foot sticks to the window.
  overflow: 'clip',
  outline: 'none',
});

export const table = style({
  ...type.small,
  // The layers of what stays are the table's own business.
  isolation: 'isolate',
  inlineSize: '100%',
  // Collapsed borders do not travel with a head that stays.
  borderCollapse: 'separate',
  borderSpacing: 0,
  '@container': { [asCards]: { display: 'block' } },
  selectors: {
    // Rows come and go while it scrolls; its columns must not breathe with them.
    '&[data-frozen]': { '@container': { [asTable]: { tableLayout: 'fixed' } } },
  },
});
// A control that is reached by Tab must not lie under what stays. The region is a `section`: without that, every element of a
// page would be asked, and again whenever rows come and go.
globalStyle(`section:has(> ${table})`, { scrollPaddingBlockStart: headHeight });

// Cards are as tall as the window of a phone: cut between two of them, the list would look whole.
globalStyle(`section${whileMoreBelow}:has(> ${table})`, { '@container': { [asCards]: fade } });

export const caption = hidden;
export const block = style({ '@container': { [asCards]: { display: 'block' } } });

/** The head stays. Over cards it is a strip of what can be done with all of them, or nothing. */
export const head = style({ '@container': { [asCards]: { display: 'contents' } } });
export const headRow = recipe({
  variants: {
    hasControls: {
      true: {
        '@container': {
          [asCards]: {
            position: 'sticky',
            insetBlockStart: 0,
            zIndex: layer.head,
            display: 'flex',
            alignItems: 'center',
            columnGap: size.s3,
            minBlockSize: headHeight,
            paddingInline: size.s2,
            // One line; what has no room in it is a swipe away.
            overflowX: 'auto',
            overscrollBehaviorX: 'contain',
            scrollbarWidth: 'none',
            scrollPaddingInlineEnd: size.s8,
            background: color.sunken,
            borderBlockEnd: line,
            // Words fade into the edge while there are more of them. After the last of them it covers nothing.
            selectors: {
              '&::after': {
                content: '""',
                position: 'sticky',
                insetInlineEnd: `calc(-1 * ${size.s2})`,
                zIndex: layer.headCell,
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
      false: { '@container': { [asCards]: { display: 'contents' } } },
    },
  },
});
const gone = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

export const headCell = recipe({
  base: {
    ...stays(layer.head),
    insetBlockStart: 0,
    blockSize: headHeight,
    paddingBlock: size.s2,
    paddingInline: size.s5,
    background: color.sunken,
    color: color.textMuted,
    borderBlockEnd: line,
    fontWeight: 600,
    textAlign: 'start',
    whiteSpace: 'nowrap',
    ...narrowly,
  },
  variants: {
    kind: { ...kinds, text: {} },
    from: shownFrom,
    place: place(layer.headCell),
    hasControl: {
      true: {
        '@container': {
          [asCards]: {
            position: 'static',
            display: 'block',
            flexShrink: 0,
            blockSize: 'auto',
            padding: 0,
            border: 0,
          },
        },
      },
      false: { '@container': { [asCards]: gone } },
    },
    isBox: {
      true: {
        inlineSize: boxWidth,
        minInlineSize: boxWidth,
        paddingInline: 0,
        textAlign: 'center',
        '@container': {
          [asNarrowTable]: { paddingInline: 0 },
          // Over the boxes of the cards.
          [asCards]: { inlineSize: 'auto', minInlineSize: 0 },
        },
      },
    },
  },
});

/** Half as strong as a mark of the same colour in it, which would vanish otherwise. */
const chosen = `color-mix(in srgb, ${color.primarySubtle} 50%, ${color.surface})`;

export const row = style({
  background: color.surface,
  selectors: { '&[data-selected]': { background: chosen } },
  '@media': {
    '(hover: hover)': { selectors: { '&:hover:not([data-selected], [aria-hidden])': { background: color.canvas } } },
  },
  '@container': {
    [asCards]: {
      position: 'relative',
      display: 'grid',
      gap: size.s2,
      padding: size.s5,
      borderBlockEnd: line,
      selectors: { '&:last-child': { borderBlockEnd: 0 } },
    },
  },
});
export const rowWithBox = style({
  // The box stands before the name, and the facts begin under the name.
  '@container': { [asCards]: { gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: size.s2 } },
});

export const cell = recipe({
  base: {
    paddingBlock: size.s3,
    paddingInline: size.s5,
    blockSize: '60px',
    // What stays must hide what passes under it.
    background: 'inherit',
    textAlign: 'start',
    fontWeight: 400,
    selectors: {
      [`${row}:not(:last-child) > &`]: { '@container': { [asTable]: { borderBlockEnd: line } } },
      [`${rowWithBox} > &`]: { '@container': { [asCards]: { gridColumn: '1 / -1' } } },
    },
    '@container': {
      ...narrowly['@container'],
      [asCards]: {
        display: 'flex',
        alignItems: 'baseline',
        justifyContent: 'space-between',
        gap: size.s5,
        blockSize: 'auto',
        padding: 0,
        textAlign: 'start',
      },
    },
  },
  variants: {
    kind: {
      ...kinds,
      actions: { ...kinds.actions, '@container': { [asCards]: { paddingBlockStart: size.s3 } } },
      rank: {
        ...kinds.rank,
        selectors: {
          [`${rowWithBox} > &`]: { '@container': { [asCards]: { gridColumn: 1, gridRow: 1, ...type.label } } },
        },
      },
    },
    from: shownFrom,
    place: place(layer.cell),
    isRowHeader: {
      true: {
        ...type.label,
        color: color.text,
        minInlineSize: '18ch',
        // A long name wraps rather than leave no room for what it names.
        maxInlineSize: '40cqi',
        overflowWrap: 'anywhere',
        '@container': { [asCards]: { display: 'block', maxInlineSize: 'none' } },
        selectors: {
          [`${rowWithBox} > &`]: { '@container': { [asCards]: { gridColumn: 2, alignSelf: 'center' } } },
        },
      },
    },
    isBox: {
      true: {
        inlineSize: boxWidth,
        minInlineSize: boxWidth,
        padding: 0,
        textAlign: 'center',
        '@container': { [asNarrowTable]: { minInlineSize: boxWidth, paddingInline: 0 } },
        selectors: {
          [`${rowWithBox} > &`]: {
            '@container': {
              [asCards]: { gridColumn: 1, gridRow: 1, inlineSize: 'auto', marginInlineStart: `calc(-1 * ${size.s4})` },
            },
          },
        },
      },
    },
  },
  defaultVariants: { kind: 'text' },
});

/** The head of the column again, where the row is a card. */
export const cellLabel = style({
  display: 'none',
  color: color.textMuted,
  '@container': { [asCards]: { display: 'inline', flexShrink: 0 } },
});
/** A value beside its label: it wraps, and keeps to the end of the line. */
export const cellValue = style({
  '@container': { [asCards]: { minInlineSize: 0, overflowWrap: 'anywhere', textAlign: 'end' } },
});

/**
 * Three lines of a name at most, cut in its own direction, so that the ellipsis stands where the name goes on. What a
 * cell says is isolated by a `bdi`, which knows the direction. Padding leaves room for tashkeel, rings, and the ellipsis
 * of a name that runs against the page.
 */
export const cut = style({
  ...clamped(3),
  ...matchParent,
  paddingInline: size.s4,
  marginInline: `calc(-1 * ${size.s4})`,
  selectors: {
    '&:has(bdi[dir="rtl"])': { direction: 'rtl' },
    '&:has(bdi[dir="ltr"])': { direction: 'ltr' },
  },
});

/** Buttons keep their words on one line, whatever the columns beside them need. */
export const actions = style({
  display: 'flex',
  alignItems: 'center',
  gap: size.s3,
  inlineSize: 'max-content',
  maxInlineSize: '100%',
  marginInlineStart: 'auto',
  '@container': {
    // A card has room for whole buttons.
    [asCards]: { flexWrap: 'wrap', marginInlineStart: 0, vars: { [size.controlDense]: size.control } },
  },
});

export const foot = style({ padding: size.s5, display: 'grid', justifyItems: 'center' });
