import type { light, lightElevation } from './light.ts';

/** Colours of the dark theme. Lighter backgrounds show depth, not shadows. contrast.test.ts checks the ratios. */
export const dark: typeof light = {
  canvas: '#0E1524',
  surface: '#161F31',
  sunken: '#0A101C',
  raised: '#1F2A40',
  scrim: 'rgb(3 6 12 / .68)',
  text: '#F5EFE3',
  textMuted: '#B7C0CF',
  textDisabled: '#7F899B',
  link: '#9DC1FF',
  accentText: '#F7B855',
  borderSubtle: '#2C3850',
  borderStrong: '#7D8BA8',
  focus: '#FFD27A',
  primary: '#8FB8FF',
  primaryHover: '#ABC9FF',
  primaryPressed: '#C6DAFF',
  primarySubtle: '#1C3157',
  onPrimary: '#0A1A38',
  onPrimarySubtle: '#CFE0FF',
  accent: '#F7B855',
  accentHover: '#FBCB80',
  onAccent: '#2A1A02',
  success: '#74D49B',
  successBg: '#12321F',
  danger: '#FF9DAB',
  dangerHover: '#FFB6C0',
  dangerBg: '#3D1722',
  onDanger: '#3A0713',
  warning: '#F7B855',
  warningBg: '#37280D',
  info: '#6FD2DD',
  infoBg: '#0D3136',
  reactLove: '#FF9CC0',
  reactLike: '#9DC1FF',
  reactAngry: '#FFAE85',
  reactCare: '#F7B855',
};

/** The dark theme has no shadows: raised backgrounds and thin borders replace them. */
export const darkElevation: typeof lightElevation = { e1: 'none', e2: 'none', e3: 'none' };
