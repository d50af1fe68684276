/**
 * Matches while a signed-in user sees a page that the server rendered for everyone: it sets `data-signed` on `<html>`, and the
 * app removes it. A page may set it on an element around content that is not rendered again.
 */
export const signedInSelector = '[data-signed] &';
