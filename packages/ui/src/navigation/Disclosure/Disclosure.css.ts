import { style } from '@vanilla-extract/css';
import { disclosureRules } from '../../utils/disclosureRules.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = style(disclosureRules.container);
export const heading = style({ margin: 0 });
export const button = style({
  ...disclosureRules.trigger,
  selectors: { '&:focus-visible': disclosureRules.triggerFocused },
  '@media': { '(hover: hover)': { selectors: { '&:hover': { background: vars.color.canvas } } } },
});
export const text = style(disclosureRules.triggerText);
export const title = style(disclosureRules.title);
export const meta = style(disclosureRules.meta);
export const arrow = style(disclosureRules.arrow);
export const panel = style({ ...disclosureRules.panel, selectors: { '&[hidden]': { display: 'none' } } });
