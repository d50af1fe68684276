import { createGlobalThemeContract } from '@vanilla-extract/css';
import { measures } from './measures.ts';

/**
 * What a theme, a pointer or a width may change: the names every theme must fill; a theme that misses one does not compile.
 * A name says the job ("danger"), never the look ("red"). Read as `var(--color-danger)` in developer tools.
 */
const contract = createGlobalThemeContract(
  {
    color: {
      canvas: '',
      surface: '',
      sunken: '',
      raised: '',
      scrim: '',
      text: '',
      textMuted: '',
      textDisabled: '',
      link: '',
      accentText: '',
      borderSubtle: '',
      borderStrong: '',
      focus: '',
      primary: '',
      primaryHover: '',
      primaryPressed: '',
      primarySubtle: '',
      onPrimary: '',
      onPrimarySubtle: '',
      accent: '',
      accentHover: '',
      onAccent: '',
      success: '',
      successBg: '',
      danger: '',
      dangerHover: '',
      dangerBg: '',
      onDanger: '',
      warning: '',
      warningBg: '',
      info: '',
      infoBg: '',
      reactLove: '',
      reactLike: '',
      reactAngry: '',
      reactCare: '',
    },
    elevation: { e1: '', e2: '', e3: '' },
    font: { display: '', text: '' },
    size: { gutter: '', controlDense: '' },
    radius: { xs: '', sm: '', control: '', card: '', hero: '', pill: '', signature: '' },
    /** 1 left to right, -1 right to left: transforms have no logical form, so they multiply by it. */
    inlineSign: '',
  },
  (_value, path) => path.join('-').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
);

/** The tokens, variables and measures alike. */
export const vars = { ...contract, ...measures, size: { ...contract.size, ...measures.size } };
