/**
 * Begins a text of the other direction where the lines of the page begin: the side is the parent's, not its own. Chromium
 * and Safari know it by a name with a prefix, Firefox by the other.
 */
export const matchParent = {
  textAlign: '-webkit-match-parent',
  '@supports': { '(text-align: match-parent)': { textAlign: 'match-parent' } },
} as const;
