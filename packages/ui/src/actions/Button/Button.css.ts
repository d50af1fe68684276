import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { zoomedPhone } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { type } from '../../theme/type.ts';

const { color, size } = vars;
/** Where the words need the room. */
const tight = { '@media': { [zoomedPhone]: { paddingInline: size.s4 } } };
const hoverable = '(hover: hover)';

/** Ground and text under the pointer and under the finger; nothing changes on a button that cannot be pressed. */
const states = (hover: object, pressed: object) => ({
  '@media': { [hoverable]: { selectors: { '&:hover:not(:disabled, [aria-disabled="true"])': hover } } },
  selectors: { '&:is(:active, [data-pressed]):not(:disabled, [aria-disabled="true"])': pressed },
});
const solid = (background: string, text: string, hover: string, pressed: string, border = 'transparent') => ({
  background,
  color: text,
  borderColor: border,
  ...states({ background: hover }, { background: pressed }),
});
const outline = (text: string, border: string, ground: string) => ({
  background: 'transparent',
  color: text,
  borderColor: border,
  ...states({ background: ground }, { background: ground }),
});

/**
 * The dress of everything that looks like a button: React Aria's, a native `<button>` in a long list, an `<a>`.
 * `tone` says what pressing means, `variant` how loud it is.
 */
export const button = recipe({
  base: {
    ...type.label,
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
    userSelect: 'none',
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
      default: { minBlockSize: size.control, paddingInline: size.s6, ...tight },
      large: { minBlockSize: size.controlLarge, paddingInline: size.s7, fontSize: '1.0625rem', ...tight },
    },
    fill: { true: { inlineSize: '100%' } },
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
      // Saffron alone is too pale against linen: the dark edge is what makes it a button there.
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

/** Keeps the button as wide as the longer of its two faces, so that nothing moves when the wait begins. */
export const faces = style({ display: 'grid', alignItems: 'center', justifyItems: 'center' });
export const face = recipe({
  base: { gridArea: '1 / 1', display: 'inline-flex', alignItems: 'center', justifyContent: 'center', gap: size.s3 },
  variants: { shown: { false: { visibility: 'hidden' } } },
});
