import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { clampLines, setLineClamp } from '../../utils/clamp.ts';
import { matchParent } from '../../utils/matchParent.ts';
import { vars } from '../../theme/contract.css.ts';
import { type } from '../../theme/type.ts';
import {
  asCards,
  asNarrowCards,
  asNarrowTable,
  asTable,
  boxWidth,
  compactBoxWidth,
  compactGap,
  compactly,
  compactPadding,
  kinds,
  layer,
  line,
  narrowly,
  place,
  shownFrom,
} from './columns.ts';

const { color, size } = vars;

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
      ...compactPadding,
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
      [asNarrowCards]: { flexWrap: 'wrap', columnGap: size.s3, rowGap: 0 },
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
          ...compactly({ minInlineSize: `calc(12ch + 2 * ${compactGap})`, fontSize: 'inherit' }),
          [`${rowWithBox} > &`]: {
            '@container': {
              [asCards]: { gridColumn: 2, alignSelf: 'center' },
              [asNarrowCards]: { gridColumn: '1 / -1' },
            },
          },
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
          ...compactly({ inlineSize: compactBoxWidth, minInlineSize: compactBoxWidth, paddingInline: 0 }),
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

// A link in a cell is a target of 44 px: padding of an inline box takes no room from its row. Buttons keep their own.
globalStyle(`:where(${row}) a`, { paddingBlock: `calc((${size.control} - 1lh) / 2)` });

/** The head of the column again, where the row is a card. */
export const cellLabel = style({
  display: 'none',
  color: color.textMuted,
  '@container': { [asCards]: { display: 'inline', flexShrink: 0 } },
});
/** A value beside its label: it wraps, and keeps to the end of the line. */
export const cellValue = style({
  '@container': {
    [asCards]: { minInlineSize: 0, overflowWrap: 'anywhere', textAlign: 'end' },
    // `anywhere` would make it narrow enough to stay beside the label.
    [asNarrowCards]: { flex: '1 1 100%', overflowWrap: 'break-word', textAlign: 'start' },
  },
});

/**
 * A few lines of a text at most, cut in its own direction, so that the ellipsis stands where the text goes on. What a
 * cell says is isolated by a `bdi`, which knows the direction. Padding leaves room for tashkeel, rings, and the ellipsis
 * of a text that runs against the page.
 */
export const cut = recipe({
  base: {
    ...clampLines(3, '.15em'),
    ...matchParent,
    paddingInline: size.s4,
    marginInline: `calc(-1 * ${size.s4})`,
    selectors: {
      '&:has(bdi[dir="rtl"])': { direction: 'rtl' },
      '&:has(bdi[dir="ltr"])': { direction: 'ltr' },
    },
  },
  variants: { lines: { 2: setLineClamp(2), 3: {} } },
});

/** Buttons keep their words on one line, whatever the columns beside them need. */
export const actions = style({
  display: 'flex',
  alignItems: 'center',
  gap: size.s3,
  inlineSize: 'max-content',
  maxInlineSize: '100%',
  marginInlineStart: 'auto',
  // Narrow buttons, but whole targets.
  vars: { [size.controlDense]: size.control },
  '@container': { [asCards]: { flexWrap: 'wrap', marginInlineStart: 0 } },
});
// The words of a button say more than its icon, and both have no room.
globalStyle(`[data-density="compact"] ${actions}`, { '@container': { [asTable]: { gap: size.s2 } } });
globalStyle(`[data-density="compact"] ${actions} > :not([aria-haspopup])`, {
  '@container': { [asTable]: { paddingInline: size.s3, fontSize: 'inherit' } },
});
globalStyle(`[data-density="compact"] ${actions} > :not([aria-haspopup]) > svg`, {
  '@container': { [asTable]: { display: 'none' } },
});
