import { globalStyle, style } from '@vanilla-extract/css';
import { signedInSelector } from '../../utils/signedInSelector.ts';

const base = style({ display: 'contents' });

/** Keeps the space for the content that comes later, or takes no space. */
export const signedOutOnly = {
  keepSpace: style([base, { selectors: { [`${signedInSelector}, &[data-waiting]`]: { visibility: 'hidden' } } }]),
  collapse: style([base, { selectors: { [signedInSelector]: { display: 'none' } } }]),
};

/** The content and its replacement in one cell. */
export const replaced = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
globalStyle(`${replaced} > *`, { gridArea: '1 / 1' });
globalStyle(`${replaced} > [inert]`, { visibility: 'hidden' });
