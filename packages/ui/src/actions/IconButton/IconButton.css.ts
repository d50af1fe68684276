import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';

const { color } = vars;

/** A target of 44 px (40 in dense tables) around one icon. Buttons and links without a visible label share it. */
export const iconButton = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    position: 'relative',
    inlineSize: vars.size.control,
    blockSize: vars.size.control,
    padding: 0,
    borderWidth: vars.border.control,
    borderStyle: 'solid',
    borderColor: 'transparent',
    borderRadius: vars.radius.control,
    background: 'transparent',
    color: color.text,
    cursor: 'pointer',
    touchAction: 'manipulation',
    selectors: {
      '&:is(:active, [data-pressed], [aria-expanded="true"]):not(:disabled)': { background: color.primarySubtle },
      '&:disabled': { color: color.textDisabled, cursor: 'default' },
    },
    '@media': {
      '(hover: hover)': { selectors: { '&:hover:not(:disabled)': { background: color.sunken } } },
    },
  },
  variants: {
    variant: {
      quiet: {},
      outline: {
        borderColor: color.borderStrong,
        background: color.surface,
        selectors: { '&:disabled': { borderColor: color.borderSubtle } },
      },
    },
    tone: { neutral: {}, primary: { color: color.primary }, danger: { color: color.danger } },
    size: { dense: { inlineSize: vars.size.controlDense, blockSize: vars.size.controlDense }, default: {} },
    shape: { rounded: {}, round: { borderRadius: vars.radius.pill } },
  },
  compoundVariants: [
    {
      variants: { tone: 'danger' },
      style: {
        '@media': { '(hover: hover)': { selectors: { '&:hover:not(:disabled)': { background: color.dangerBg } } } },
      },
    },
  ],
  defaultVariants: { variant: 'quiet', tone: 'neutral', size: 'default', shape: 'rounded' },
});
