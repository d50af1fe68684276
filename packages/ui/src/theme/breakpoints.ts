/** Viewport widths in CSS px at which layouts change; mobile first, so always used as `min-width`. */
export const breakpoints = { small: 480, medium: 768, large: 1024, wide: 1280 };

/** Media query keys for styles: `'@media': { [minWidth.medium]: { … } }`. */
export const minWidth = {
  small: `(min-width: ${breakpoints.small}px)`,
  medium: `(min-width: ${breakpoints.medium}px)`,
  large: `(min-width: ${breakpoints.large}px)`,
  wide: `(min-width: ${breakpoints.wide}px)`,
} as const;

/** A phone at 200 % zoom, 180 px wide: layouts use one column and hide decoration. */
export const zoomedPhoneQuery = '(max-width: 299px)';

/** High zoom, or a phone in landscape: a dialog scrolls as a whole, because a fixed header and footer would leave no room. */
export const smallWindowQuery = `${zoomedPhoneQuery}, (max-height: 479px)`;

/** Tall enough for a sticky panel under the header. In a lower window it would cover the focused element. */
export const tallWindowQuery = '(min-height: 600px)';
