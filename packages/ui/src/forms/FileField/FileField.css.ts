import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { type } from '../../theme/type.ts';

const { color, size, border } = vars;
/** Colours say nothing there: widths and system colours do. */
const forced = '(forced-colors: active)';
/** A sign of what cannot be used. */
const quiet = {
  true: { color: color.textDisabled, background: 'transparent', '@media': { [forced]: { color: 'GrayText' } } },
};

/** Keeps the unseen input where the field is, so that going to it scrolls to the right place. */
export const root = style({ position: 'relative' });

/** A piece of cloth with its edge still tacked: files are laid on it. */
export const area = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: size.s2,
    paddingBlock: size.s6,
    paddingInline: size.s5,
    textAlign: 'center',
    color: color.text,
    background: color.surface,
    borderWidth: border.control,
    borderStyle: 'dashed',
    borderColor: color.borderStrong,
    borderRadius: vars.radius.control,
  },
  variants: {
    isWrong: { true: { borderColor: color.danger, '@media': { [forced]: { borderWidth: border.focus } } } },
    isOver: {
      true: {
        borderStyle: 'solid',
        borderColor: color.primary,
        background: color.primarySubtle,
        color: color.onPrimarySubtle,
        '@media': { [forced]: { borderColor: 'Highlight', borderWidth: border.focus } },
      },
    },
    isDisabled: {
      true: {
        background: color.sunken,
        borderColor: color.borderSubtle,
        '@media': { [forced]: { borderColor: 'GrayText', color: 'GrayText' } },
      },
    },
  },
});
export const sign = recipe({
  base: { display: 'inline-flex', color: color.primary, marginBlockEnd: size.s2 },
  variants: { isDisabled: quiet },
});
/** Where nothing can be dragged there is nothing to say of it. */
export const dropWords = style({
  ...type.small,
  marginBlockStart: size.s2,
  '@media': { '(hover: none)': { display: 'none' } },
});
export const rules = style({ ...type.small, color: color.textMuted, textWrap: 'balance' });

export const list = style({
  display: 'grid',
  gap: size.s3,
  margin: 0,
  marginBlockStart: size.s4,
  padding: 0,
  // What is on its way stands at the foot of its form, and not twice.
  selectors: { 'form:has([data-upload]) &': { display: 'none' } },
});
export const row = recipe({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: size.s4,
    rowGap: size.s1,
    padding: size.s3,
    background: color.surface,
    borderWidth: border.subtle,
    borderStyle: 'solid',
    borderColor: color.borderSubtle,
    borderRadius: vars.radius.control,
  },
  variants: {
    isWrong: { true: { borderColor: color.danger, '@media': { [forced]: { borderWidth: border.selected } } } },
    isDisabled: {
      true: {
        background: color.sunken,
        color: color.textMuted,
        '@media': { [forced]: { borderColor: 'GrayText', color: 'GrayText' } },
      },
    },
  },
});
export const tile = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: size.control,
    blockSize: size.control,
    color: color.primary,
    background: color.primarySubtle,
    borderRadius: vars.radius.sm,
  },
  variants: { isDisabled: quiet },
});
export const words = style({ display: 'grid', flex: '1 1 10rem', minInlineSize: 0 });
export const fileName = style({ ...type.label, overflowWrap: 'anywhere' });
export const meta = style({ ...type.caption, color: color.textMuted, fontVariantNumeric: 'tabular-nums' });
export const problem = style({
  ...type.small,
  display: 'flex',
  alignItems: 'center',
  gap: size.s2,
  color: color.danger,
  fontWeight: 600,
});
export const actions = style({ display: 'inline-flex', flexShrink: 0, marginInlineStart: 'auto' });

/** Holds the value for the form, and hands its focus on. */
export const valueInput = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  margin: '-1px',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
