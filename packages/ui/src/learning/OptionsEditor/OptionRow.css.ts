import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { zoomedPhoneQuery } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { typeScale } from '../../theme/typeScale.ts';
import { createFocusRingStyle, createStarRadioStyle } from '../starRadio.ts';

const { color, size, border } = vars;
const wideContainer = '(min-width: 38rem)';
/** At 320 px the radio and the buttons do not fit side by side. */
const narrowContainer = '(max-width: 20rem)';

/** One option: stacked in narrow containers, otherwise on one line. */
export const row = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    alignItems: 'center',
    columnGap: size.s2,
    rowGap: size.s3,
    paddingBlock: size.s4,
    paddingInline: size.s4,
    background: color.surface,
    border: `${border.subtle} solid ${color.borderSubtle}`,
    borderRadius: vars.radius.control,
    '@container': {
      [wideContainer]: {
        gridTemplateColumns: 'minmax(0, 1fr) auto auto',
        alignItems: 'start',
        columnGap: size.s4,
        paddingInline: size.s5,
      },
    },
  },
  variants: {
    isCorrect: { true: { borderColor: color.success, boxShadow: `inset 0 0 0 1px ${color.success}` } },
  },
});
export const field = style({
  gridColumn: '1 / -1',
  minInlineSize: 0,
  '@container': { [wideContainer]: { gridColumn: 'auto' } },
});

/** Aligns the radio and the buttons with the input, which is below its label. */
const alignWithInput = {
  '@container': { [wideContainer]: { marginBlockStart: `calc(1.5rem + ${size.s2})` } },
} as const;

export const correctRadioLabel = recipe({
  base: {
    ...typeScale.small,
    '@container': { ...alignWithInput['@container'], [narrowContainer]: { gridColumn: '1 / -1' } },
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifySelf: 'start',
    gap: size.s3,
    minBlockSize: size.control,
    paddingInline: `${size.s3} ${size.s4}`,
    border: `${border.control} solid ${color.borderStrong}`,
    borderRadius: vars.radius.pill,
    fontWeight: 600,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    '@media': { [zoomedPhoneQuery]: { paddingInline: size.s3, whiteSpace: 'normal' } },
  },
  variants: {
    isCorrect: {
      true: { background: color.successBg, borderColor: color.success, color: color.success },
      false: {
        color: color.textMuted,
        '@media': {
          '(hover: hover)': { selectors: { '&:hover': { borderColor: color.primary, color: color.text } } },
        },
      },
    },
  },
});
export const radio = style([
  createStarRadioStyle(color.success),
  { selectors: { '&:focus-visible::after': createFocusRingStyle(vars.radius.pill) } },
]);
export const buttons = style({
  '@container': { ...alignWithInput['@container'], [narrowContainer]: { gridColumn: '1 / -1' } },
  display: 'flex',
  justifySelf: 'end',
});
