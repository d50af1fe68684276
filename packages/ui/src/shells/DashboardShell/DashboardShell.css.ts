import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { minWidth, zoomedPhoneQuery } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { typeScale } from '../../theme/typeScale.ts';

const { border, color, layer, size } = vars;
const line = `${border.subtle} solid ${color.borderSubtle}`;
const inlineGutter = {
  paddingInline: size.gutter,
  '@media': { [minWidth.medium]: { paddingInline: size.s7 }, [minWidth.large]: { paddingInline: size.s8 } },
};

export const shell = recipe({
  base: {
    // On a short page the tab bar of phones is at the bottom of the window.
    display: 'flex',
    flexDirection: 'column',
    minBlockSize: '100vh',
    '@media': { [minWidth.large]: { display: 'grid', gridTemplateColumns: `${size.sideMenu} minmax(0, 1fr)` } },
  },
  variants: {
    // As wide as a collapsed `SideMenu`.
    isMenuCollapsed: { true: { '@media': { [minWidth.large]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } } } },
  },
});

export const menu = style({
  display: 'none',
  '@media': {
    [minWidth.large]: {
      display: 'block',
      position: 'sticky',
      insetBlockStart: 0,
      // The label of an icon in a collapsed menu is above the page.
      zIndex: layer.header,
      blockSize: '100vh',
      overflowY: 'auto',
      background: color.surface,
      borderInlineEnd: line,
    },
  },
});

export const column = style({ flexGrow: 1, minInlineSize: 0, display: 'flex', flexDirection: 'column' });

export const header = style([
  inlineGutter,
  {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: layer.header,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: size.s4,
    // On a phone the breadcrumbs are below the buttons, and the targets must not overlap.
    rowGap: size.s3,
    minBlockSize: size.header,
    paddingBlock: size.s3,
    background: color.surface,
    borderBlockEnd: line,
  },
]);

// Aligns the icons at both ends with the page content, not their larger targets.
const iconOffset = `calc(-1 * ${size.s4})`;
export const menuButton = style({
  marginInlineStart: iconOffset,
  '@media': { [minWidth.large]: { display: 'none' } },
});

/** Below the other parts of the bar if there is no room beside them. */
export const breadcrumbs = style({
  order: 1,
  flexBasis: '100%',
  minInlineSize: 0,
  '@media': { [minWidth.medium]: { order: 0, flex: 1 } },
});

export const account = style({
  display: 'flex',
  alignItems: 'center',
  gap: size.s4,
  marginInline: `auto ${iconOffset}`,
});

export const avatar = style({ '@media': { [zoomedPhoneQuery]: { display: 'none' } } });

export const user = style({
  display: 'grid',
  justifyItems: 'end',
  minInlineSize: 0,
  '@media': {
    [`not all and ${minWidth.medium}`]: {
      position: 'absolute',
      inlineSize: 1,
      blockSize: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});
export const name = style({ ...typeScale.label, lineHeight: 1.4 });
export const role = style({ ...typeScale.caption, color: color.textMuted, lineHeight: 1.4 });

export const main = style([
  inlineGutter,
  {
    flex: 1,
    inlineSize: '100%',
    maxInlineSize: size.container,
    paddingBlock: size.s7,
    '@media': { [minWidth.large]: { paddingBlock: size.s8 } },
  },
]);

// On a phone the header has two lines. Without this it would cover a heading that takes the focus.
globalStyle(`${main} :is(h1, h2, h3)`, {
  '@media': { [`not all and ${minWidth.medium}`]: { scrollMarginBlockStart: size.s8 } },
});
