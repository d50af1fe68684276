import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { zoomedPhoneQuery } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { typeScale } from '../../theme/typeScale.ts';
import { userSelectStyle } from '../../utils/userSelectStyle.ts';

const { color, size } = vars;
/** Less padding where the label needs the room. */
const compactPadding = { '@media': { [zoomedPhoneQuery]: { paddingInline: size.s4 } } };
const hoverQuery = '(hover: hover)';

/** Styles for hover and press. A disabled button does not change. */
const interactionStates = (hover: object, pressed: object) => ({
  '@media': { [hoverQuery]: { selectors: { '&:hover:not(:disabled, [aria-disabled="true"])': hover } } },
  selectors: { '&:is(:active, [data-pressed]):not(:disabled, [aria-disabled="true"])': pressed },
});
const solid = (background: string, text: string, hover: string, pressed: string, border = 'transparent') => ({
  background,
  color: text,
  borderColor: border,
  ...interactionStates({ background: hover }, { background: pressed }),
});
const outline = (text: string, border: string, hoverBackground: string) => ({
  background: 'transparent',
  color: text,
  borderColor: border,
  ...interactionStates({ background: hoverBackground }, { background: hoverBackground }),
});

/**
 * The style of everything that looks like a button: a React Aria button, a native `<button>`, an `<a>`.
 * `tone` says what pressing means, `variant` how prominent the button is.
 */
export const button = recipe({
  base: {
    ...typeScale.label,
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: size.s3,
    flexShrink: 0,
    maxInlineSize: '100%',
    paddingBlock: size.s2,
    borderWidth: vars.border.control,
    borderStyle: 'solid',
    borderRadius: vars.radius.control,
    textAlign: 'center',
    textDecoration: 'none',
    textWrap: 'balance',
    ...userSelectStyle('none'),
    touchAction: 'manipulation',
    cursor: 'pointer',
    selectors: {
      '&:is(:disabled, [aria-disabled="true"])': { cursor: 'default' },
      '&:disabled': { color: color.textDisabled, borderColor: color.borderSubtle },
    },
  },
  variants: {
    tone: { neutral: {}, primary: {}, accent: {}, danger: {} },
    variant: {
      solid: { selectors: { '&:disabled': { background: color.sunken } } },
      outline: {},
      quiet: { selectors: { '&:disabled': { borderColor: 'transparent' } } },
    },
    size: {
      dense: { minBlockSize: size.controlDense, paddingInline: size.s5, fontSize: '.9375rem' },
      default: { minBlockSize: size.control, paddingInline: size.s6, ...compactPadding },
      large: { minBlockSize: size.controlLarge, paddingInline: size.s7, fontSize: '1.0625rem', ...compactPadding },
    },
    fullWidth: { true: { inlineSize: '100%' } },
  },
  compoundVariants: [
    {
      variants: { tone: 'neutral', variant: 'solid' },
      style: solid(
        color.text,
        color.canvas,
        `color-mix(in srgb, ${color.text} 84%, ${color.canvas})`,
        `color-mix(in srgb, ${color.text} 74%, ${color.canvas})`,
      ),
    },
    {
      variants: { tone: 'primary', variant: 'solid' },
      style: solid(color.primary, color.onPrimary, color.primaryHover, color.primaryPressed),
    },
    {
      variants: { tone: 'accent', variant: 'solid' },
      // Saffron has too little contrast on the page background, so the button gets a dark border.
      style: solid(color.accent, color.onAccent, color.accentHover, color.accentHover, color.accentText),
    },
    {
      variants: { tone: 'danger', variant: 'solid' },
      style: solid(color.danger, color.onDanger, color.dangerHover, color.dangerHover),
    },
    { variants: { tone: 'neutral', variant: 'outline' }, style: outline(color.text, color.borderStrong, color.sunken) },
    {
      variants: { tone: 'primary', variant: 'outline' },
      style: outline(color.primary, color.primary, color.primarySubtle),
    },
    {
      variants: { tone: 'accent', variant: 'outline' },
      style: outline(color.accentText, color.accentText, color.warningBg),
    },
    { variants: { tone: 'danger', variant: 'outline' }, style: outline(color.danger, color.danger, color.dangerBg) },
    { variants: { tone: 'neutral', variant: 'quiet' }, style: outline(color.text, 'transparent', color.sunken) },
    {
      variants: { tone: 'primary', variant: 'quiet' },
      style: outline(color.primary, 'transparent', color.primarySubtle),
    },
    {
      variants: { tone: 'accent', variant: 'quiet' },
      style: outline(color.accentText, 'transparent', color.warningBg),
    },
    { variants: { tone: 'danger', variant: 'quiet' }, style: outline(color.danger, 'transparent', color.dangerBg) },
  ],
  defaultVariants: { tone: 'neutral', variant: 'solid', size: 'default' },
});

/** Stacks both labels, so that the button is as wide as the longer one and does not resize while pending. */
export const contentStack = style({ display: 'grid', alignItems: 'center', justifyItems: 'center' });
export const content = recipe({
  base: { gridArea: '1 / 1', display: 'inline-flex', alignItems: 'center', justifyContent: 'center', gap: size.s3 },
  variants: { isVisible: { false: { visibility: 'hidden' } } },
});
