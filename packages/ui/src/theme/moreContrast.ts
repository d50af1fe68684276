import type { Color } from './contrast.ts';

/**
 * What changes by day for those whose system asks for more contrast: quiet words speak up, hairlines become lines, and every
 * colour that carries words reaches 7:1. Ratios are checked in contrast.test.ts.
 */
export const moreLight = {
  textMuted: '#1A2433',
  textDisabled: '#545F6E',
  link: '#163F7E',
  accentText: '#663B00',
  borderSubtle: '#857862',
  borderStrong: '#1A2433',
  success: '#15532F',
  danger: '#8F1830',
  dangerHover: '#6E1024',
  warning: '#663B00',
  info: '#074E57',
  reactLove: '#8C1A44',
  reactLike: '#163F7E',
  reactAngry: '#7D3008',
  reactCare: '#663B00',
} satisfies Partial<Record<Color, string>>;

/** And by night, where most reach it already. */
export const moreDark = {
  textMuted: '#F5EFE3',
  textDisabled: '#B7C0CF',
  borderSubtle: '#7D8BA8',
  borderStrong: '#F5EFE3',
} satisfies Partial<Record<Color, string>>;
