import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { matchParent } from '../../utils/matchParent.ts';
import { vars } from '../../theme/contract.css.ts';
import { type } from '../../theme/type.ts';

const { color, size, border } = vars;

/** Label, hint, control and error, under one another. */
export const field = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0, inlineSize: '100%' });

export const label = style({ ...type.label, color: color.text, marginBlockEnd: size.s2, inlineSize: 'fit-content' });

/** Holds the input and what stands beside it. It keeps the direction of the page whatever the input's own is. */
export const control = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    minInlineSize: 0,
    // What the input inherits its side from, on a centred page too.
    textAlign: 'start',
    color: color.text,
    background: color.surface,
    borderWidth: border.control,
    borderStyle: 'solid',
    borderColor: color.borderStrong,
    borderRadius: vars.radius.control,
    selectors: {
      '&:has(> :is(input, textarea, select):focus-visible)': {
        outline: `${border.focus} solid ${color.focus}`,
        outlineOffset: border.focusOffset,
      },
      '&:has(> [aria-invalid="true"])': { borderColor: color.danger, boxShadow: `inset 0 0 0 .5px ${color.danger}` },
      '&:has(> :disabled)': { background: color.sunken, borderColor: color.borderSubtle, color: color.textDisabled },
      '&:has(> input:read-only:not(:disabled))': { background: color.sunken },
    },
    '@media': {
      '(hover: hover)': {
        selectors: {
          '&:hover:not(:has(> :disabled, > [aria-invalid="true"]))': { borderColor: color.primary },
        },
      },
      '(forced-colors: active)': {
        selectors: {
          '&:has(> :disabled)': { borderColor: 'GrayText', color: 'GrayText' },
          '&:has(> [aria-invalid="true"])': { borderWidth: border.focus },
        },
      },
    },
  },
  variants: {
    size: {
      default: { minBlockSize: size.control },
      large: { minBlockSize: size.controlLarge },
    },
  },
  defaultVariants: { size: 'default' },
});

/** The native input or text area inside `control`. */
export const input = style({
  ...type.body,
  flex: '1 1 0',
  alignSelf: 'stretch',
  minInlineSize: 0,
  inlineSize: '100%',
  margin: 0,
  paddingBlock: size.s2,
  paddingInline: size.s5,
  // An input cuts what stands out of its line, and with it the highest tashkeel.
  lineHeight: 1.9,
  border: 0,
  borderRadius: `calc(${vars.radius.control} - ${border.control})`,
  outline: 'none',
  background: 'transparent',
  color: 'inherit',
  // What runs the other way still stands where the page starts, like every other value of the form.
  ...matchParent,
  appearance: 'none',
  textOverflow: 'ellipsis',
  selectors: {
    '&::placeholder': { color: color.textMuted, opacity: 1 },
    '&:disabled::placeholder': { color: color.textDisabled },
    '&::-webkit-search-cancel-button, &::-webkit-search-decoration': { display: 'none' },
    // Browsers paint saved values on a ground of their own, unreadable by night.
    '&:autofill': {
      boxShadow: `inset 0 0 0 100px ${color.primarySubtle}`,
      WebkitTextFillColor: color.text,
      caretColor: color.text,
    },
  },
});

/** An icon that stands before or after the input. */
export const adornment = style({
  display: 'inline-flex',
  flexShrink: 0,
  color: color.textMuted,
  paddingInlineStart: size.s4,
  selectors: { '&:has(~ :disabled)': { color: color.textDisabled } },
});
globalStyle(`${adornment} + ${adornment}`, { paddingInlineStart: size.s3 });
// On both sides: an input of the other direction begins at its end.
globalStyle(`${adornment} + input`, { paddingInline: size.s3 });
/** A button at the end of the control. */
export const endButton = style({ display: 'inline-flex', flexShrink: 0, marginInline: size.s1 });
