import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { breakpoints, from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { type } from '../../theme/type.ts';

const { border, color, radius, size } = vars;
/** Below this width a row is a card. */
const card = `not all and ${from.medium}`;
const line = `${border.subtle} solid ${color.borderSubtle}`;
const headHeight = '48px';

export const region = style({
  maxBlockSize: size.tableViewport,
  overflow: 'auto',
  overscrollBehaviorInline: 'contain',
  // A focused row must not hide under the head that stays.
  scrollPaddingBlockStart: headHeight,
  background: color.surface,
  border: line,
  borderRadius: radius.card,
});

export const notice = style({ background: color.surface, border: line, borderRadius: radius.card });

export const table = style({
  ...type.small,
  inlineSize: '100%',
  // Collapsed borders do not travel with a sticky head.
  borderCollapse: 'separate',
  borderSpacing: 0,
  '@media': { [card]: { display: 'block' } },
});

export const body = style({ '@media': { [card]: { display: 'block' } } });

const hidden = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

export const hiddenCaption = style(hidden);

const hiddenBelow = (width: number) => ({
  '@media': { [`${from.medium} and (max-width: ${width - 0.02}px)`]: { display: 'none' } },
});
const shownFrom = { medium: {}, large: hiddenBelow(breakpoints.large), wide: hiddenBelow(breakpoints.wide) } as const;

const kinds = {
  text: {},
  number: { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  actions: { textAlign: 'end' },
} as const;

export const headCell = recipe({
  base: {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 1,
    blockSize: headHeight,
    paddingBlock: size.s3,
    paddingInline: size.s5,
    background: color.sunken,
    color: color.textMuted,
    borderBlockEnd: line,
    fontWeight: 600,
    textAlign: 'start',
    whiteSpace: 'nowrap',
    '@media': { [card]: hidden },
  },
  variants: { kind: kinds, from: shownFrom },
});

export const row = style({
  '@media': {
    [card]: { display: 'grid', gap: size.s2, padding: size.s5, selectors: { '& + &': { borderBlockStart: line } } },
    [`(hover: hover) and ${from.medium}`]: { selectors: { '&:hover': { background: color.canvas } } },
  },
});

export const cell = recipe({
  base: {
    paddingBlock: size.s4,
    paddingInline: size.s5,
    textAlign: 'start',
    fontWeight: 400,
    selectors: { [`${row} + ${row} > &`]: { '@media': { [from.medium]: { borderBlockStart: line } } } },
    '@media': {
      [card]: {
        display: 'flex',
        alignItems: 'baseline',
        justifyContent: 'space-between',
        gap: size.s5,
        padding: 0,
        textAlign: 'start',
      },
    },
  },
  variants: {
    kind: {
      ...kinds,
      actions: { ...kinds.actions, '@media': { [card]: { paddingBlockStart: size.s3 } } },
    },
    from: shownFrom,
    isRowHeader: {
      true: { ...type.label, color: color.text, minInlineSize: '12ch', '@media': { [card]: { display: 'block' } } },
    },
  },
});

/** Buttons keep their words on one line, whatever the columns beside them need. */
export const actions = style({
  display: 'flex',
  gap: size.s3,
  inlineSize: 'max-content',
  marginInlineStart: 'auto',
  '@media': { [card]: { marginInlineStart: 0 } },
});

/** The head of the column again, where the row is a card. */
export const cellLabel = style({
  display: 'none',
  color: color.textMuted,
  '@media': { [card]: { display: 'inline', flexShrink: 0 } },
});
