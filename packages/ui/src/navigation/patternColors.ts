import { palettes } from '../media/Cover/palettes.ts';
import { vars } from '../theme/contract.css.ts';

/** The lapis palette of the footer and the intro. The dark theme has calmer backgrounds. */
export const { accent, detail } = palettes.lapis;
export const { patternDarkBackground: darkBackground, patternBackground: background } = vars.color;

/** Colour tokens for components on that background, so that text and focus rings have enough contrast. */
export const onPattern = {
  [vars.color.text]: detail,
  [vars.color.textMuted]: detail,
  [vars.color.link]: detail,
  [vars.color.focus]: detail,
  [vars.color.borderStrong]: detail,
  [vars.color.borderSubtle]: background,
  [vars.color.sunken]: background,
  [vars.color.accent]: accent,
};
