import { style } from '@vanilla-extract/css';
import { minWidth, zoomedPhoneQuery } from '../../theme/breakpoints.ts';
import { matchParentStyle } from '../../utils/matchParentStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { typeScale } from '../../theme/typeScale.ts';

const { border, color, size } = vars;

export const root = style({ display: 'grid', gap: size.s7, minInlineSize: 0, textAlign: 'start' });
export const list = style({ display: 'grid', gap: size.s7, outline: 'none' });
export const emptyText = style({ ...typeScale.body, margin: 0, color: color.textMuted });

export const comment = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: size.s4,
  minInlineSize: 0,
  '@media': { [zoomedPhoneQuery]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const body = style({ display: 'grid', gap: size.s3, justifyItems: 'stretch', minInlineSize: 0 });
export const header = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: size.s4 });
export const author = style({ ...typeScale.label, overflowWrap: 'anywhere' });
export const meta = style({
  ...typeScale.small,
  display: 'inline-flex',
  alignItems: 'center',
  gap: size.s3,
  color: color.textMuted,
});
/** What the author wrote, with its line breaks and in its own direction. */
export const text = style({
  ...typeScale.body,
  margin: 0,
  maxInlineSize: size.measure,
  ...matchParentStyle,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: size.s3 });
/** The padding and the border of a `Button`. */
const buttonInset = (padding: string) => `calc(-1 * (${padding} + ${border.control}))`;
/** Quiet buttons have no visible edge: the content of the first one starts where the text above starts. */
export const quietButtons = style([
  buttons,
  {
    marginInlineStart: buttonInset(size.s6),
    '@media': { [zoomedPhoneQuery]: { marginInlineStart: buttonInset(size.s4) } },
  },
]);
/** A line at the start joins the replies to their comment. On a phone they are not indented further. */
export const replies = style({
  display: 'grid',
  gap: size.s6,
  marginBlockStart: size.s4,
  paddingInlineStart: size.s4,
  borderInlineStart: `${border.selected} solid ${color.borderSubtle}`,
  '@media': { [minWidth.small]: { paddingInlineStart: size.s6 } },
});
