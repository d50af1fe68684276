/** Viewport widths in CSS px at which layouts change; mobile first, so always used as `min-width`. */
export const breakpoints = { small: 480, medium: 768, large: 1024, wide: 1280 };

/** Media query keys for styles: `'@media': { [from.medium]: { … } }`. */
export const from = {
  small: `(min-width: ${breakpoints.small}px)`,
  medium: `(min-width: ${breakpoints.medium}px)`,
  large: `(min-width: ${breakpoints.large}px)`,
  wide: `(min-width: ${breakpoints.wide}px)`,
} as const;
