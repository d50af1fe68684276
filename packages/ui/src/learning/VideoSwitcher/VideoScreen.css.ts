import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { typeScale } from '../../theme/typeScale.ts';

const { color, size } = vars;
/** Of a `MediaPlayer`: the time bar, and its buttons. */
const mediaPlayerControlsHeight = { oneRow: '6.25rem', twoRows: '9.25rem' };

export const screen = style({
  position: 'relative',
  display: 'grid',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  background: color.sunken,
  borderRadius: vars.radius.card,
  '@media': { '(forced-colors: active)': { border: `${vars.border.subtle} solid` } },
});
const withoutFrame = '&:not(:has(iframe))';
/**
 * In a narrow column the controls of our own player stand below a picture of 16:9, instead of taking its space. The spacer has the
 * height of both, so that the area does not grow when the player has loaded. An element with a frame has its controls in the frame.
 */
export const mediaPlayerScreen = style({
  '@container': {
    '(max-width: 36rem)': {
      selectors: {
        [withoutFrame]: { aspectRatio: 'auto', gridTemplateColumns: 'minmax(0, 1fr)' },
        [`${withoutFrame}::before`]: {
          content: '',
          gridArea: '1 / 1',
          alignSelf: 'start',
          aspectRatio: '16 / 9',
          marginBlockEnd: mediaPlayerControlsHeight.oneRow,
        },
      },
    },
    '(max-width: 28rem)': {
      selectors: { [`${withoutFrame}::before`]: { marginBlockEnd: mediaPlayerControlsHeight.twoRows } },
    },
  },
});
const stacked = { gridArea: '1 / 1', minInlineSize: 0, minBlockSize: 0 } as const;
export const cover = style({ ...stacked, display: 'grid' });
export const overlayPanel = style({ ...stacked, display: 'grid', background: color.sunken });
export const audioPanel = style({ ...stacked, alignSelf: 'end', padding: size.s4 });
/** At the top, because players have their controls at the bottom. */
export const overlay = style({ ...stacked, alignSelf: 'start', zIndex: 1, padding: size.s4 });
export const loadingMessage = style({
  ...stacked,
  ...typeScale.label,
  placeSelf: 'center',
  zIndex: 1,
  display: 'inline-flex',
  alignItems: 'center',
  gap: size.s3,
  paddingBlock: size.s3,
  paddingInline: size.s5,
  background: color.raised,
  color: color.text,
  borderRadius: vars.radius.pill,
  '@media': { '(forced-colors: active)': { border: `${vars.border.subtle} solid` } },
});
