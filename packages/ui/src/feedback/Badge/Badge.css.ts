import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { typeScale } from '../../theme/typeScale.ts';
import { zoomedPhoneQuery } from '../../theme/breakpoints.ts';

const { color } = vars;
const getToneColors = (text: string, backgroundColor: string) => ({
  color: text,
  background: backgroundColor,
  borderColor: backgroundColor,
});

export const badge = recipe({
  base: {
    ...typeScale.caption,
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.size.s2,
    inlineSize: 'fit-content',
    minBlockSize: '1.75rem',
    paddingInline: vars.size.s4,
    // The border shows with forced colours, which remove backgrounds.
    borderWidth: vars.border.subtle,
    borderStyle: 'solid',
    borderRadius: vars.radius.pill,
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    '@media': { [zoomedPhoneQuery]: { whiteSpace: 'normal' } },
  },
  variants: {
    tone: {
      neutral: { color: color.text, background: color.sunken, borderColor: color.borderSubtle },
      primary: getToneColors(color.onPrimarySubtle, color.primarySubtle),
      accent: { color: color.onAccent, background: color.accent, borderColor: color.accentText },
      success: getToneColors(color.success, color.successBg),
      danger: getToneColors(color.danger, color.dangerBg),
      warning: getToneColors(color.warning, color.warningBg),
      info: getToneColors(color.info, color.infoBg),
    },
  },
});
