import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { matchParentStyle } from '../../utils/matchParentStyle.ts';
import { minWidth } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { typeScale } from '../../theme/typeScale.ts';
import { createFocusRingStyle, createStarRadioStyle } from '../starRadio.ts';

const { color, size } = vars;

const cardBase = style({
  padding: size.s6,
  background: color.surface,
  border: `${vars.border.subtle} solid ${color.borderSubtle}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.elevation.e1,
});
export const card = styleVariants({
  default: [cardBase],
  // Only visible questions are rendered. The first height is an estimate, later ones are remembered.
  deferred: [cardBase, { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 400px' }],
});

// Keeps scroll targets below the sticky progress row.
const belowProgress = { scrollMarginBlockStart: '88px', scrollMarginBlockEnd: size.s7 };

export const group = style({
  ...belowProgress,
  display: 'grid',
  gap: size.s3,
  // Gives the focus ring of the question the shape of the card.
  borderRadius: vars.radius.xs,
  outlineOffset: size.s3,
});
export const legend = style({ display: 'block', inlineSize: '100%', paddingBlockEnd: size.s5 });
export const position = style({
  ...typeScale.small,
  display: 'block',
  color: color.textMuted,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});
export const text = style({
  ...typeScale.bodyLg,
  ...matchParentStyle,
  display: 'block',
  fontWeight: 600,
  whiteSpace: 'pre-line',
});

const optionRow = style({
  ...typeScale.body,
  position: 'relative',
  display: 'flex',
  // The radio is at the first line of a long answer.
  alignItems: 'start',
  columnGap: size.s4,
  minBlockSize: size.controlLarge,
  // An answer of one line is in the middle.
  paddingBlock: `calc((${size.controlLarge} - 1lh) / 2 - ${vars.border.control})`,
  paddingInline: size.s5,
  border: `${vars.border.control} solid ${color.borderStrong}`,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  selectors: { [`${group}[data-locked] &`]: { cursor: 'default' } },
});
// An option with an outcome label has a third column.
const optionWithMark = style({ display: 'grid', gridTemplateColumns: 'auto 1fr auto' });
const createMarkedStyle = (edge: string, background: string, text: string) => ({
  borderColor: edge,
  background,
  color: text,
  boxShadow: `inset 0 0 0 1px ${edge}`,
});
// Classes set by React instead of `:has()`, which would be evaluated for a thousand options at each answer.
/** An option: open or chosen; once marked also correct, wrong, or correct but not chosen. */
export const option = styleVariants({
  open: [
    optionRow,
    {
      '@media': {
        '(hover: hover)': {
          selectors: {
            [`${group}:not([data-locked]) &:hover`]: { borderColor: color.primary, background: color.sunken },
          },
        },
      },
    },
  ],
  chosen: [optionRow, createMarkedStyle(color.primary, color.primarySubtle, color.onPrimarySubtle)],
  correct: [optionRow, optionWithMark, createMarkedStyle(color.success, color.successBg, color.text)],
  wrong: [optionRow, optionWithMark, createMarkedStyle(color.danger, color.dangerBg, color.text)],
  // Less prominent than a correct answer.
  missed: [optionRow, optionWithMark, { borderStyle: 'dashed', borderColor: color.success }],
});

export const radio = style([
  createStarRadioStyle(color.primary),
  {
    ...belowProgress,
    marginBlockStart: `calc((${typeScale.body.fontSize} * ${typeScale.body.lineHeight} - 22px) / 2)`,
    // The whole row shows the focus ring.
    selectors: { '&:focus-visible::after': createFocusRingStyle(vars.radius.control) },
  },
]);
globalStyle(`${option.correct} > ${radio}`, { color: color.success });
globalStyle(`${option.wrong} > ${radio}`, { color: color.danger });

export const optionText = style({
  minInlineSize: 0,
  ...matchParentStyle,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});

const outcomeLabelBase = style({
  ...typeScale.small,
  display: 'inline-flex',
  alignItems: 'center',
  gap: size.s2,
  alignSelf: 'center',
  fontWeight: 600,
  // On a phone it is below the answer, because both do not fit side by side.
  '@media': { [`not all and ${minWidth.small}`]: { gridColumn: 2 } },
});
export const outcomeLabel = styleVariants({
  correct: [outcomeLabelBase, { color: color.success }],
  wrong: [outcomeLabelBase, { color: color.danger }],
  missed: [outcomeLabelBase, { color: color.success }],
});

const outcomeMessageBase = style({
  ...typeScale.body,
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'start',
  gap: size.s3,
  marginBlockStart: size.s3,
  paddingBlock: size.s4,
  paddingInline: size.s5,
  borderRadius: vars.radius.control,
  color: color.text,
  '@media': { '(forced-colors: active)': { border: `${vars.border.subtle} solid` } },
});
export const outcomeMessage = styleVariants({
  wrong: [outcomeMessageBase, { background: color.dangerBg }],
  blank: [outcomeMessageBase, { background: color.warningBg }],
});
/** As tall as the first line of the message beside it. */
export const outcomeIcon = style({ display: 'inline-flex', alignItems: 'center', blockSize: '1lh' });

export const explanation = style({
  ...typeScale.body,
  display: 'grid',
  gap: size.s2,
  marginBlockStart: size.s3,
  paddingBlock: size.s4,
  paddingInline: size.s5,
  borderRadius: vars.radius.control,
  background: color.sunken,
  color: color.text,
  '@media': { '(forced-colors: active)': { border: `${vars.border.subtle} solid` } },
});
export const explanationText = style({
  ...matchParentStyle,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});
export const note = style({ ...typeScale.small, marginBlockStart: size.s3, color: color.textMuted });
