import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { starClipPath } from '../../theme/starClipPath.ts';
import { typeScale } from '../../theme/typeScale.ts';
import { visuallyHiddenStyle } from '../../utils/visuallyHiddenStyle.ts';

const { color, size } = vars;
/** Below it only the marks are in a row, and the current step is written above them. */
const compact = '(width < 600px)';
const markSize = size.control;

export const root = style({ containerType: 'inline-size' });

export const summary = style({
  display: 'none',
  '@container': { [compact]: { display: 'grid', marginBlockEnd: size.s4 } },
});
export const position = style({ ...typeScale.small, color: color.textMuted, fontVariantNumeric: 'tabular-nums' });
export const currentTitle = style({ ...typeScale.h3, overflowWrap: 'anywhere' });

export const list = style({ display: 'flex' });

export const step = style({
  position: 'relative',
  flex: '1 1 0',
  minInlineSize: 0,
  '@container': { [compact]: { selectors: { '&:last-child': { flex: `0 1 ${markSize}` } } } },
  selectors: {
    // The line to the next mark. It cannot be pressed.
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: `calc(${markSize} / 2 - 1px)`,
      insetInline: `calc(${markSize} + ${size.s2}) ${size.s2}`,
      borderBlockStart: `2px dashed ${color.borderStrong}`,
      pointerEvents: 'none',
    },
    '&[data-state="done"]::before': { borderBlockStart: `2px solid ${color.primary}` },
  },
});

const content = {
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  gap: size.s3,
  inlineSize: '100%',
  blockSize: '100%',
} as const;

export const button = style({
  ...content,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.sm,
  background: 'transparent',
  color: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
});
/** A step that cannot be pressed. */
export const staticStep = style(content);

/** A star: filled if the step is done or current, otherwise an outline. */
export const mark = style({
  display: 'grid',
  inlineSize: `min(${markSize}, 100%)`,
  aspectRatio: '1',
  padding: '2.5px',
  background: color.primary,
  color: color.onPrimary,
  clipPath: starClipPath,
  selectors: {
    [`${step}[data-state="upcoming"] &`]: { background: color.borderStrong, color: color.text },
    [`${step}[data-invalid] &`]: { background: color.danger, color: color.onDanger },
  },
  '@media': {
    // Keeps the star with forced colours.
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      background: 'Highlight',
      color: 'HighlightText',
      selectors: {
        [`${step}[data-state="upcoming"] &`]: { background: 'CanvasText', color: 'CanvasText' },
        [`${step}[data-invalid] &`]: { background: 'CanvasText', color: 'Canvas' },
      },
    },
  },
});
export const markContent = style({
  ...typeScale.label,
  display: 'grid',
  placeItems: 'center',
  fontFamily: vars.font.display,
  lineHeight: 1,
  clipPath: starClipPath,
  selectors: { [`${step}[data-state="upcoming"]:not([data-invalid]) &`]: { background: color.surface } },
  '@media': {
    '(forced-colors: active)': {
      selectors: { [`${step}[data-state="upcoming"]:not([data-invalid]) &`]: { background: 'Canvas' } },
    },
  },
});

export const text = style({
  display: 'grid',
  paddingInlineEnd: size.s5,
  '@container': { [compact]: visuallyHiddenStyle },
});
export const title = style({
  ...typeScale.small,
  overflowWrap: 'anywhere',
  selectors: {
    [`${step}[data-state="upcoming"] &`]: { color: color.textMuted },
    [`${step}[data-state="current"] &`]: { ...typeScale.label, color: color.text },
  },
  '@media': {
    '(hover: hover)': {
      selectors: { [`${button}:hover:not([aria-current]) &`]: { color: color.link, textDecoration: 'underline' } },
    },
  },
});
export const description = style({ ...typeScale.caption, color: color.textMuted });
export const invalidNote = style({ ...typeScale.caption, color: color.danger, fontWeight: 600 });
