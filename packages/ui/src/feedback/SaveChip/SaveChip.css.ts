import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { typeScale } from '../../theme/typeScale.ts';

const { color, size } = vars;
const getToneColors = (text: string, backgroundColor: string) => ({
  color: text,
  background: backgroundColor,
  borderColor: text,
});

/** All three states overlap in one grid cell, so that the width is that of the longest. Only the current state is visible. */
export const root = style({
  display: 'inline-grid',
  position: 'relative',
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  justifyItems: 'start',
});
export const chip = recipe({
  base: {
    ...typeScale.small,
    gridArea: '1 / 1',
    display: 'inline-flex',
    gap: size.s2,
    paddingInline: size.s4,
    paddingBlock: size.s1,
    borderWidth: vars.border.subtle,
    borderStyle: 'solid',
    borderRadius: vars.radius.pill,
  },
  variants: {
    state: {
      saving: { color: color.textMuted, background: color.surface, borderColor: color.borderSubtle },
      saved: getToneColors(color.success, color.successBg),
      failed: getToneColors(color.warning, color.warningBg),
    },
    isShown: { false: { visibility: 'hidden' } },
  },
});
/** As tall as the first line of the text. */
export const icon = style({ display: 'flex', alignItems: 'center', flexShrink: 0, blockSize: '1lh' });
