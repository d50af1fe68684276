import { palettes } from '../media/Cover/palettes.ts';
import { vars } from '../theme/contract.css.ts';

/** The lapis palette of the footer and the intro. Only the backgrounds differ between the themes. */
export const { deep, ground, accent, detail } = palettes.lapis;

/** Values for one CSS property: the colour, and a calmer one in the dark theme where the browser has `light-dark()`. */
const dimInDark = (light: string, dark: string) => [light, `light-dark(${light}, ${dark})`];

export const deepBackground = dimInDark(deep, '#0C2447');
export const groundBackground = dimInDark(ground, '#163661');

/** Colour tokens for components on that background, so that text and focus rings have enough contrast. */
export const onPattern = {
  [vars.color.text]: detail,
  [vars.color.textMuted]: detail,
  [vars.color.link]: detail,
  [vars.color.focus]: detail,
  [vars.color.borderStrong]: detail,
  [vars.color.borderSubtle]: ground,
  [vars.color.sunken]: ground,
  [vars.color.accent]: accent,
};
