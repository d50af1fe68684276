import { style, styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { type } from '../../theme/type.ts';
import { oneLine } from '../../utils/clamp.css.ts';
import { clamped, clampedTo } from '../../utils/clamp.ts';
import { matchParent } from '../../utils/matchParent.ts';

const { color } = vars;
export const sizes = styleVariants({
  lead: type.bodyLg,
  body: type.body,
  label: type.label,
  small: type.small,
  caption: type.caption,
  price: type.price,
});
// Written once: all but the number of lines is the same.
const several = style(clamped(2, '.1em'));

export const text = recipe({
  base: { overflowWrap: 'anywhere' },
  variants: {
    tone: {
      inherit: {},
      default: { color: color.text },
      muted: { color: color.textMuted },
      accent: { color: color.accentText },
      primary: { color: color.primary },
      success: { color: color.success },
      danger: { color: color.danger },
      warning: { color: color.warning },
    },
    strong: { true: { fontWeight: 600 } },
    align: {
      start: { textAlign: 'start' },
      center: { textAlign: 'center' },
      end: { textAlign: 'end' },
      parent: matchParent,
    },
    lines: { 1: oneLine, 2: several, 3: [several, clampedTo(3)], 4: [several, clampedTo(4)] },
    // The marks of the line that is cut would show under the last.
    vocalised: { true: { lineHeight: 1.9 } },
    measure: {
      // A text of the other direction begins at the far edge of its column, not somewhere within it.
      true: { maxInlineSize: vars.size.measure, selectors: { '&[dir]': { marginInlineEnd: 'auto' } } },
    },
    // Figures in columns keep their places.
    tabular: { true: { fontVariantNumeric: 'tabular-nums' } },
  },
});
