import { style, styleVariants } from '@vanilla-extract/css';
import { starClipPath } from '../../theme/starClipPath.ts';
import { vars } from '../../theme/contract.css.ts';
import { typeScale } from '../../theme/typeScale.ts';

const { border, color, size } = vars;

const narrowCardQuery = '(width < 200px)';
/** Two narrow cards and the gap between. */
export const narrowDoubleWidthCardQuery = '(width < 416px)';
/** On a narrow card the icon is above the label, so that no word breaks. */
const singleColumn = { gridTemplateColumns: 'minmax(0, 1fr)', padding: size.s5 } as const;

/** The size of the number depends on the width of the card. */
export const root = style({ containerType: 'inline-size', display: 'grid' });
export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  // Aligns the numbers of cards side by side.
  alignContent: 'start',
  gap: `${size.s2} ${size.s4}`,
  padding: size.s6,
  background: color.surface,
  border: `${border.subtle} solid ${color.borderSubtle}`,
  borderRadius: vars.radius.card,
  selectors: { '&:has(a:hover)': { borderColor: color.borderStrong } },
  '@container': { [narrowCardQuery]: singleColumn },
});
// Two lines are as tall as the icon badge, so the number has the same position with one or two lines.
export const label = style({ ...typeScale.small, lineHeight: 1.6, alignSelf: 'center', color: color.textMuted });
export const value = style({
  ...typeScale.h1,
  fontSize: 'clamp(1.25rem, 10cqi, 2rem)',
  gridColumn: '1 / -1',
  color: color.text,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
export const descriptionText = style({ ...typeScale.small, gridColumn: '1 / -1', color: color.textMuted });

/** A star shape behind the icon. */
export const iconBadge = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: size.s10,
  blockSize: size.s10,
  clipPath: starClipPath,
  '@container': { [narrowCardQuery]: { order: -1 } },
});

/** Styles for a card that is as wide as two, so that it looks like the others. */
export const doubleWidthCardRules = {
  value: { fontSize: 'clamp(1.25rem, 5cqi, 2rem)' },
  narrow: { card: singleColumn, iconBadge: { order: -1 } },
} as const;
export const iconTones = styleVariants({
  primary: { background: color.primarySubtle, color: color.primary },
  accent: { background: color.warningBg, color: color.accentText },
  success: { background: color.successBg, color: color.success },
  danger: { background: color.dangerBg, color: color.danger },
});
