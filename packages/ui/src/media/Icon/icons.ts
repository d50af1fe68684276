import type { ReactElement } from 'react';

/** One icon in the registry. */
export interface IconEntry {
  /**
   * True for a drawing that points in reading direction (forward, log out, a bulleted list): it mirrors in right-to-left text,
   * or swaps its rows. Clocks, checks, media controls, tools and brand marks never mirror.
   */
  mirror: boolean;
  /** The lucide name, if it differs from ours: "forward" is right in both directions, "right" is not. */
  lucide?: string;
  /**
   * Our own drawing (`customDrawings.ts`) instead of one of lucide: a filled shape, or a list whose rows change sides in
   * right-to-left text, while its ticks keep their shape.
   */
  customDrawing?: 'filled' | 'swapsRows';
}

const fixedIcon = { mirror: false } as const;
const mirroredIcon = (lucide: string) => ({ mirror: true, lucide }) as const;
const renamedIcon = (lucide: string) => ({ mirror: false, lucide }) as const;
const brandIcon = { mirror: false, customDrawing: 'filled' } as const;

/** Every icon of the product. Add a line here, then run `node packages/ui/scripts/icons.ts` to draw it. */
export const icons = {
  // Directions
  'arrow-back': mirroredIcon('arrow-left'),
  'arrow-down': fixedIcon,
  'arrow-forward': mirroredIcon('arrow-right'),
  'arrow-up': fixedIcon,
  'chevron-back': mirroredIcon('chevron-left'),
  'chevron-down': fixedIcon,
  'chevron-forward': mirroredIcon('chevron-right'),
  'chevron-up': fixedIcon,
  'chevrons-back': mirroredIcon('chevrons-left'),
  'chevrons-forward': mirroredIcon('chevrons-right'),
  'external-link': mirroredIcon('external-link'),
  'log-in': mirroredIcon('log-in'),
  'log-out': mirroredIcon('log-out'),
  reply: mirroredIcon('reply'),
  send: mirroredIcon('send'),
  undo: mirroredIcon('undo-2'),
  redo: mirroredIcon('redo-2'),
  // Actions
  check: fixedIcon,
  columns: renamedIcon('columns-3'),
  copy: fixedIcon,
  download: fixedIcon,
  eye: fixedIcon,
  'eye-off': fixedIcon,
  filter: renamedIcon('funnel'),
  grip: renamedIcon('grip-vertical'),
  menu: fixedIcon,
  minus: fixedIcon,
  more: renamedIcon('ellipsis-vertical'),
  pause: fixedIcon,
  pencil: fixedIcon,
  play: fixedIcon,
  plus: fixedIcon,
  refresh: renamedIcon('refresh-cw'),
  rotate: renamedIcon('rotate-cw'),
  'rotate-back': renamedIcon('rotate-ccw'),
  search: fixedIcon,
  settings: fixedIcon,
  sort: renamedIcon('arrow-up-down'),
  trash: fixedIcon,
  upload: fixedIcon,
  x: fixedIcon,
  // States and messages
  bell: fixedIcon,
  'circle-alert': renamedIcon('circle-exclamation-point'),
  'circle-check': fixedIcon,
  'circle-play': fixedIcon,
  'circle-x': fixedIcon,
  info: fixedIcon,
  key: renamedIcon('key-round'),
  lock: fixedIcon,
  'lock-open': fixedIcon,
  'triangle-alert': renamedIcon('triangle-exclamation-point'),
  'wifi-off': fixedIcon,
  // Places and people
  house: fixedIcon,
  'layout-dashboard': fixedIcon,
  'layout-grid': fixedIcon,
  'map-pin': fixedIcon,
  'side-menu': mirroredIcon('panel-left'),
  user: fixedIcon,
  'user-check': fixedIcon,
  'user-plus': fixedIcon,
  users: fixedIcon,
  // Study
  award: fixedIcon,
  'book-open': fixedIcon,
  calendar: fixedIcon,
  clock: fixedIcon,
  'file-text': mirroredIcon('file-text'),
  flag: fixedIcon,
  'folder-open': fixedIcon,
  'graduation-cap': fixedIcon,
  headphones: fixedIcon,
  image: fixedIcon,
  list: mirroredIcon('list'),
  'list-checks': { mirror: true, customDrawing: 'swapsRows' },
  notebook: mirroredIcon('notebook-pen'),
  video: fixedIcon,
  // Players
  bookmark: fixedIcon,
  captions: fixedIcon,
  maximize: fixedIcon,
  minimize: fixedIcon,
  'picture-in-picture': renamedIcon('picture-in-picture-2'),
  volume: renamedIcon('volume-2'),
  'volume-off': renamedIcon('volume-x'),
  // Money
  bank: renamedIcon('landmark'),
  'credit-card': fixedIcon,
  wallet: fixedIcon,
  // Reactions
  'hand-heart': fixedIcon,
  heart: fixedIcon,
  'message-warning': renamedIcon('message-circle-exclamation-point'),
  'thumbs-up': fixedIcon,
  // Settings and contact
  languages: fixedIcon,
  globe: fixedIcon,
  mail: fixedIcon,
  message: renamedIcon('message-circle'),
  moon: fixedIcon,
  phone: fixedIcon,
  smartphone: fixedIcon,
  sun: fixedIcon,
  // Brand marks
  facebook: brandIcon,
  instagram: brandIcon,
  telegram: brandIcon,
  tiktok: brandIcon,
  whatsapp: brandIcon,
  youtube: brandIcon,
} as const satisfies Record<string, IconEntry>;

/** The name of an icon in the registry. */
export type IconName = keyof typeof icons;

/** Icons in the first view of public pages. They are part of `Icon`; all others load from a separate file (`drawing.ts`). */
export const firstViewIcons = [
  'chevron-back',
  'chevron-down',
  'chevron-forward',
  'external-link',
  'check',
  'menu',
  'pause',
  'play',
  'search',
  'x',
  'languages',
  'mail',
  'moon',
  'phone',
  'sun',
  'facebook',
  'instagram',
  'telegram',
  'whatsapp',
  'youtube',
] as const satisfies IconName[];

/** What `icon` props accept: a name of the registry, or an element such as an SVG of `1em` or an `Avatar`. */
export type IconSource = IconName | ReactElement;
