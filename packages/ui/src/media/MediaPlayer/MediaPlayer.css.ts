import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { typeScale } from '../../theme/typeScale.ts';
import { controls } from './controls.css.ts';
import { userSelectStyle } from '../../utils/userSelectStyle.ts';

const { border, color, radius, size } = vars;

export const root = style({
  containerType: 'inline-size',
  position: 'relative',
  display: 'grid',
  // Never wider than its container, however many buttons it has.
  gridTemplateColumns: 'minmax(0, 1fr)',
  boxSizing: 'border-box',
  inlineSize: '100%',
  minInlineSize: 0,
  overflow: 'hidden',
  background: color.surface,
  border: `${border.subtle} solid ${color.borderSubtle}`,
  borderRadius: radius.card,
  selectors: {
    '&:focus': { outline: 'none' },
    '&[data-fullscreen]': { background: 'black', border: 0, borderRadius: 0 },
    '&[data-idle]': { cursor: 'none' },
  },
  '@media': { '(forced-colors: active)': { borderColor: 'CanvasText' } },
});
export const pictureLayout = style({ gridTemplateRows: 'minmax(0, 1fr) auto' });
export const soundLayout = style({ minBlockSize: '6.5rem' });
/** In a 16:9 frame: the controls take their space from the picture. */
export const filling = style({ blockSize: '100%', border: 0, borderRadius: 0 });

const blackGround = { background: 'black', forcedColorAdjust: 'none' } as const;
export const picture = style({
  ...blackGround,
  position: 'relative',
  display: 'grid',
  aspectRatio: '16 / 9',
  minBlockSize: 0,
  overflow: 'hidden',
  cursor: 'pointer',
  touchAction: 'manipulation',
  selectors: {
    [`${filling} > &, ${root}[data-fullscreen] > &`]: { aspectRatio: 'auto' },
    [`${root}[data-fullscreen] > &`]: { gridArea: '1 / 1 / -1 / -1' },
    [`${root}[data-idle] > &`]: { cursor: 'none' },
  },
});
export const placeholder = style({ selectors: { [`&${pictureLayout}`]: { aspectRatio: '16 / 11' } } });

const stacked = { gridArea: '1 / 1', minInlineSize: 0, minBlockSize: 0 } as const;
export const video = style({
  ...stacked,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'contain',
  outline: 'none',
});
export const audio = style({ display: 'none' });
export const watermark = style({ ...stacked, position: 'relative', pointerEvents: 'none', ...userSelectStyle('none') });

/** Dark in both themes, on any picture. */
const panel = {
  ...stacked,
  placeSelf: 'center',
  background: 'black',
  color: 'white',
  forcedColorAdjust: 'none',
  pointerEvents: 'none',
} as const;
export const startSign = style({
  ...panel,
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.s11,
  blockSize: size.s11,
  borderRadius: radius.pill,
  border: `${border.selected} solid white`,
});
const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });
export const waiting = style({
  ...panel,
  padding: size.s4,
  borderRadius: radius.pill,
  // Most waits are too short to show.
  animation: `${appear} 400ms step-end`,
});
export const notice = style({
  ...panel,
  ...typeScale.label,
  placeSelf: 'start center',
  marginBlockStart: size.s5,
  paddingBlock: size.s2,
  paddingInline: size.s5,
  borderRadius: radius.pill,
});
export const failure = style({
  ...typeScale.body,
  gridArea: '1 / 1',
  placeSelf: 'center',
  margin: size.s5,
  paddingBlock: size.s3,
  paddingInline: size.s5,
  background: color.dangerBg,
  color: color.text,
  borderRadius: radius.control,
});

// In full screen the controls are over the picture, and leave when nothing moves. They stay while the keyboard is in them.
globalStyle(`${root}[data-fullscreen] > ${controls}`, {
  gridArea: '2 / 1',
  position: 'relative',
  paddingBlockEnd: `max(${size.s3}, env(safe-area-inset-bottom))`,
});
globalStyle(`${root}[data-idle]:not(:has(:focus-visible)) > ${controls}`, { opacity: 0 });

globalStyle(`${video}::cue`, {
  fontFamily: vars.font.text,
  // A twentieth of the height of the video is too small on a phone.
  fontSize: 'max(1em, .9375rem)',
  lineHeight: 1.6,
  color: 'white',
  backgroundColor: 'black',
});
// Chromium and Safari: lifts the captions over the controls.
globalStyle(`${root}[data-fullscreen]:not([data-idle]) ${video}::-webkit-media-text-track-container`, {
  translate: `0 calc(-1 * ${size.s12})`,
});
