/** The colours of one cover: ground, bright pieces (accent), pale pieces (detail), and a deeper ground for edges. */
export interface Palette {
  ground: string;
  deep: string;
  accent: string;
  detail: string;
}

/** Six palettes. They are the same in both themes, because a cover is an image. */
export const palettes = {
  lapis: { ground: '#1B4F9C', deep: '#143F80', accent: '#F4A836', detail: '#FBF7EF' },
  teal: { ground: '#0A6873', deep: '#07545D', accent: '#F7D9A0', detail: '#FBF7EF' },
  pomegranate: { ground: '#8F1830', deep: '#741126', accent: '#F4A836', detail: '#FBF7EF' },
  deepLapis: { ground: '#163F7E', deep: '#103165', accent: '#7CC7C9', detail: '#FBF7EF' },
  plum: { ground: '#5B2A5E', deep: '#49204C', accent: '#F0B5A0', detail: '#FBF7EF' },
  garden: { ground: '#1E5B43', deep: '#164834', accent: '#F4C46A', detail: '#FBF7EF' },
} satisfies Record<string, Palette>;

/** The name of a palette. */
export type PaletteName = keyof typeof palettes;

const names = Object.keys(palettes) as PaletteName[];

/** Returns the palette of a category. Consecutive ids never share a palette. */
export function getPaletteName(categoryId: number): PaletteName {
  return names[Math.abs(Math.trunc(categoryId)) % names.length]!;
}
