import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { typeScale } from '../../theme/typeScale.ts';

const { color, size, border } = vars;

/**
 * The rows adapt to the width of this container. It is the fieldset itself: a container inside a fieldset loses its boxes in
 * Chromium when the fieldset gains or loses a child, as it does when an error appears.
 */
export const fieldset = style({ containerType: 'inline-size', display: 'grid' });
export const legend = style({ ...typeScale.label, display: 'block', inlineSize: '100%', paddingBlockEnd: size.s2 });
/** The area to drop files into. */
export const dropZone = recipe({
  base: {
    display: 'grid',
    gap: size.s4,
    padding: size.s4,
    background: color.sunken,
    borderWidth: border.control,
    borderStyle: 'dashed',
    borderColor: color.borderStrong,
    borderRadius: vars.radius.control,
  },
  variants: {
    isInvalid: {
      true: { borderColor: color.danger, '@media': { '(forced-colors: active)': { borderWidth: border.focus } } },
    },
  },
});
export const hint = style({ ...typeScale.small, color: color.textMuted, paddingBlockEnd: size.s3 });
export const list = style({ display: 'grid', gap: size.s3 });
export const pdf = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: size.s4,
  padding: size.s4,
  background: color.surface,
  border: `${border.subtle} solid ${color.borderSubtle}`,
  borderRadius: vars.radius.control,
});
export const pdfName = style({ ...typeScale.small, display: 'grid', fontWeight: 600, overflowWrap: 'anywhere' });
export const fileSize = style({ ...typeScale.caption, color: color.textMuted });
export const fileButtons = style({ display: 'flex', flexWrap: 'wrap', gap: size.s4 });
export const fileButton = style({
  position: 'relative',
  background: color.surface,
  selectors: {
    '&:focus-within:has(:focus-visible)': {
      outline: `${border.focus} solid ${color.focus}`,
      outlineOffset: border.focusOffset,
    },
  },
});
/** Covers the whole button, invisible, so that touch and a screen reader's pointer find it where the button is. */
export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  opacity: 0,
  cursor: 'pointer',
  fontSize: 0,
  selectors: { '&::file-selector-button': { cursor: 'pointer' } },
});
export const errors = style({
  display: 'grid',
  gap: size.s2,
  paddingBlockStart: size.s2,
  selectors: { '&:empty': { display: 'none' } },
});
export const error = style({
  ...typeScale.small,
  display: 'flex',
  alignItems: 'flex-start',
  gap: size.s3,
  color: color.danger,
  fontWeight: 600,
  overflowWrap: 'anywhere',
});
/** As tall as the first line of the text beside it. */
export const errorIcon = style({ display: 'inline-flex', alignItems: 'center', blockSize: '1lh', flexShrink: 0 });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: size.s4 });
