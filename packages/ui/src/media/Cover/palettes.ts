/** The cloth of one cover: its ground, the bright pieces, the pale pieces, and a deeper ground for shade. */
export interface Palette {
  ground: string;
  deep: string;
  accent: string;
  detail: string;
}

/** Six cloths. The same in both themes: a cover is an image. */
export const palettes = {
  lapis: { ground: '#1B4F9C', deep: '#143F80', accent: '#F4A836', detail: '#FBF7EF' },
  teal: { ground: '#0A6873', deep: '#07545D', accent: '#F7D9A0', detail: '#FBF7EF' },
  pomegranate: { ground: '#8F1830', deep: '#741126', accent: '#F4A836', detail: '#FBF7EF' },
  deepLapis: { ground: '#163F7E', deep: '#103165', accent: '#7CC7C9', detail: '#FBF7EF' },
  plum: { ground: '#5B2A5E', deep: '#49204C', accent: '#F0B5A0', detail: '#FBF7EF' },
  garden: { ground: '#1E5B43', deep: '#164834', accent: '#F4C46A', detail: '#FBF7EF' },
} satisfies Record<string, Palette>;

/** The name of a cloth. */
export type PaletteName = keyof typeof palettes;

const names = Object.keys(palettes) as PaletteName[];

/** A category has a colour: neighbours in the list of categories never share one. */
export function paletteOf(categoryId: number): PaletteName {
  return names[Math.abs(Math.trunc(categoryId)) % names.length]!;
}
