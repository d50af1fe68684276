import { globalStyle, style } from '@vanilla-extract/css';
import { from, zoomedPhone } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { type } from '../../theme/type.ts';
import { spark } from '../../theme/star.ts';

const { color, size } = vars;

export const bar = style({
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
  // Four targets are as wide as the screen.
  '@media': { [zoomedPhone]: { gap: 0, paddingInline: 0 } },
});
// Its icon, not the target around it, stands where the page's lines begin.
export const menu = style({
  display: 'flex',
  marginInlineStart: `calc(-1 * ${size.s3})`,
  '@media': { [zoomedPhone]: { marginInlineStart: 0 }, [from.large]: { display: 'none' } },
});
export const home = style({
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
  '@media': { [from.large]: { display: 'block' } },
});
export const list = style({ display: 'flex', gap: size.s2 });
export const link = style({
  ...type.label,
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
    // Forced colours paint neither the star nor the blue.
    '(forced-colors: active)': { selectors: { '&[aria-current]': { textDecoration: 'underline' } } },
  },
  selectors: {
    '&[aria-current]': { color: color.primary },
    // A star under the word one is at, hung from it like a lantern.
    '&[aria-current]::after': {
      content: '',
      position: 'absolute',
      insetBlockEnd: '-4px',
      insetInlineStart: 'calc(50% - 6px)',
      inlineSize: '12px',
      blockSize: '12px',
      background: color.primary,
      clipPath: spark,
    },
  },
});
export const end = style({
  display: 'flex',
  alignItems: 'center',
  gap: size.s3,
  marginInlineStart: 'auto',
  '@media': { [zoomedPhone]: { gap: 0 } },
});
/** Below this the header has no room for the button beside the logo. */
const crowded = '(max-width: 359px)';
/** Its room is there before the button comes; on a wide screen the button stands beside the content. */
export const scrollToTop = style({
  minInlineSize: size.control,
  '@media': { [crowded]: { minInlineSize: 0 }, [from.wide]: { display: 'contents' } },
});
globalStyle(`${scrollToTop}:not(:has([data-scrolled]))`, { '@media': { [crowded]: { display: 'none' } } });
globalStyle(`${bar}:has(${scrollToTop} [data-scrolled]) ${home}`, { '@media': { [crowded]: { display: 'none' } } });
export const tools = style({
  display: 'none',
  alignItems: 'center',
  gap: size.s2,
  '@media': { [from.medium]: { display: 'flex' } },
});
// A button with a ground stands as far from an icon as from its neighbour.
globalStyle(`${tools} a`, { marginInlineStart: size.s2 });
export const account = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'end',
  gap: size.s3,
  // The bell and the account come late: their room is there before them.
  minInlineSize: `calc(2 * ${size.control} + ${size.s3})`,
  '@media': { [zoomedPhone]: { gap: 0, minInlineSize: `calc(2 * ${size.control})` } },
});
// A short way in fills that room: what stands before it would be too far away.
globalStyle(`${account} a`, { flexGrow: 1, '@media': { [zoomedPhone]: { paddingInline: size.s2 } } });
