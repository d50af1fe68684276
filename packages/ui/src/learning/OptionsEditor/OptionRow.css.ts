import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { zoomedPhone } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { type } from '../../theme/type.ts';
import { ringAround, starRadio } from '../starRadio.ts';

const { color, size, border } = vars;
const wide = '(min-width: 38rem)';
/** At 320 px the choice and the buttons do not fit side by side. */
const tiny = '(max-width: 20rem)';

/** One option: under one another where it is narrow, on one line where it is not. */
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
      [wide]: {
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
  '@container': { [wide]: { gridColumn: 'auto' } },
});

/** What stands beside the input begins where the input does, below its label. */
const besideInput = {
  '@container': { [wide]: { marginBlockStart: `calc(1.5rem + ${size.s2})` } },
} as const;

export const choice = recipe({
  base: {
    ...type.small,
    '@container': { ...besideInput['@container'], [tiny]: { gridColumn: '1 / -1' } },
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
    '@media': { [zoomedPhone]: { paddingInline: size.s3, whiteSpace: 'normal' } },
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
  starRadio(color.success),
  { selectors: { '&:focus-visible::after': ringAround(vars.radius.pill) } },
]);
export const buttons = style({
  '@container': { ...besideInput['@container'], [tiny]: { gridColumn: '1 / -1' } },
  display: 'flex',
  justifySelf: 'end',
});
