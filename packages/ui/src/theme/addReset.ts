import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';

/** Removes what browsers add to the elements that match the selector; all elements if it is empty. */
export function addReset(selector: string): void {
  const select = (elements: string[], state = '') =>
    elements.map((element) => `${element}${selector}${state}`).join(', ');
  const all = selector || '*';

  // Not for pseudo-elements: such a rule makes the browser style two more boxes for every element.
  globalStyle(all, { boxSizing: 'border-box' });
  globalStyle(select(['h1', 'h2', 'h3', 'h4', 'p', 'ul', 'ol', 'dl', 'dd', 'figure', 'fieldset', 'legend']), {
    margin: 0,
    padding: 0,
  });
  globalStyle(select(['ul', 'ol']), { listStyle: 'none' });
  globalStyle(select(['fieldset']), { border: 0, minInlineSize: 0 });
  globalStyle(select(['button', 'input', 'textarea', 'select']), {
    font: 'inherit',
    letterSpacing: 'inherit',
    color: 'inherit',
  });
  globalStyle(select(['img', 'svg', 'video', 'iframe']), { display: 'block', maxInlineSize: '100%' });
  // An outline and not only a shadow, because forced colours remove shadows.
  globalStyle(`${selector}:focus-visible`, {
    outline: `${vars.border.focus} solid ${vars.color.focus}`,
    outlineOffset: vars.border.focusOffset,
  });
  // A heading that gets the focus on navigation shows no focus ring.
  globalStyle(select(['h1', 'h2', 'main'], ':focus'), { outline: 'none' });
  globalStyle(`${all}, ${selector}::before, ${selector}::after`, {
    '@media': {
      '(prefers-reduced-motion: reduce)': {
        animationDuration: '1ms !important',
        animationIterationCount: '1 !important',
        // Not a short duration: every element would then have a transition of all properties, and a change of the theme took ten
        // times as long.
        transition: 'none !important',
        scrollBehavior: 'auto',
      },
    },
  });
}
