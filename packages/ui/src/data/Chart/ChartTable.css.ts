import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { typeScale } from '../../theme/typeScale.ts';
import { columnFormats } from '../DataTable/columns.ts';

const { border, color, size } = vars;

export const table = style({
  ...typeScale.small,
  inlineSize: '100%',
  // Collapsed borders do not move with a sticky header.
  borderCollapse: 'separate',
  borderSpacing: 0,
});
globalStyle(`${table} :is(th, td)`, {
  paddingBlock: size.s3,
  paddingInline: size.s4,
  borderBlockEnd: `${border.subtle} solid ${color.borderSubtle}`,
});
export const headerCell = style({
  position: 'sticky',
  insetBlockStart: 0,
  background: color.sunken,
  color: color.textMuted,
  fontWeight: 600,
  textAlign: 'start',
});
export const labelCell = style({ fontWeight: 400, textAlign: 'start', overflowWrap: 'anywhere' });
/** Aligns numbers by units, as in every table. */
export const valueCell = style(columnFormats.number);

/** Begins below the title; charts end at the same line as those beside them. */
export const tableBody = style({ selectors: { 'figure > &': { alignSelf: 'start' } } });
