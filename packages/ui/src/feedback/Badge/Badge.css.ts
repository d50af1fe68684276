import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { type } from '../../theme/type.ts';
import { zoomedPhone } from '../../theme/breakpoints.ts';

const { color } = vars;
const toned = (text: string, ground: string) => ({ color: text, background: ground, borderColor: ground });

export const badge = recipe({
  base: {
    ...type.caption,
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.size.s2,
    inlineSize: 'fit-content',
    minBlockSize: '1.75rem',
    paddingInline: vars.size.s4,
    // The edge shows in forced colours, where grounds are gone.
    borderWidth: vars.border.subtle,
    borderStyle: 'solid',
    borderRadius: vars.radius.pill,
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    '@media': { [zoomedPhone]: { whiteSpace: 'normal' } },
  },
  variants: {
    tone: {
      neutral: { color: color.text, background: color.sunken, borderColor: color.borderSubtle },
      primary: toned(color.onPrimarySubtle, color.primarySubtle),
      accent: { color: color.onAccent, background: color.accent, borderColor: color.accentText },
      success: toned(color.success, color.successBg),
      danger: toned(color.danger, color.dangerBg),
      warning: toned(color.warning, color.warningBg),
      info: toned(color.info, color.infoBg),
    },
  },
});
