import { style, styleVariants } from '@vanilla-extract/css';
import { palettes } from '../../media/Cover/palettes.ts';
import { minWidth, zoomedPhoneQuery } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { typeScale } from '../../theme/typeScale.ts';
import { starClipPath } from '../../theme/starClipPath.ts';

const { size, duration, easing } = vars;

const base = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1fr 104px',
  alignItems: 'center',
  minBlockSize: '176px',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  // Forced colors remove the background and keep this border.
  border: `${vars.border.subtle} solid transparent`,
  transition: `translate ${duration.base} ${easing.enter}`,
  selectors: {
    '&:has(:focus-visible)': {
      outline: `${vars.border.focus} solid ${vars.color.focus}`,
      outlineOffset: vars.border.focusOffset,
    },
  },
  '@media': {
    [zoomedPhoneQuery]: { gridTemplateColumns: 'minmax(0, 1fr)', minBlockSize: 0 },
    [minWidth.small]: { gridTemplateColumns: '1fr 132px' },
    '(hover: hover)': { selectors: { '&:hover': { translate: '0 -3px' } } },
  },
});
export const tile = styleVariants(palettes, ({ background, detail }) => [base, { background, color: detail }]);

export const content = style({ padding: size.s6, minInlineSize: 0 });
export const name = style({ ...typeScale.h2, overflowWrap: 'anywhere' });
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  outline: 'none',
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
});
export const count = style(typeScale.body);

/** A star with a bright border, clipped by the edge of the tile. */
const starBorderBase = style({
  justifySelf: 'start',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '208px',
  blockSize: '208px',
  clipPath: starClipPath,
  transition: `rotate ${duration.page} ${easing.enter}`,
  selectors: { [`${base}:hover &`]: { rotate: '22.5deg' } },
  '@media': { [zoomedPhoneQuery]: { display: 'none' } },
});
export const starBorder = styleVariants(palettes, ({ accent }) => [starBorderBase, { background: accent }]);
export const star = style({ inlineSize: '196px', clipPath: starClipPath });
