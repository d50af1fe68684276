import { vars } from '../theme/contract.css.ts';
import { type } from '../theme/type.ts';

const { border, color, duration, easing, radius, size } = vars;

/** A line that opens and closes what follows it: how `Disclosure` and the folded `PageSection` of a phone look alike. */
export const folding = {
  box: {
    background: color.surface,
    border: `${border.subtle} solid ${color.borderSubtle}`,
    borderRadius: radius.card,
    overflow: 'clip',
  },
  /** The button: the whole line is the target. */
  line: {
    ...type.h3,
    display: 'flex',
    // A title of several lines: the arrow stays with the first.
    alignItems: 'flex-start',
    gap: size.s4,
    inlineSize: '100%',
    minBlockSize: size.controlLarge,
    paddingBlock: size.s4,
    paddingInline: `min(${size.s6}, 6vw)`,
    border: 0,
    background: 'transparent',
    color: color.text,
    textAlign: 'start',
    cursor: 'pointer',
  },
  focused: { outlineOffset: `calc(-1 * ${border.focus})`, borderRadius: radius.card },
  words: { flex: 1, minInlineSize: 0, display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: size.s4 },
  /** It takes the whole of a line below 19.5rem, so that a count stands under it, and else what it needs. */
  title: { flex: '1 1 clamp(10rem, calc((19.5rem - 100%) * 999), 100%)', overflowWrap: 'anywhere' },
  meta: { ...type.small, color: color.textMuted, fontVariantNumeric: 'tabular-nums' },
  /** Down while closed, up while open: it says what a press does. */
  arrow: {
    display: 'inline-flex',
    alignItems: 'center',
    blockSize: '1lh',
    color: color.textMuted,
    transition: `rotate ${duration.base} ${easing.enter}`,
    selectors: { '[aria-expanded="true"] > &': { rotate: '180deg' } },
  },
  panel: { paddingBlock: `${size.s3} ${size.s6}`, paddingInline: `min(${size.s6}, 6vw)` },
} as const;
