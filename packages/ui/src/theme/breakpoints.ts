/** Viewport widths in CSS px at which layouts change; mobile first, so always used as `min-width`. */
export const breakpoints = { small: 480, medium: 768, large: 1024, wide: 1280 };

/** Media query keys for styles: `'@media': { [from.medium]: { … } }`. */
export const from = {
  small: `(min-width: ${breakpoints.small}px)`,
  medium: `(min-width: ${breakpoints.medium}px)`,
  large: `(min-width: ${breakpoints.large}px)`,
  wide: `(min-width: ${breakpoints.wide}px)`,
} as const;

/** A phone at 200 % zoom, 180 px wide: columns become one, and what only decorates gives its room to words. */
export const zoomedPhone = '(max-width: 299px)';

/** Zoomed far in, or a phone on its side: a dialog scrolls as a whole, or its fixed edges would leave its middle no room. */
export const smallWindow = `${zoomedPhone}, (max-height: 479px)`;

/** Tall enough for a panel to stay under the header: below this it would cover what has the focus. */
export const tall = '(min-height: 600px)';
