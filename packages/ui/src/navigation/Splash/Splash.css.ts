import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { spark, star } from '../../theme/star.ts';
import { accent, deep, detail, ground, onCloth } from '../cloth.ts';

const { size, easing } = vars;

const leave = keyframes({
  '0%, 90%': { opacity: 1, visibility: 'visible' },
  '100%': { opacity: 0, visibility: 'hidden' },
});

export const splash = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.toast,
  color: detail,
  vars: onCloth,
  // By itself it goes, even where no script runs.
  animation: `${leave} 3.5s ${easing.exit} forwards`,
  '@media': { '(prefers-reduced-motion: reduce)': { display: 'none' } },
  // Skipped before there was anyone to take it away.
  selectors: { ':root[data-splash="over"] &': { display: 'none' } },
});
export const curtain = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: size.s8,
  background: deep,
});

export const rose = style({ position: 'relative', inlineSize: 'min(60vmin, 360px)', aspectRatio: '1' });

/** Each layer of cloth is turned into its place, the largest first. */
const sew = keyframes({
  from: { scale: 0, rotate: '-90deg', opacity: 0 },
  to: { scale: 1, rotate: '0deg', opacity: 1 },
});
const layers: [cloth: string, shape: string, inset: string, turn: string][] = [
  [accent, star, '0%', '0deg'],
  [ground, star, '3.5%', '0deg'],
  [detail, spark, '10%', '0deg'],
  [deep, spark, '15%', '0deg'],
  [accent, star, '20%', '22.5deg'],
  [deep, star, '23.5%', '22.5deg'],
  [detail, star, '32%', '0deg'],
  [ground, star, '35%', '0deg'],
];
export const petals = layers.map(([cloth, shape, inset, turn], at) =>
  style({
    position: 'absolute',
    inset,
    background: cloth,
    clipPath: shape,
    transform: `rotate(${turn})`,
    animation: `${sew} .7s ${easing.enter} ${0.15 + at * 0.11}s backwards`,
  }),
);
/** The light in the middle, lit last. */
const kindle = keyframes({ from: { scale: 0 }, '60%': { scale: 1.35 }, to: { scale: 1 } });
export const eye = style({
  position: 'absolute',
  inset: '42%',
  background: accent,
  clipPath: star,
  animation: `${kindle} .5s ${easing.enter} 1.2s backwards`,
});

const rise = keyframes({ from: { opacity: 0, translate: '0 16px' }, to: { opacity: 1, translate: '0 0' } });
export const name = style({ animation: `${rise} .6s ${easing.enter} 1.35s backwards` });

export const skip = style({
  position: 'absolute',
  insetBlockEnd: size.s8,
  insetInlineEnd: size.gutter,
});
