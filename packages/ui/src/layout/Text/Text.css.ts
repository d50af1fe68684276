import { style, styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { typeScale } from '../../theme/typeScale.ts';
import { oneLine } from '../../utils/clamp.css.ts';
import { createLineClampStyle, createLineClampOverride } from '../../utils/clamp.ts';
import { matchParentStyle } from '../../utils/matchParentStyle.ts';

const { color } = vars;
export const sizes = styleVariants({
  lead: typeScale.bodyLg,
  body: typeScale.body,
  label: typeScale.label,
  small: typeScale.small,
  caption: typeScale.caption,
  price: typeScale.price,
});
// Shared: only the number of lines differs.
const twoLines = style(createLineClampStyle(2, '.1em'));

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
      parent: matchParentStyle,
    },
    lineClamp: {
      1: oneLine,
      2: twoLines,
      3: [twoLines, createLineClampOverride(3)],
      4: [twoLines, createLineClampOverride(4)],
    },
    measure: {
      // A text of the other direction starts at the far edge of its column.
      true: { maxInlineSize: vars.size.measure, selectors: { '&[dir]': { marginInlineEnd: 'auto' } } },
    },
    // Digits of equal width, for columns of numbers.
    tabular: { true: { fontVariantNumeric: 'tabular-nums' } },
  },
});
