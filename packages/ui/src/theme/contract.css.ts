import { createGlobalThemeContract } from '@vanilla-extract/css';
import { motion, spaces, staticTokens } from './staticTokens.ts';
import { toVariableName } from './variableNames.ts';

/**
 * The variables that a theme, a pointer type or a width can change. A theme that misses one does not compile.
 * Names describe the purpose ("danger"), not the colour ("red"). In developer tools: `var(--kh-color-danger)`.
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
      patternDarkBackground: '',
      patternBackground: '',
    },
    elevation: { e1: '', e2: '', e3: '' },
    font: { display: '', text: '' },
    size: { gutter: '', controlDense: '' },
    radius: { xs: '', sm: '', control: '', card: '', hero: '', pill: '', signature: '' },
    /** 1 for left to right, -1 for right to left. Transforms have no logical form, so they multiply by it. */
    inlineSign: '',
  },
  (_value, path) => `kh-${path.join('-').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
);

// Styles are compiled in Node, but the types of Node are not those of the package.
declare const process: { env: Record<string, string | undefined> };

/** Whether spaces and motion are variables: in the published package. `packages/ui/scripts/buildPackage.ts` sets it. */
const hasTokenVariables = process.env['KHAYAMIYA_TOKEN_VARIABLES'] === 'true';

const toName = (group: string) => (_value: string | null, path: string[]) =>
  toVariableName([group, path.at(-1) ?? '']).slice(2);

/** The variables of the published package, with their values. */
export const publishedVariables = hasTokenVariables
  ? {
      names: {
        space: createGlobalThemeContract(spaces, toName('space')),
        motion: createGlobalThemeContract(motion, toName('motion')),
      },
      values: { space: spaces, motion },
    }
  : undefined;

/** All tokens: CSS variables and static values. */
export const vars = {
  ...contract,
  ...staticTokens,
  ...publishedVariables?.names.motion,
  size: { ...contract.size, ...staticTokens.size, ...publishedVariables?.names.space },
};
