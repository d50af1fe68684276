import { globalStyle, style } from '@vanilla-extract/css';
import { minWidth, zoomedPhoneQuery } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { typeScale } from '../../theme/typeScale.ts';
import { smallStarClipPath } from '../../theme/starClipPath.ts';

const { color, size } = vars;

export const root = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.header,
  background: color.surface,
  borderBlockEnd: `${vars.border.subtle} solid ${color.borderSubtle}`,
});
export const inner = style({
  display: 'flex',
  alignItems: 'center',
  gap: size.s3,
  maxInlineSize: size.container,
  marginInline: 'auto',
  paddingInline: size.gutter,
  minBlockSize: `calc(${size.header} - ${vars.border.subtle})`,
  // Four targets take the full width.
  '@media': { [zoomedPhoneQuery]: { gap: 0, paddingInline: 0 } },
});
// Aligns the icon with the page content, not its larger target.
export const menu = style({
  display: 'flex',
  marginInlineStart: `calc(-1 * ${size.s3})`,
  '@media': { [zoomedPhoneQuery]: { marginInlineStart: 0 }, [minWidth.large]: { display: 'none' } },
});
export const logoLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.control,
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: vars.radius.xs,
});
export const nav = style({
  display: 'none',
  marginInlineStart: size.s6,
  '@media': { [minWidth.large]: { display: 'block' } },
});
export const list = style({ display: 'flex', gap: size.s2 });
export const link = style({
  ...typeScale.label,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.control,
  paddingInline: size.s5,
  color: color.text,
  textDecoration: 'none',
  borderRadius: vars.radius.control,
  '@media': {
    '(hover: hover)': { selectors: { '&:hover': { background: color.sunken } } },
    // Forced colours show neither the star nor the colour.
    '(forced-colors: active)': { selectors: { '&[aria-current]': { textDecoration: 'underline' } } },
  },
  selectors: {
    '&[aria-current]': { color: color.primary },
    // A star below the current entry.
    '&[aria-current]::after': {
      content: '',
      position: 'absolute',
      insetBlockEnd: '-4px',
      insetInlineStart: 'calc(50% - 6px)',
      inlineSize: '12px',
      blockSize: '12px',
      background: color.primary,
      clipPath: smallStarClipPath,
    },
  },
});
export const endGroup = style({
  display: 'flex',
  alignItems: 'center',
  gap: size.s3,
  marginInlineStart: 'auto',
  '@media': { [zoomedPhoneQuery]: { gap: 0 } },
});
/** Too narrow for the scroll-to-top button beside the logo and the search. */
const veryNarrow = '(max-width: 399px)';
/** Keeps the space of the button; on a wide screen the button is beside the content. */
export const scrollToTop = style({
  minInlineSize: size.control,
  '@media': { [veryNarrow]: { minInlineSize: 0 }, [minWidth.wide]: { display: 'contents' } },
});
globalStyle(`${scrollToTop}:not(:has([data-scrolled]))`, { '@media': { [veryNarrow]: { display: 'none' } } });
globalStyle(`${root}:has(${scrollToTop} [data-scrolled]) ${logoLink}`, {
  '@media': { [veryNarrow]: { display: 'none' } },
});
/** Without it, a log-in link stays on one line on the narrowest screens. */
export const search = style({ display: 'flex', '@media': { '(max-width: 339px)': { display: 'none' } } });
export const tools = style({
  display: 'none',
  alignItems: 'center',
  gap: size.s2,
  '@media': { [minWidth.medium]: { display: 'flex' } },
});
// A button with a background needs the same visible gap on both sides.
globalStyle(`${tools} a`, { marginInlineStart: size.s2 });
export const account = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'end',
  gap: size.s3,
  // Keeps space for the bell and the account, which load late.
  minInlineSize: `calc(2 * ${size.control} + ${size.s3})`,
  '@media': { [zoomedPhoneQuery]: { gap: 0, minInlineSize: `calc(2 * ${size.control})` } },
});
// A short log-in link fills that space, so that no gap shows.
globalStyle(`${account} a`, { flexGrow: 1, '@media': { [zoomedPhoneQuery]: { paddingInline: size.s2 } } });
