import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { matchParent } from '../../layout/matchParent.ts';
import { from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { type } from '../../theme/type.ts';
import { ringAround, starRadio } from '../starRadio.ts';

const { color, size } = vars;

export const card = recipe({
  base: {
    padding: size.s6,
    background: color.surface,
    border: `${vars.border.subtle} solid ${color.borderSubtle}`,
    borderRadius: vars.radius.card,
    boxShadow: vars.elevation.e1,
  },
  variants: {
    // Two hundred questions cost what is in view. The first height is a guess, later ones are remembered.
    isOneOfMany: { true: { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 400px' } },
  },
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
  ...type.caption,
  display: 'block',
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
export const text = style({ ...type.bodyLg, display: 'block', fontWeight: 600, whiteSpace: 'pre-line' });

/** The colour of an answer's edge and star. */
const ink = createVar();

const row = style({
  ...type.body,
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'center',
  columnGap: size.s4,
  minBlockSize: size.controlLarge,
  paddingBlock: size.s3,
  paddingInline: size.s5,
  border: `${vars.border.control} solid ${color.borderStrong}`,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  vars: { [ink]: color.primary },
  selectors: { [`${group}[data-locked] &`]: { cursor: 'default' } },
});
const marked = (edge: string, background: string, text: string) => ({
  borderColor: edge,
  background,
  color: text,
  boxShadow: `inset 0 0 0 1px ${edge}`,
  vars: { [ink]: edge },
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
  correct: [row, marked(color.success, color.successBg, color.text)],
  wrong: [row, marked(color.danger, color.dangerBg, color.text)],
  // Pointed out, not celebrated.
  missed: [row, { borderStyle: 'dashed', borderColor: color.success, vars: { [ink]: color.success } }],
});

export const radio = style([
  starRadio(ink),
  {
    ...belowProgress,
    // The whole row wears the ring.
    selectors: { '&:focus-visible::after': ringAround(vars.radius.control) },
  },
]);

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
  '@media': { [`not all and ${from.small}`]: { gridColumn: 2 } },
});
export const mark = styleVariants({
  correct: [word, { color: color.success }],
  wrong: [word, { color: color.danger }],
  missed: [word, { color: color.success }],
});

export const verdict = recipe({
  base: {
    ...type.body,
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    alignItems: 'start',
    gap: size.s3,
    marginBlockStart: size.s3,
    paddingBlock: size.s4,
    paddingInline: size.s5,
    borderRadius: vars.radius.control,
    '@media': { '(forced-colors: active)': { border: `${vars.border.subtle} solid` } },
  },
  variants: {
    outcome: {
      wrong: { background: color.dangerBg, color: color.text },
      blank: { background: color.warningBg, color: color.text },
    },
  },
});
/** As tall as the first line of the sentence beside it. */
export const verdictIcon = style({ display: 'inline-flex', alignItems: 'center', blockSize: '1lh' });
