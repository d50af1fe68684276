import { style } from '@vanilla-extract/css';
import { tallWindowQuery } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { typeScale } from '../../theme/typeScale.ts';

const { color, size } = vars;

export const row = style({
  display: 'grid',
  gap: size.s2,
  paddingBlockStart: size.s4,
  paddingBlockEnd: size.s3,
  background: color.canvas,
  '@media': { [tallWindowQuery]: { position: 'sticky', insetBlockStart: size.header, zIndex: vars.layer.sticky } },
  selectors: {
    // In the preview dialog of a quiz there is no page header, and the background is another.
    '[role="dialog"] &': { background: 'none', '@media': { [tallWindowQuery]: { position: 'static' } } },
  },
});
export const textRow = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: size.s4 });
export const count = style({
  ...typeScale.small,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const saveStatus = style({ ...typeScale.caption, color: color.textMuted });
export const saveProblem = style({
  ...typeScale.caption,
  display: 'inline-flex',
  alignItems: 'center',
  gap: size.s2,
  color: color.warning,
  selectors: { '&:empty': { display: 'none' } },
});

const track = { background: color.borderSubtle, borderRadius: vars.radius.pill } as const;
const fill = { background: color.primary, borderRadius: vars.radius.pill } as const;

// A native progress element fills from the inline start and needs no inline style.
export const progressBar = style({
  ...track,
  appearance: 'none',
  display: 'block',
  inlineSize: '100%',
  blockSize: '6px',
  border: 'none',
  overflow: 'hidden',
  accentColor: color.primary,
  selectors: {
    '&::-webkit-progress-bar': track,
    // No transition: it would lay out a hundred questions in every frame.
    '&::-webkit-progress-value': fill,
    '&::-moz-progress-bar': fill,
  },
  '@media': {
    '(forced-colors: active)': {
      border: `${vars.border.subtle} solid`,
      selectors: { '&::-webkit-progress-value': { background: 'Highlight' } },
    },
  },
});
