import { style } from '@vanilla-extract/css';
import { disclosureStyles } from '../../utils/disclosureStyles.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = style(disclosureStyles.container);
export const heading = style({ margin: 0 });
export const button = style({
  ...disclosureStyles.trigger,
  selectors: { '&:focus-visible': disclosureStyles.triggerFocused },
  '@media': { '(hover: hover)': { selectors: { '&:hover': { background: vars.color.canvas } } } },
});
export const text = style(disclosureStyles.triggerText);
export const title = style(disclosureStyles.title);
export const meta = style(disclosureStyles.meta);
export const arrow = style(disclosureStyles.arrow);
export const panel = style({ ...disclosureStyles.panel, selectors: { '&[hidden]': { display: 'none' } } });
