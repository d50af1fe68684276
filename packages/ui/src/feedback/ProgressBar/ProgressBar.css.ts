import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { typeScale } from '../../theme/typeScale.ts';

const { color } = vars;
const getInsetBorder = (line: string) => `inset 0 0 0 ${vars.border.subtle} ${line}`;

export const root = style({ display: 'grid', gap: vars.size.s2, inlineSize: '100%' });
export const labels = style({
  ...typeScale.small,
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.size.s4,
});
export const value = style({ fontFamily: vars.font.display, fontWeight: 600, fontVariantNumeric: 'tabular-nums' });

/** The native element fills from the start of the line, and screen readers support it in every browser. */
export const track = recipe({
  base: {
    appearance: 'none',
    display: 'block',
    inlineSize: '100%',
    blockSize: vars.size.s3,
    border: 0,
    // The border of the unfilled part; the filled part covers it.
    boxShadow: getInsetBorder(color.borderStrong),
    borderRadius: vars.radius.pill,
    background: color.sunken,
    overflow: 'hidden',
    color: color.primary,
    selectors: {
      '&::-webkit-progress-bar': { background: 'transparent' },
      '&::-webkit-progress-value': {
        background: 'currentColor',
        borderRadius: vars.radius.pill,
        transition: `inline-size ${vars.duration.slow} ${vars.easing.enter}`,
      },
      '&::-moz-progress-bar': { background: 'currentColor', borderRadius: vars.radius.pill },
    },
    '@media': {
      // Only system colours: they may not contrast with the theme's background.
      '(forced-colors: active)': {
        color: 'Highlight',
        background: 'Canvas',
        boxShadow: getInsetBorder('CanvasText'),
        forcedColorAdjust: 'none',
      },
    },
  },
  variants: { tone: { primary: {}, success: { color: color.success }, danger: { color: color.danger } } },
});
