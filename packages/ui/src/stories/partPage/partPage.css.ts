import { globalStyle, style } from '@vanilla-extract/css';
import { minWidth } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { typeScale } from '../../theme/typeScale.ts';

const { color, size, border, radius } = vars;

/** The page of a part. The text is in the language of the toolbar. */
export const partPage = style({ ...typeScale.body, color: color.text, maxInlineSize: '60rem' });

globalStyle(`${partPage}${partPage} > h2`, {
  ...typeScale.h2,
  border: 0,
  marginBlock: `${size.s9} ${size.s4}`,
  padding: 0,
});

/** The text of the stories and of the comments in the code, which is English. */
export const englishText = style({ direction: 'ltr' });

/** A live example, with its code below. */
export const exampleFrame = style({
  marginBlock: size.s5,
  padding: size.s6,
  background: color.canvas,
  border: `${border.subtle} solid ${color.borderSubtle}`,
  borderRadius: radius.control,
  // Popovers are drawn on the page, so they are not cut off. What is fixed stays inside.
  overflow: 'auto',
  contain: 'layout',
});

export const controls = style({ marginBlockStart: size.s4 });
export const controlsSummary = style({
  ...typeScale.label,
  cursor: 'pointer',
  minBlockSize: vars.size.control,
  display: 'list-item',
  paddingBlock: size.s4,
});

export const usageColumns = style({
  display: 'grid',
  columnGap: size.s8,
  '@media': { [minWidth.medium]: { gridTemplateColumns: '1fr 1fr' } },
});
export const usageColumn = style({ minInlineSize: 0 });
globalStyle(`${usageColumn} > ul`, { listStyle: 'disc', paddingInlineStart: size.s7 });
globalStyle(`${usageColumn} > ul > li`, { marginBlockStart: size.s3 });

/** A term and its description, side by side if there is room. */
export const anatomy = style({ margin: 0, marginBlock: size.s5, display: 'grid', gap: size.s4 });
globalStyle(`${anatomy} > div`, {
  display: 'grid',
  gap: `${size.s2} ${size.s5}`,
  '@media': { [minWidth.small]: { gridTemplateColumns: '12rem 1fr' } },
});
globalStyle(`${anatomy} dd`, { margin: 0 });

export const relatedList = style([anatomy, { alignItems: 'center' }]);
globalStyle(`${relatedList} > div`, { alignItems: 'center' });

export const propName = style({ whiteSpace: 'nowrap', fontWeight: 400 });
export const requiredMark = style({ ...typeScale.caption, display: 'block', color: color.textMuted });
export const code = style({ maxInlineSize: '24rem', display: 'inline-block' });

/** The place of a story that is drawn when it comes near the window. */
export const notYetShown = style({
  minBlockSize: '240px',
  marginBlock: size.s5,
  background: color.canvas,
  border: `${border.subtle} solid ${color.borderSubtle}`,
  borderRadius: radius.control,
});
