import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { zoomedPhoneQuery } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { typeScale } from '../../theme/typeScale.ts';

const { border, color, size } = vars;
const markerSize = '36px';

export const timeline = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const event = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${markerSize} minmax(0, 1fr)`,
  gap: size.s5,
  paddingBlockEnd: size.s7,
  '@media': { [zoomedPhoneQuery]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: size.s3 } },
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    // The line runs from one marker to the next.
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlock: `calc(${markerSize} + ${size.s2}) ${size.s2}`,
      insetInlineStart: `calc(${markerSize} / 2 - 1px)`,
      borderInlineStart: `${border.selected} solid ${color.borderSubtle}`,
      '@media': { [zoomedPhoneQuery]: { display: 'none' } },
    },
  },
});

export const marker = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSizing: 'border-box',
    inlineSize: markerSize,
    blockSize: markerSize,
    borderWidth: border.selected,
    borderStyle: 'solid',
    borderRadius: vars.radius.pill,
  },
  variants: {
    status: {
      done: { color: color.success, background: color.successBg, borderColor: color.success },
      current: { color: color.onPrimary, background: color.primary, borderColor: color.primary },
      upcoming: {
        color: color.textMuted,
        background: color.surface,
        borderColor: color.borderStrong,
        borderStyle: 'dashed',
      },
      failed: { color: color.danger, background: color.dangerBg, borderColor: color.danger },
    },
  },
});

export const content = style({ display: 'grid', gap: size.s2, justifyItems: 'start', minInlineSize: 0 });

/** Its first line is aligned with the marker. */
export const title = recipe({
  base: { ...typeScale.label, margin: 0, paddingBlockStart: size.s2, overflowWrap: 'anywhere' },
  variants: {
    status: {
      done: { color: color.text },
      current: { color: color.text },
      upcoming: { color: color.textMuted },
      failed: { color: color.danger },
    },
  },
});
export const date = style({ ...typeScale.small, color: color.textMuted, fontVariantNumeric: 'tabular-nums' });
export const description = style({
  ...typeScale.body,
  margin: 0,
  maxInlineSize: size.measure,
  overflowWrap: 'anywhere',
});
