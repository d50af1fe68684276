import { vars } from '../theme/contract.css.ts';
import { typeScale } from '../theme/typeScale.ts';

const { border, color, duration, easing, radius, size } = vars;

/** Shared styles of `Disclosure` and of `PageSection` on a phone: a button that opens and closes the content below it. */
export const disclosureStyles = {
  container: {
    background: color.surface,
    border: `${border.subtle} solid ${color.borderSubtle}`,
    borderRadius: radius.card,
    overflow: 'clip',
  },
  /** The button; the whole line can be pressed. */
  trigger: {
    ...typeScale.h3,
    display: 'flex',
    // The arrow stays at the first line of a long title.
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
  triggerFocused: { outlineOffset: `calc(-1 * ${border.focus})`, borderRadius: radius.card },
  triggerText: {
    flex: 1,
    minInlineSize: 0,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: size.s4,
  },
  /** Below 19.5rem it takes the whole line, so that the count goes below it. */
  title: { flex: '1 1 clamp(10rem, calc((19.5rem - 100%) * 999), 100%)', overflowWrap: 'anywhere' },
  meta: {
    ...typeScale.small,
    color: color.textMuted,
    fontVariantNumeric: 'tabular-nums',
    selectors: { '[data-disabled] &': { color: 'inherit' } },
  },
  /** Points down when closed and up when open. */
  arrow: {
    display: 'inline-flex',
    alignItems: 'center',
    blockSize: '1lh',
    color: color.textMuted,
    transition: `rotate ${duration.base} ${easing.enter}`,
    selectors: {
      '[aria-expanded="true"] > &': { rotate: '180deg' },
      '[data-disabled] > &': { color: 'inherit' },
    },
  },
  panel: { paddingBlock: `${size.s3} ${size.s6}`, paddingInline: `min(${size.s6}, 6vw)` },
} as const;
