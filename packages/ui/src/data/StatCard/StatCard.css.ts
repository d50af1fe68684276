import { style, styleVariants } from '@vanilla-extract/css';
import { starShape } from '../../theme/starShape.ts';
import { vars } from '../../theme/contract.css.ts';
import { type } from '../../theme/type.ts';

const { border, color, size } = vars;

const narrow = '(width < 200px)';
/** Two of them and the gap between. */
export const narrowTwice = '(width < 416px)';
/** A word is never broken for the sake of a star: on a narrow card it stands above. */
const asColumn = { gridTemplateColumns: 'minmax(0, 1fr)', padding: size.s5 } as const;

/** The number is as large as its card has room for. */
export const box = style({ containerType: 'inline-size', display: 'grid' });
export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  // Numbers of cards beside one another stand on one line.
  alignContent: 'start',
  gap: `${size.s2} ${size.s4}`,
  padding: size.s6,
  background: color.surface,
  border: `${border.subtle} solid ${color.borderSubtle}`,
  borderRadius: vars.radius.card,
  selectors: { '&:has(a:hover)': { borderColor: color.borderStrong } },
  '@container': { [narrow]: asColumn },
});
// Two lines are as tall as the medal: the number stands where it does under one.
export const label = style({ ...type.small, lineHeight: 1.6, alignSelf: 'center', color: color.textMuted });
export const value = style({
  ...type.h1,
  fontSize: 'clamp(1.25rem, 10cqi, 2rem)',
  gridColumn: '1 / -1',
  color: color.text,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
export const detail = style({ ...type.small, gridColumn: '1 / -1', color: color.textMuted });

/** A star of the tentmakers under the icon. */
export const medal = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: size.s10,
  blockSize: size.s10,
  clipPath: starShape,
  '@container': { [narrow]: { order: -1 } },
});

/** A card as wide as two looks as they do. */
export const asTwo = {
  value: { fontSize: 'clamp(1.25rem, 5cqi, 2rem)' },
  narrow: { card: asColumn, medal: { order: -1 } },
} as const;
export const tones = styleVariants({
  primary: { background: color.primarySubtle, color: color.primary },
  accent: { background: color.warningBg, color: color.accentText },
  success: { background: color.successBg, color: color.success },
  danger: { background: color.dangerBg, color: color.danger },
});
