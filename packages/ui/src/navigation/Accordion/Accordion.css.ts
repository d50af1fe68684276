import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { disclosureStyles } from '../../utils/disclosureStyles.ts';

const { border, color } = vars;

/** One card around all sections. */
export const root = style(disclosureStyles.container);
export const section = style({});
globalStyle(`${section} + ${section}`, { borderBlockStart: `${border.subtle} solid ${color.borderSubtle}` });
export const heading = style({ margin: 0 });
export const button = style({
  ...disclosureStyles.trigger,
  selectors: {
    '&[data-focus-visible]': disclosureStyles.triggerFocused,
    '&[data-hovered]': { background: color.canvas },
    '&[data-disabled]': { color: color.textDisabled, cursor: 'default' },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&[data-disabled]': { color: 'GrayText' } } } },
});
export const text = style(disclosureStyles.triggerText);
export const title = style(disclosureStyles.title);
export const meta = style(disclosureStyles.meta);
export const arrow = style(disclosureStyles.arrow);
/** The padding is inside the panel: a closed panel stays in the layout, so that the browser can find text in it. */
export const content = style(disclosureStyles.panel);
