import { palettes } from '../media/Cover/palettes.ts';
import { vars } from '../theme/contract.css.ts';

/** The deep blue of tents: what is cut from it looks the same by day and by night, as covers do. */
export const { deep, ground, accent, detail } = palettes.lapis;

/** Tokens as they must be on that ground, so that every part laid on it can be read, and its focus seen. */
export const onCloth = {
  [vars.color.text]: detail,
  [vars.color.textMuted]: detail,
  [vars.color.link]: detail,
  [vars.color.focus]: detail,
  [vars.color.borderStrong]: detail,
  [vars.color.borderSubtle]: ground,
  [vars.color.sunken]: ground,
  [vars.color.accent]: accent,
};
