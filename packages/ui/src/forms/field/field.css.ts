import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { matchParentStyle } from '../../utils/matchParentStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { typeScale } from '../../theme/typeScale.ts';

const { color, size, border } = vars;

/** Stacks label, hint, control and error. */
export const field = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0, inlineSize: '100%' });

export const label = style({
  ...typeScale.label,
  color: color.text,
  marginBlockEnd: size.s2,
  inlineSize: 'fit-content',
});

/** Contains the input with its icons and buttons. It has the direction of the page, whatever that of the input. */
export const control = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    minInlineSize: 0,
    // The input inherits its alignment from here, also on a centered page.
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
  ...typeScale.body,
  flex: '1 1 0',
  alignSelf: 'stretch',
  minInlineSize: 0,
  inlineSize: '100%',
  margin: 0,
  paddingBlock: size.s2,
  paddingInline: size.s5,
  // An input clips its line box, and so the highest tashkeel.
  lineHeight: 1.9,
  border: 0,
  borderRadius: `calc(${vars.radius.control} - ${border.control})`,
  outline: 'none',
  background: 'transparent',
  color: 'inherit',
  // Text of the other direction is aligned to the start of the page too.
  ...matchParentStyle,
  appearance: 'none',
  textOverflow: 'ellipsis',
  selectors: {
    '&::placeholder': { color: color.textMuted, opacity: 1 },
    '&:disabled::placeholder': { color: color.textDisabled },
    '&::-webkit-search-cancel-button, &::-webkit-search-decoration': { display: 'none' },
    // Browsers give autofilled values their own background, which is unreadable in the dark theme.
    '&:autofill': {
      boxShadow: `inset 0 0 0 100px ${color.primarySubtle}`,
      WebkitTextFillColor: color.text,
      caretColor: color.text,
    },
  },
});

/** An icon before or after the input. */
export const adornment = style({
  display: 'inline-flex',
  flexShrink: 0,
  color: color.textMuted,
  paddingInlineStart: size.s4,
  selectors: { '&:has(~ :disabled)': { color: color.textDisabled } },
});
globalStyle(`${adornment} + ${adornment}`, { paddingInlineStart: size.s3 });
// On both sides, because an input may have the other direction.
globalStyle(`${adornment} + input`, { paddingInline: size.s3 });
/** A button at the end of the control. */
export const endButton = style({ display: 'inline-flex', flexShrink: 0, marginInline: size.s1 });
