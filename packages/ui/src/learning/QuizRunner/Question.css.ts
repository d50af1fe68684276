import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { matchParent } from '../../utils/matchParent.ts';
import { minWidth } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { type } from '../../theme/type.ts';
import { ringAround, starRadio } from '../starRadio.ts';

const { color, size } = vars;

const sheet = style({
  padding: size.s6,
  background: color.surface,
  border: `${vars.border.subtle} solid ${color.borderSubtle}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.elevation.e1,
});
export const card = styleVariants({
  ofFew: [sheet],
  // Two hundred questions cost what is in view. The first height is a guess, later ones are remembered.
  ofMany: [sheet, { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 400px' }],
});

// The sticky row of progress stands over the top of the page: what is jumped to comes to rest below it.
const belowProgress = { scrollMarginBlockStart: '88px', scrollMarginBlockEnd: size.s7 };

export const group = style({
  ...belowProgress,
  display: 'grid',
  gap: size.s3,
  // The shape of the card, so that a focus ring on the whole question is not a box inside a box.
  borderRadius: vars.radius.xs,
  outlineOffset: size.s3,
});
export const legend = style({ display: 'block', inlineSize: '100%', paddingBlockEnd: size.s5 });
export const position = style({
  ...type.small,
  display: 'block',
  color: color.textMuted,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});
export const text = style({
  ...type.bodyLg,
  ...matchParent,
  display: 'block',
  fontWeight: 600,
  whiteSpace: 'pre-line',
});

const row = style({
  ...type.body,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  columnGap: size.s4,
  minBlockSize: size.controlLarge,
  paddingBlock: size.s3,
  paddingInline: size.s5,
  border: `${vars.border.control} solid ${color.borderStrong}`,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  selectors: { [`${group}[data-locked] &`]: { cursor: 'default' } },
});
// Before that an answer is a star and a text.
const withMark = style({ display: 'grid', gridTemplateColumns: 'auto 1fr auto' });
const marked = (edge: string, background: string, text: string) => ({
  borderColor: edge,
  background,
  color: text,
  boxShadow: `inset 0 0 0 1px ${edge}`,
});
// Classes that React sets, not `:has()`: a thousand of those would be asked again at each answer.
/** An answer: open or chosen, and once marked, right, wrong, or right and not chosen. */
export const option = styleVariants({
  open: [
    row,
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
  chosen: [row, marked(color.primary, color.primarySubtle, color.onPrimarySubtle)],
  correct: [row, withMark, marked(color.success, color.successBg, color.text)],
  wrong: [row, withMark, marked(color.danger, color.dangerBg, color.text)],
  // Pointed out, not celebrated.
  missed: [row, withMark, { borderStyle: 'dashed', borderColor: color.success }],
});

export const radio = style([
  starRadio(color.primary),
  {
    ...belowProgress,
    // The whole row wears the ring.
    selectors: { '&:focus-visible::after': ringAround(vars.radius.control) },
  },
]);
globalStyle(`${option.correct} > ${radio}`, { color: color.success });
globalStyle(`${option.wrong} > ${radio}`, { color: color.danger });

export const optionText = style({
  minInlineSize: 0,
  ...matchParent,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});

const word = style({
  ...type.small,
  display: 'inline-flex',
  alignItems: 'center',
  gap: size.s2,
  fontWeight: 600,
  // On a phone it stands under the answer, which would be squeezed beside it.
  '@media': { [`not all and ${minWidth.small}`]: { gridColumn: 2 } },
});
export const mark = styleVariants({
  correct: [word, { color: color.success }],
  wrong: [word, { color: color.danger }],
  missed: [word, { color: color.success }],
});

const sentence = style({
  ...type.body,
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
export const verdict = styleVariants({
  wrong: [sentence, { background: color.dangerBg }],
  blank: [sentence, { background: color.warningBg }],
});
/** As tall as the first line of the sentence beside it. */
export const verdictIcon = style({ display: 'inline-flex', alignItems: 'center', blockSize: '1lh' });
