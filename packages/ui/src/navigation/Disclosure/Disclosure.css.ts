import { style } from '@vanilla-extract/css';
import { folding } from '../../utils/folding.ts';
import { vars } from '../../theme/contract.css.ts';

export const box = style(folding.box);
export const heading = style({ margin: 0 });
export const button = style({
  ...folding.line,
  selectors: { '&:focus-visible': folding.focused },
  '@media': { '(hover: hover)': { selectors: { '&:hover': { background: vars.color.canvas } } } },
});
export const words = style(folding.words);
export const title = style(folding.title);
export const meta = style(folding.meta);
export const arrow = style(folding.arrow);
export const panel = style({ ...folding.panel, selectors: { '&[hidden]': { display: 'none' } } });
