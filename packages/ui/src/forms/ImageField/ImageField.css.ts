import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { minWidth } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { typeScale } from '../../theme/typeScale.ts';

const { color, size, border } = vars;
/** Forced colors remove the colors, so the states use border widths and system colors. */
const forcedColors = '(forced-colors: active)';

/** The picture with its controls beside it, or below it on a phone. */
export const dropZone = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: size.s5,
    padding: size.s5,
    background: color.surface,
    borderWidth: border.control,
    borderStyle: 'dashed',
    borderColor: color.borderStrong,
    borderRadius: vars.radius.control,
    '@media': { [minWidth.small]: { flexDirection: 'row', flexWrap: 'wrap' } },
  },
  variants: {
    isInvalid: { true: { borderColor: color.danger, '@media': { [forcedColors]: { borderWidth: border.focus } } } },
    isDragOver: {
      true: {
        borderStyle: 'solid',
        borderColor: color.primary,
        background: color.primarySubtle,
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

const previewBox = {
  flexShrink: 0,
  maxInlineSize: '100%',
  borderRadius: vars.radius.control,
  '@media': { [forcedColors]: { border: `${border.subtle} solid` } },
} as const;
const shapes = {
  wide: { inlineSize: '13rem', aspectRatio: '16 / 9' },
  square: { inlineSize: '8rem', aspectRatio: '1' },
} as const;

export const previewImage = recipe({
  base: { ...previewBox, display: 'block', objectFit: 'cover', background: color.sunken },
  variants: { shape: shapes },
});
export const placeholder = recipe({
  base: { ...previewBox, display: 'grid', placeItems: 'center', color: color.textMuted, background: color.sunken },
  variants: { shape: shapes },
});
/** Touch drags the picture and does not scroll the page. */
export const cropCanvas = style({
  ...previewBox,
  display: 'block',
  inlineSize: '12rem',
  blockSize: 'auto',
  aspectRatio: '1',
  background: color.sunken,
  cursor: 'grab',
  touchAction: 'none',
  selectors: { '&:active': { cursor: 'grabbing' } },
});
export const sliders = style({
  display: 'grid',
  gap: size.s2,
  inlineSize: '100%',
  '@media': { [minWidth.small]: { flex: '1 1 10rem', inlineSize: 'auto' } },
});
export const sliderLabel = style({ ...typeScale.small, display: 'grid', color: color.text });
export const sliderInput = style({
  inlineSize: '100%',
  minBlockSize: size.control,
  margin: 0,
  accentColor: color.primary,
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': {
      outline: `${border.focus} solid ${color.focus}`,
      outlineOffset: `calc(-1 * ${border.focusOffset})`,
      borderRadius: vars.radius.sm,
    },
    '&:disabled': { cursor: 'default' },
  },
  '@media': { [forcedColors]: { accentColor: 'Highlight' } },
});

/** Beside the picture, or below the sliders. */
export const controls = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: size.s2,
    textAlign: 'center',
    minInlineSize: 0,
    '@media': { [minWidth.small]: { alignItems: 'flex-start', textAlign: 'start' } },
  },
  variants: {
    place: {
      beside: { '@media': { [minWidth.small]: { flex: '1 1 12rem' } } },
      under: { inlineSize: '100%' },
    },
  },
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: size.s3,
  '@media': { [minWidth.small]: { justifyContent: 'flex-start' } },
});
