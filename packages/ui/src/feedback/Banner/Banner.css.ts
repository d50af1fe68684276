import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { bottomBarHeight } from '../../utils/bottomBarHeight.css.ts';
import { tabBarHeight } from '../../utils/tabBarHeight.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { typeScale } from '../../theme/typeScale.ts';

const { color, size } = vars;
const getToneColors = (line: string, backgroundColor: string) => ({ background: backgroundColor, borderColor: line });

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
      info: getToneColors(color.info, color.infoBg),
      success: getToneColors(color.success, color.successBg),
      warning: getToneColors(color.warning, color.warningBg),
      danger: getToneColors(color.danger, color.dangerBg),
    },
    isFixedToBottom: {
      true: {
        position: 'fixed',
        // Above a sticky bottom bar and below dialogs, so that it covers no controls.
        insetBlockEnd: `calc(${size.s4} + ${bottomBarHeight} + ${tabBarHeight} + env(safe-area-inset-bottom))`,
        insetInline: size.gutter,
        zIndex: vars.layer.scrollTop,
        maxInlineSize: size.measure,
        marginInline: 'auto',
        boxShadow: vars.elevation.e3,
      },
    },
  },
});
/** The icon stays beside the text; only the action may go below. */
export const message = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: size.s5,
  flex: '1 1 16rem',
  minInlineSize: 0,
});
export const toneIcon = recipe({
  // As tall as the first line of the text.
  base: { ...typeScale.body, display: 'flex', alignItems: 'center', blockSize: '1lh', flexShrink: 0 },
  variants: {
    tone: {
      info: { color: color.info },
      success: { color: color.success },
      warning: { color: color.warning },
      danger: { color: color.danger },
    },
  },
});
export const text = style({ ...typeScale.body, flex: 1, minInlineSize: 0 });
