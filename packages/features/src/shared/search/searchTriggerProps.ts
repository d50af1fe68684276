/** The attributes of each button that opens the search, for screen readers. */
export const searchTriggerProps = {
  'aria-haspopup': 'dialog',
  'aria-keyshortcuts': 'Control+K Meta+K /',
} as const;
