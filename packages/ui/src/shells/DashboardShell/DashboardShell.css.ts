import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { type } from '../../theme/type.ts';

const { border, color, layer, size } = vars;
const line = `${border.subtle} solid ${color.borderSubtle}`;
const edge = {
  paddingInline: size.gutter,
  '@media': { [from.medium]: { paddingInline: size.s7 }, [from.large]: { paddingInline: size.s8 } },
};

export const shell = recipe({
  base: {
    minBlockSize: '100vh',
    '@media': { [from.large]: { display: 'grid', gridTemplateColumns: `${size.sideMenu} minmax(0, 1fr)` } },
  },
  variants: {
    // As wide as `SideMenu` is with icons alone.
    isMenuCollapsed: { true: { '@media': { [from.large]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } } } },
  },
});

export const menu = style({
  display: 'none',
  '@media': {
    [from.large]: {
      display: 'block',
      position: 'sticky',
      insetBlockStart: 0,
      // The word beside an icon of a narrow menu stands over the page.
      zIndex: layer.header,
      blockSize: '100vh',
      overflowY: 'auto',
      background: color.surface,
      borderInlineEnd: line,
    },
  },
});

export const column = style({ minInlineSize: 0, display: 'flex', flexDirection: 'column' });

export const bar = style([
  edge,
  {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: layer.header,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: size.s4,
    // On a phone the trail stands under the buttons: its targets must not reach into theirs.
    rowGap: size.s3,
    minBlockSize: size.header,
    paddingBlock: size.s3,
    background: color.surface,
    borderBlockEnd: line,
  },
]);

// The icons at either end, not the targets around them, stand where the page's lines begin and end.
const pulled = `calc(-1 * ${size.s4})`;
export const menuButton = style({
  marginInlineStart: pulled,
  '@media': { [from.large]: { display: 'none' } },
});

/** Below the rest of the bar where there is no room beside it. */
export const trail = style({
  order: 1,
  flexBasis: '100%',
  minInlineSize: 0,
  '@media': { [from.medium]: { order: 0, flex: 1 } },
});

export const account = style({
  display: 'flex',
  alignItems: 'center',
  gap: size.s4,
  marginInline: `auto ${pulled}`,
});

export const who = style({
  display: 'grid',
  justifyItems: 'end',
  minInlineSize: 0,
  '@media': {
    [`not all and ${from.medium}`]: {
      position: 'absolute',
      inlineSize: 1,
      blockSize: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});
export const name = style({ ...type.label, lineHeight: 1.4 });
export const role = style({ ...type.caption, color: color.textMuted, lineHeight: 1.4 });

export const main = style([
  edge,
  {
    flex: 1,
    inlineSize: '100%',
    maxInlineSize: size.container,
    paddingBlock: size.s7,
    '@media': { [from.large]: { paddingBlock: size.s8 } },
  },
]);
