import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { typeScale } from '../../theme/typeScale.ts';

const { color, size, border } = vars;
/** Forced colors remove the colors, so the states use border widths and system colors. */
const forcedColors = '(forced-colors: active)';
/** A disabled icon. */
const disabledIcon = {
  true: { color: color.textDisabled, background: 'transparent', '@media': { [forcedColors]: { color: 'GrayText' } } },
};

/** Keeps the hidden input inside the field, so that focusing it scrolls to the field. */
export const root = style({ position: 'relative' });

/** The area to drop files into. */
export const dropZone = recipe({
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
    isInvalid: { true: { borderColor: color.danger, '@media': { [forcedColors]: { borderWidth: border.focus } } } },
    isDragOver: {
      true: {
        borderStyle: 'solid',
        borderColor: color.primary,
        background: color.primarySubtle,
        color: color.onPrimarySubtle,
        '@media': { [forcedColors]: { borderColor: 'Highlight', borderWidth: border.focus } },
      },
    },
    isDisabled: {
      true: {
        background: color.sunken,
        borderColor: color.borderSubtle,
        '@media': { [forcedColors]: { borderColor: 'GrayText', color: 'GrayText' } },
      },
    },
  },
});
export const icon = recipe({
  base: { display: 'inline-flex', color: color.primary, marginBlockEnd: size.s2 },
  variants: { isDisabled: disabledIcon },
});
/** Hidden on devices that cannot drag files. */
export const dropHint = style({
  ...typeScale.small,
  marginBlockStart: size.s2,
  '@media': { '(hover: none)': { display: 'none' } },
});
export const acceptedTypes = style({ ...typeScale.small, color: color.textMuted, textWrap: 'balance' });

export const list = style({
  display: 'grid',
  gap: size.s3,
  margin: 0,
  marginBlockStart: size.s4,
  padding: 0,
  // The form shows the upload progress, so the list hides the files meanwhile.
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
    isInvalid: { true: { borderColor: color.danger, '@media': { [forcedColors]: { borderWidth: border.selected } } } },
    isDisabled: {
      true: {
        background: color.sunken,
        color: color.textMuted,
        '@media': { [forcedColors]: { borderColor: 'GrayText', color: 'GrayText' } },
      },
    },
  },
});
export const iconTile = recipe({
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
  variants: { isDisabled: disabledIcon },
});
export const fileText = style({ display: 'grid', flex: '1 1 10rem', minInlineSize: 0 });
export const fileName = style({ ...typeScale.label, overflowWrap: 'anywhere' });
export const fileMeta = style({ ...typeScale.caption, color: color.textMuted, fontVariantNumeric: 'tabular-nums' });
export const errorText = style({
  ...typeScale.small,
  display: 'flex',
  alignItems: 'center',
  gap: size.s2,
  color: color.danger,
  fontWeight: 600,
});
export const actions = style({ display: 'inline-flex', flexShrink: 0, marginInlineStart: 'auto' });

/** The hidden input that holds the value for the form and moves its focus to the button. */
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
