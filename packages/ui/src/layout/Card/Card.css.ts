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
    // The target of the one link or button inside covers the card.
    isInteractive: {
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
    isSelected: {
      true: {
        borderColor: color.primary,
        boxShadow: `inset 0 0 0 1px ${color.primary}`,
        '@media': { '(forced-colors: active)': { border: `${vars.border.selected} solid Highlight` } },
      },
    },
    clip: { true: { overflow: 'hidden' } },
  },
});
