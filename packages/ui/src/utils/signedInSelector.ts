/** Matches while a signed-in user sees a page that the server rendered for everyone: it sets `data-signed`, and the app removes it. */
export const signedInSelector = ':root[data-signed] &';
