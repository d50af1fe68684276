import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { typeScale } from '../../theme/typeScale.ts';
import { textRow } from './ProgressRow.css.ts';

const { color, size, border } = vars;

export const toggle = style({
  ...typeScale.small,
  display: 'inline-flex',
  alignItems: 'center',
  gap: size.s2,
  minBlockSize: size.control,
  paddingInline: size.s2,
  marginInline: `calc(-1 * ${size.s2})`,
  background: 'transparent',
  color: color.link,
  border: 'none',
  borderRadius: vars.radius.xs,
  fontWeight: 600,
  cursor: 'pointer',
  '@media': { '(hover: hover)': { selectors: { '&:hover': { textDecoration: 'underline' } } } },
});
/** On a phone the progress row has no room for this label: only the icon is visible, and the label stays its accessible name. */
export const title = style({
  whiteSpace: 'nowrap',
  selectors: {
    [`${textRow} &`]: {
      '@media': {
        '(width < 480px)': {
          position: 'absolute',
          inlineSize: '1px',
          blockSize: '1px',
          overflow: 'hidden',
          clipPath: 'inset(50%)',
        },
      },
    },
  },
});
export const chevron = recipe({
  base: { display: 'inline-flex', transition: `rotate ${vars.duration.base} ${vars.easing.enter}` },
  variants: { isOpen: { true: { rotate: '180deg' } } },
});
/** Overlays the questions, so that opening it shifts nothing. */
export const panel = style({
  position: 'absolute',
  insetBlockStart: `calc(100% + ${size.s3})`,
  insetInline: 0,
  zIndex: vars.layer.sticky,
  // Ends in the middle of a row, to show that there are more.
  maxBlockSize: `min(${size.s4} + 6.5 * (${size.control} + ${size.s3}), 60vh)`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: size.s4,
  background: color.raised,
  border: `${border.subtle} solid ${color.borderSubtle}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.elevation.e3,
  selectors: { '&[hidden]': { display: 'none' } },
});
export const cells = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${size.control}, 1fr))`,
  gap: size.s3,
});

const createMarkedStyle = (textColor: string, background: string) => ({
  color: textColor,
  background: background,
  borderColor: textColor,
});
/** A question: open ones have a dashed border, marked ones an icon. */
export const cell = recipe({
  base: {
    ...typeScale.small,
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    minBlockSize: size.control,
    border: `${border.control} solid ${color.borderStrong}`,
    borderRadius: vars.radius.sm,
    color: color.text,
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    textDecoration: 'none',
    '@media': { '(hover: hover)': { selectors: { '&:hover': { borderColor: color.primary } } } },
  },
  variants: {
    state: {
      open: { borderStyle: 'dashed' },
      answered: {
        background: color.primary,
        color: color.onPrimary,
        borderColor: color.primary,
        '@media': {
          '(forced-colors: active)': {
            forcedColorAdjust: 'none',
            background: 'Highlight',
            borderColor: 'Highlight',
            color: 'HighlightText',
          },
        },
      },
      correct: createMarkedStyle(color.success, color.successBg),
      wrong: createMarkedStyle(color.danger, color.dangerBg),
      blank: { ...createMarkedStyle(color.warning, color.warningBg), borderStyle: 'dashed' },
    },
  },
});
/** A small icon in the corner. */
export const stateIcon = style({ position: 'absolute', insetBlockStart: '2px', insetInlineEnd: '2px' });
globalStyle(`${stateIcon} > svg`, { inlineSize: '12px', blockSize: '12px', strokeWidth: 3 });
