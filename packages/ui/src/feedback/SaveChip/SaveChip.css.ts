import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { type } from '../../theme/type.ts';

const { color, size } = vars;
const tone = (text: string, ground: string) => ({ color: text, background: ground, borderColor: text });

export const chip = recipe({
  base: {
    ...type.small,
    display: 'inline-flex',
    position: 'relative',
    inlineSize: 'fit-content',
    maxInlineSize: '100%',
    paddingInline: size.s4,
    paddingBlock: size.s1,
    borderWidth: vars.border.subtle,
    borderStyle: 'solid',
    borderRadius: vars.radius.pill,
    transition: `color ${vars.duration.fast}, background-color ${vars.duration.fast}`,
  },
  variants: {
    state: {
      none: { visibility: 'hidden' },
      saving: { color: color.textMuted, background: color.surface, borderColor: color.borderSubtle },
      saved: tone(color.success, color.successBg),
      failed: tone(color.warning, color.warningBg),
    },
  },
});
/** All three lie on one another, so that the longest holds the place. */
export const faces = style({ display: 'grid', alignItems: 'center', minInlineSize: 0 });
export const face = recipe({
  base: { gridArea: '1 / 1', display: 'inline-flex', alignItems: 'center', gap: size.s2 },
  variants: { isShown: { false: { visibility: 'hidden' } } },
});
