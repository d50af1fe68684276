import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import {
  asCards,
  asNarrowTable,
  boxWidth,
  compactBoxWidth,
  compactGap,
  compactly,
  headHeight,
  kinds,
  layer,
  line,
  narrowly,
  place,
  shownFrom,
  stays,
} from './columns.ts';

const { color, size } = vars;

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
    paddingBlock: size.s1,
    paddingInline: size.s5,
    background: color.sunken,
    color: color.textMuted,
    borderBlockEnd: line,
    fontWeight: 600,
    textAlign: 'start',
    whiteSpace: 'nowrap',
    ...narrowly,
    // On two lines a head is as high as on one.
    selectors: compactly({ paddingInline: compactGap, lineHeight: 1.3, whiteSpace: 'normal' }),
  },
  variants: {
    kind: {
      ...kinds,
      text: {},
      number: {
        ...kinds.number,
        selectors: { ...kinds.number.selectors, ...compactly({ whiteSpace: 'normal' }) },
      },
    },
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
        selectors: compactly({ inlineSize: compactBoxWidth, minInlineSize: compactBoxWidth, paddingInline: 0 }),
        '@container': {
          [asNarrowTable]: { paddingInline: 0 },
          // Over the boxes of the cards.
          [asCards]: { inlineSize: 'auto', minInlineSize: 0 },
        },
      },
    },
  },
});

/** The whole head of the column is the target; its words stay in line with the values under them. */
export const sort = style({
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
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '[aria-sort] > &': { color: color.text },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.border.selected})` },
  },
  '@container': { [asCards]: { marginInline: 0 } },
  '@media': { '(hover: hover)': { selectors: { '&:hover': { background: color.borderSubtle, color: color.text } } } },
});
/** Faint while the rows stand in another order. */
export const arrow = style({
  display: 'inline-flex',
  scale: '.8',
  color: color.borderStrong,
  selectors: { '[aria-sort] > * > &': { color: color.primary } },
});
