import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { typeScale } from '../../theme/typeScale.ts';
import { visuallyHiddenStyle } from '../../utils/visuallyHiddenStyle.ts';

const { border, color, size } = vars;
/** Too narrow for all numbers: show “page x of y”. */
const compactWidth = '(width < 480px)';

export const nav = style({ containerType: 'inline-size' });
export const list = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: size.s2,
  '@container': { [compactWidth]: { justifyContent: 'space-between' } },
});
export const number = style({ '@container': { [compactWidth]: { display: 'none' } } });
/** The links to the first and the last page: wider containers show their numbers. */
export const end = style({ display: 'none', '@container': { [compactWidth]: { display: 'block' } } });
/** Makes room for the links to both ends. The text stays the name of the link. */
export const arrowText = style({ '@container': { [compactWidth]: visuallyHiddenStyle } });
export const pageSummary = style({
  ...typeScale.small,
  display: 'none',
  color: color.textMuted,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  '@container': { [compactWidth]: { display: 'block' } },
});
export const pageLink = style({
  ...typeScale.label,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: size.s2,
  minInlineSize: size.control,
  minBlockSize: size.control,
  paddingInline: size.s3,
  color: color.link,
  background: 'transparent',
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  border: `${border.control} solid transparent`,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  // Less padding, to leave room for the summary.
  '@container': { [compactWidth]: { paddingInline: size.s1 } },
  selectors: {
    '&[aria-current]': { background: color.primarySubtle, borderColor: color.primary, color: color.onPrimarySubtle },
    '&[aria-disabled]': { color: color.textDisabled, cursor: 'default' },
  },
  '@media': {
    '(hover: hover)': { selectors: { '&:not([aria-current], [aria-disabled]):hover': { background: color.sunken } } },
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
/** As wide as a number, so that the links do not move from page to page. */
export const ellipsis = style({ minInlineSize: size.control, color: color.textMuted, textAlign: 'center' });
