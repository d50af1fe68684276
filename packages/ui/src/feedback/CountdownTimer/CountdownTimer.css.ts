import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { typeScale } from '../../theme/typeScale.ts';
import { visuallyHiddenStyle } from '../../utils/visuallyHiddenStyle.ts';

const { border, color, size } = vars;

export const timer = recipe({
  base: {
    ...typeScale.label,
    position: 'relative',
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: size.s3,
    boxSizing: 'border-box',
    maxInlineSize: '100%',
    minBlockSize: size.control,
    paddingInline: size.s5,
    paddingBlock: size.s2,
    borderWidth: border.subtle,
    borderStyle: 'solid',
    borderRadius: vars.radius.control,
  },
  variants: {
    isUrgent: {
      false: { color: color.text, background: color.sunken, borderColor: color.borderSubtle },
      true: { color: color.warning, background: color.warningBg, borderColor: color.warning },
    },
  },
});
export const label = recipe({
  variants: { isVisible: { true: { ...typeScale.small, color: 'inherit' }, false: visuallyHiddenStyle } },
});
export const time = style({ fontWeight: 600 });
/** Digits of equal width, so that the time does not jump each second. */
export const digits = style({ fontVariantNumeric: 'tabular-nums' });
