/** The colours of one cover: its background, bright pieces (accent), pale pieces (detail), and a darker background for edges. */
export interface Palette {
  background: string;
  darkBackground: string;
  accent: string;
  detail: string;
}

/** Six palettes. They are the same in both themes, because a cover is an image. */
export const palettes = {
  lapis: { background: '#1B4F9C', darkBackground: '#143F80', accent: '#F4A836', detail: '#FBF7EF' },
  teal: { background: '#0A6873', darkBackground: '#07545D', accent: '#F7D9A0', detail: '#FBF7EF' },
  pomegranate: { background: '#8F1830', darkBackground: '#741126', accent: '#F4A836', detail: '#FBF7EF' },
  deepLapis: { background: '#163F7E', darkBackground: '#103165', accent: '#7CC7C9', detail: '#FBF7EF' },
  plum: { background: '#5B2A5E', darkBackground: '#49204C', accent: '#F0B5A0', detail: '#FBF7EF' },
  garden: { background: '#1E5B43', darkBackground: '#164834', accent: '#F4C46A', detail: '#FBF7EF' },
} satisfies Record<string, Palette>;

/** The name of a palette. */
export type PaletteName = keyof typeof palettes;

const names = Object.keys(palettes) as PaletteName[];

/** Returns the palette of a category. Consecutive ids never share a palette. */
export function getPaletteName(categoryId: number): PaletteName {
  return names[Math.abs(Math.trunc(categoryId)) % names.length]!;
}
