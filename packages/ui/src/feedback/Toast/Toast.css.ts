import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { bottomBarHeight } from '../../utils/bottomBarHeight.css.ts';
import { tabBarHeight } from '../../utils/tabBarHeight.css.ts';
import { minWidth, smallWindowQuery, zoomedPhoneQuery } from '../../theme/breakpoints.ts';
import { safeAreaInline } from '../../theme/safeArea.ts';
import { vars } from '../../theme/contract.css.ts';
import { typeScale } from '../../theme/typeScale.ts';

const { color, size } = vars;
const slideUp = keyframes({ from: { opacity: 0, translate: '0 16px' } });

export const region = style({
  position: 'fixed',
  zIndex: vars.layer.toast,
  insetInline: `max(${size.s4}, ${safeAreaInline})`,
  insetBlockEnd: `calc(${size.s4} + ${bottomBarHeight} + ${tabBarHeight} + env(safe-area-inset-bottom))`,
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: size.s4,
  borderRadius: vars.radius.control,
  '@media': {
    // Toasts are taller than a small window.
    [smallWindowQuery]: {
      maxBlockSize: `calc(100dvh - 2 * ${size.s4} - ${bottomBarHeight} - ${tabBarHeight})`,
      overflowY: 'auto',
    },
    [minWidth.medium]: {
      insetInlineStart: 'auto',
      insetInlineEnd: `max(${size.s7}, ${safeAreaInline})`,
      insetBlockEnd: `calc(${size.s7} + ${bottomBarHeight} + ${tabBarHeight})`,
      inlineSize: '24rem',
    },
    print: { display: 'none' },
  },
});
// A phone has dialogs at the bottom, and the toast must not cover their buttons.
globalStyle(`:root[data-modal-open] ${region}`, {
  '@media': {
    [`not all and ${minWidth.small}`]: {
      insetBlockStart: `calc(${size.s4} + env(safe-area-inset-top))`,
      insetBlockEnd: 'auto',
    },
  },
});
const { success, successBg, danger, dangerBg, warning, warningBg, info, infoBg } = color;
const getToneColors = (text: string, backgroundColor: string) => ({
  color: text,
  background: backgroundColor,
  borderColor: text,
});

export const toast = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'start',
  columnGap: size.s4,
  padding: size.s4,
  background: color.raised,
  color: color.text,
  border: `${vars.border.subtle} solid ${color.borderSubtle}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.elevation.e3,
  animation: `${slideUp} ${vars.duration.slow} ${vars.easing.enter}`,
  '@media': {
    [zoomedPhoneQuery]: { gridTemplateColumns: 'auto minmax(0, 1fr)', justifyItems: 'end', rowGap: size.s3 },
  },
});
export const toneIcon = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    inlineSize: size.control,
    blockSize: size.control,
    border: `${vars.border.subtle} solid`,
    borderRadius: vars.radius.control,
  },
  variants: {
    tone: {
      info: getToneColors(info, infoBg),
      success: getToneColors(success, successBg),
      warning: getToneColors(warning, warningBg),
      danger: getToneColors(danger, dangerBg),
    },
  },
});
// One line of text is centred beside the icon; more lines start at the top.
export const content = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  minBlockSize: size.control,
  minInlineSize: 0,
  // In a separate row below the icon and the close button.
  '@media': { [zoomedPhoneQuery]: { gridArea: '2 / 1 / auto / -1', justifySelf: 'stretch' } },
});
export const action = style({ marginBlockStart: size.s3 });
export const title = style({ ...typeScale.label, overflowWrap: 'anywhere' });
export const description = style({ ...typeScale.small, color: color.textMuted, overflowWrap: 'anywhere' });
