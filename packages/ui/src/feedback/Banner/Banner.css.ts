import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { footBar } from '../../utils/footBar.css.ts';
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
        // Above a bar that stays at the foot, and under a dialog: it may cover nothing that has to be pressed.
        insetBlockEnd: `calc(${size.s4} + ${footBar} + env(safe-area-inset-bottom))`,
        insetInline: size.gutter,
        zIndex: vars.layer.scrollTop,
        maxInlineSize: size.measure,
        marginInline: 'auto',
        boxShadow: vars.elevation.e3,
      },
    },
  },
});
/** The sign stays beside the words; only the way on may go below them. */
export const message = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: size.s5,
  flex: '1 1 16rem',
  minInlineSize: 0,
});
export const sign = recipe({
  // As tall as the first line of the words.
  base: { ...type.body, display: 'flex', alignItems: 'center', blockSize: '1lh', flexShrink: 0 },
  variants: {
    tone: {
      info: { color: color.info },
      success: { color: color.success },
      warning: { color: color.warning },
      danger: { color: color.danger },
    },
  },
});
export const words = style({ ...type.body, flex: 1, minInlineSize: 0 });
