import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';

const { color, duration, easing } = vars;

export const card = recipe({
  base: {
    position: 'relative',
    minInlineSize: 0,
    background: color.surface,
    border: `${vars.border.subtle} solid ${color.borderSubtle}`,
    borderRadius: vars.radius.card,
    boxShadow: vars.elevation.e1,
  },
  variants: {
    // The card answers to its one link or button, whose target covers it.
    interactive: {
      true: {
        transition: `translate ${duration.base} ${easing.enter}`,
        selectors: {
          '&:has(:focus-visible)': {
            outline: `${vars.border.focus} solid ${color.focus}`,
            outlineOffset: vars.border.focusOffset,
          },
        },
        '@media': {
          '(hover: hover)': {
            selectors: {
              '&:hover': { translate: '0 -3px', boxShadow: vars.elevation.e2, borderColor: color.borderStrong },
            },
          },
        },
      },
    },
    selected: {
      true: {
        borderColor: color.primary,
        boxShadow: `inset 0 0 0 1px ${color.primary}`,
        '@media': { '(forced-colors: active)': { border: `${vars.border.selected} solid Highlight` } },
      },
    },
    clip: { true: { overflow: 'hidden' } },
  },
});
