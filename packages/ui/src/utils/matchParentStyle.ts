/**
 * Aligns a text to the start side of its parent, even if the text has the other direction. Chromium and Safari need the
 * prefixed value, Firefox the standard one.
 */
export const matchParentStyle = {
  textAlign: '-webkit-match-parent',
  '@supports': { '(text-align: match-parent)': { textAlign: 'match-parent' } },
} as const;
