import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { typeScale } from '../../theme/typeScale.ts';

const { color, size } = vars;

export const root = style({
  display: 'grid',
  gap: size.s3,
  padding: size.s4,
  background: color.surface,
  borderWidth: vars.border.subtle,
  borderStyle: 'solid',
  borderColor: color.borderSubtle,
  borderRadius: vars.radius.control,
});
// Has the same height in all states, so that a list of uploads does not shift.
export const header = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: size.s4, rowGap: size.s2 });
export const statusIcon = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: size.control,
    blockSize: size.control,
    borderRadius: vars.radius.sm,
  },
  variants: {
    status: {
      uploading: { color: color.primary, background: color.primarySubtle },
      paused: { color: color.textMuted, background: color.sunken },
      waiting: { color: color.warning, background: color.warningBg },
      done: { color: color.success, background: color.successBg },
      failed: { color: color.danger, background: color.dangerBg },
    },
  },
});
export const fileText = style({ display: 'grid', flex: '1 1 10rem', minInlineSize: 0 });
export const fileName = style({ ...typeScale.label, overflowWrap: 'anywhere' });
export const uploadedSize = style({ ...typeScale.small, color: color.textMuted, fontVariantNumeric: 'tabular-nums' });
export const statusText = recipe({
  base: { ...typeScale.small, fontWeight: 600 },
  variants: { status: { done: { color: color.success }, failed: { color: color.danger } } },
});
export const actions = style({ display: 'inline-flex', alignItems: 'center', gap: size.s2, marginInlineStart: 'auto' });
