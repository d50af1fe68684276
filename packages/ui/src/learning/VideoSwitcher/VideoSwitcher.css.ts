import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { type } from '../../theme/type.ts';

const { color, size } = vars;
/** A phone held upright: the film stays in sight while the list is read. */
const upright = '(max-width: 767px) and (min-height: 600px)';

// It is laid out by the room it is given, not by the window: beside a column of facts it stands as on a phone.
export const container = style({ containerType: 'inline-size' });
export const switcher = style({
  display: 'grid',
  gap: size.s6,
  alignItems: 'start',
  '@container': { '(min-width: 52rem)': { gridTemplateColumns: 'minmax(0, 1fr) 22rem' } },
});

export const player = style({
  display: 'grid',
  gap: size.s3,
  scrollMarginBlockStart: size.s4,
  '@media': {
    [upright]: {
      position: 'sticky',
      insetBlockStart: size.header,
      zIndex: vars.layer.sticky,
      paddingBlockEnd: size.s3,
      background: color.canvas,
    },
  },
});
export const nowPlaying = style({ ...type.h3, overflowWrap: 'anywhere', outline: 'none' });

export const panel = style({
  containerType: 'inline-size',
  display: 'grid',
  background: color.surface,
  border: `${vars.border.subtle} solid ${color.borderSubtle}`,
  borderRadius: vars.radius.card,
  overflow: 'hidden',
});
export const listHeading = style({
  ...type.h3,
  paddingBlock: size.s4,
  paddingInline: size.s6,
  borderBlockEnd: `${vars.border.subtle} solid ${color.borderSubtle}`,
});
/** What the scrollbar takes of the panel, where it takes something. */
const gutter = '(100cqi - 100%)';
export const list = style({
  display: 'grid',
  gap: size.s1,
  paddingBlock: size.s3,
  // Rows are as far from either edge, the scrollbar beside them.
  paddingInline: `max(${size.s3}, ${gutter}) max(0px, ${size.s3} - ${gutter})`,
});
// What gets the focus stops below the film and its title.
globalStyle(`${list} button`, { '@media': { [upright]: { scrollMarginBlockStart: 'calc(56.25vw + 3rem)' } } });
