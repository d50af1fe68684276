import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { type } from '../../theme/type.ts';

const { color, size } = vars;
const toned = (line: string, ground: string) => ({ background: ground, borderColor: line });

export const banner = recipe({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${size.s3} ${size.s5}`,
    paddingBlock: size.s4,
    paddingInline: size.s5,
    color: color.text,
    borderStyle: 'solid',
    borderWidth: vars.border.subtle,
    borderRadius: vars.radius.control,
  },
  variants: {
    tone: {
      info: toned(color.info, color.infoBg),
      success: toned(color.success, color.successBg),
      warning: toned(color.warning, color.warningBg),
      danger: toned(color.danger, color.dangerBg),
    },
    pinned: {
      true: {
        position: 'fixed',
        insetBlockEnd: `max(${size.s4}, env(safe-area-inset-bottom))`,
        insetInline: size.gutter,
        zIndex: vars.layer.toast,
        maxInlineSize: size.measure,
        marginInline: 'auto',
        boxShadow: vars.elevation.e3,
      },
    },
  },
});
export const sign = recipe({
  base: { display: 'flex' },
  variants: {
    tone: {
      info: { color: color.info },
      success: { color: color.success },
      warning: { color: color.warning },
      danger: { color: color.danger },
    },
  },
});
export const words = style({ ...type.body, flex: '1 1 14rem', minInlineSize: 0 });
