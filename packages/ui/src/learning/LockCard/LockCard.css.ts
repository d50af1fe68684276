import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { typeScale } from '../../theme/typeScale.ts';
import { starClipPath } from '../../theme/starClipPath.ts';

const { color, size } = vars;

export const card = style({
  display: 'grid',
  justifyItems: 'center',
  gap: size.s5,
  padding: size.s8,
  textAlign: 'center',
  background: color.surface,
  // A stitched border, part of the visual identity.
  border: `${vars.border.control} dashed ${color.borderStrong}`,
  borderRadius: vars.radius.card,
});
export const iconBadge = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '80px',
  blockSize: '80px',
  background: color.warningBg,
  color: color.warning,
  clipPath: starClipPath,
});
export const content = style({ display: 'grid', gap: size.s2, maxInlineSize: vars.size.measure });
export const title = style(typeScale.h3);
export const description = style({ ...typeScale.body, color: color.textMuted, textWrap: 'balance' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: size.s4 });
