import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { smallStarClipPath, starClipPath } from '../../theme/starClipPath.ts';
import { accent, darkBackground, detail, background, onPattern } from '../patternColors.ts';

const { size, easing } = vars;

const fadeOut = keyframes({
  '0%, 90%': { opacity: 1, visibility: 'visible' },
  '100%': { opacity: 0, visibility: 'hidden' },
});

export const splash = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.toast,
  color: detail,
  vars: onPattern,
  // The animation hides it, even without scripts.
  animation: `${fadeOut} 3.5s ${easing.exit} forwards`,
  '@media': { '(prefers-reduced-motion: reduce)': { display: 'none' } },
  // Skipped before hydration.
  selectors: { ':root[data-splash="over"] &': { display: 'none' } },
});
export const overlay = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: size.s8,
  background: darkBackground,
});

export const logoMark = style({ position: 'relative', inlineSize: 'min(60vmin, 360px)', aspectRatio: '1' });

/** Each layer scales and turns into place, the largest first. */
const layerIn = keyframes({
  from: { scale: 0, rotate: '-90deg', opacity: 0 },
  to: { scale: 1, rotate: '0deg', opacity: 1 },
});
const layerShapes: [background: string, shape: string, inset: string, turn: string][] = [
  [accent, starClipPath, '0%', '0deg'],
  [background, starClipPath, '3.5%', '0deg'],
  [detail, smallStarClipPath, '10%', '0deg'],
  [darkBackground, smallStarClipPath, '15%', '0deg'],
  [accent, starClipPath, '20%', '22.5deg'],
  [darkBackground, starClipPath, '23.5%', '22.5deg'],
  [detail, starClipPath, '32%', '0deg'],
  [background, starClipPath, '35%', '0deg'],
];
export const logoLayers = layerShapes.map(([background, shape, inset, turn], at) =>
  style({
    position: 'absolute',
    inset,
    background,
    clipPath: shape,
    transform: `rotate(${turn})`,
    animation: `${layerIn} .7s ${easing.enter} ${0.15 + at * 0.11}s backwards`,
  }),
);
/** The centre, which appears last. */
const centerIn = keyframes({ from: { scale: 0 }, '60%': { scale: 1.35 }, to: { scale: 1 } });
export const logoCenter = style({
  position: 'absolute',
  inset: '42%',
  background: accent,
  clipPath: starClipPath,
  animation: `${centerIn} .5s ${easing.enter} 1.2s backwards`,
});

/** The picture of a brand grows into its place. */
const pictureIn = keyframes({ from: { scale: 0.6, opacity: 0 }, to: { scale: 1, opacity: 1 } });
export const picture = style({
  display: 'grid',
  blockSize: '100%',
  placeItems: 'center',
  animation: `${pictureIn} .9s ${easing.enter} .15s backwards`,
});

const slideUp = keyframes({ from: { opacity: 0, translate: '0 16px' }, to: { opacity: 1, translate: '0 0' } });
export const logo = style({ animation: `${slideUp} .6s ${easing.enter} 1.35s backwards` });

export const skipButton = style({
  position: 'absolute',
  insetBlockEnd: size.s8,
  insetInlineEnd: size.gutter,
});
