/**
 * The space that the notch and the rounded corners take at the sides of a phone in landscape. The larger inset is used on both
 * sides, so that it has no direction.
 */
export const safeAreaInline = 'max(env(safe-area-inset-left), env(safe-area-inset-right))';
