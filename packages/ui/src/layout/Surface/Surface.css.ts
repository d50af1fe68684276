import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';

const { color } = vars;

export const surface = recipe({
  base: { color: color.text },
  variants: {
    background: {
      canvas: { background: color.canvas },
      surface: { background: color.surface },
      sunken: { background: color.sunken },
      raised: { background: color.raised, boxShadow: vars.elevation.e2 },
      success: { background: color.successBg },
      danger: { background: color.dangerBg },
      warning: { background: color.warningBg },
      info: { background: color.infoBg },
      primary: { background: color.primarySubtle },
    },
    radius: {
      none: {},
      sm: { borderRadius: vars.radius.sm },
      control: { borderRadius: vars.radius.control },
      card: { borderRadius: vars.radius.card },
      hero: { borderRadius: vars.radius.hero },
      signature: { borderRadius: vars.radius.hero, borderEndEndRadius: vars.radius.signature },
    },
    // Decoration; with forced colours the border is all that shows of the surface.
    border: { true: { border: `${vars.border.subtle} solid ${color.borderSubtle}` } },
    clip: { true: { overflow: 'hidden' } },
  },
});
