import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { type } from '../../theme/type.ts';

const { border, color, size } = vars;
/** No room for every number: the place among all says enough. */
const narrow = '(width < 480px)';

export const nav = style({ containerType: 'inline-size' });
export const list = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: size.s2,
  '@container': { [narrow]: { justifyContent: 'space-between' } },
});
export const number = style({ '@container': { [narrow]: { display: 'none' } } });
export const place = style({
  ...type.small,
  display: 'none',
  color: color.textMuted,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  '@container': { [narrow]: { display: 'block' } },
});
export const step = style({
  ...type.label,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: size.s2,
  minInlineSize: size.control,
  minBlockSize: size.control,
  paddingInline: size.s3,
  color: color.link,
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  border: `${border.control} solid transparent`,
  borderRadius: vars.radius.control,
  // The place needs the room.
  '@container': { [narrow]: { paddingInline: size.s1 } },
  selectors: {
    '&[aria-current]': { background: color.primarySubtle, borderColor: color.primary, color: color.onPrimarySubtle },
    '&[aria-disabled]': { color: color.textDisabled },
  },
  '@media': {
    '(hover: hover)': { selectors: { '&[href]:not([aria-current]):hover': { background: color.sunken } } },
    '(forced-colors: active)': {
      selectors: {
        '&[aria-current]': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          borderColor: 'Highlight',
          color: 'HighlightText',
        },
        '&[aria-disabled]': { borderColor: 'GrayText', color: 'GrayText' },
      },
    },
  },
});
/** As wide as a number, so that the words beside stay where they are from page to page. */
export const gap = style({ minInlineSize: size.control, color: color.textMuted, textAlign: 'center' });
