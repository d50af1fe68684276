/** What the registry knows of one icon. */
export interface IconEntry {
  /**
   * True for a drawing whose meaning lies along the line of reading (forward, out of the door, a bulleted list):
   * it turns over where text runs right to left. Clocks, checks, media controls, tools and brand marks never do.
   */
  mirror: boolean;
  /** The name in lucide, where ours says more: "forward" holds in both directions, "right" does not. */
  lucide?: string;
  /** A solid shape of ours (`marks.ts`) instead of lucide's line drawing. */
  solid?: true;
  /** A drawing of ours whose rows change sides and whose ticks stay as they are written. */
  rows?: true;
}

const fixed = { mirror: false } as const;
const turns = (lucide: string) => ({ mirror: true, lucide }) as const;
const as = (lucide: string) => ({ mirror: false, lucide }) as const;
const mark = { mirror: false, solid: true } as const;

/** Every icon of the product. Add a line here, then run `node packages/ui/scripts/icons.ts` to draw it. */
export const icons = {
  // Ways
  'arrow-back': turns('arrow-left'),
  'arrow-down': fixed,
  'arrow-forward': turns('arrow-right'),
  'arrow-up': fixed,
  'chevron-back': turns('chevron-left'),
  'chevron-down': fixed,
  'chevron-forward': turns('chevron-right'),
  'chevron-up': fixed,
  'external-link': turns('external-link'),
  'log-in': turns('log-in'),
  'log-out': turns('log-out'),
  reply: turns('reply'),
  send: turns('send'),
  undo: turns('undo-2'),
  redo: turns('redo-2'),
  // Things to press
  check: fixed,
  columns: as('columns-3'),
  copy: fixed,
  download: fixed,
  eye: fixed,
  'eye-off': fixed,
  filter: as('funnel'),
  menu: fixed,
  minus: fixed,
  more: as('ellipsis-vertical'),
  pause: fixed,
  pencil: fixed,
  play: fixed,
  plus: fixed,
  refresh: as('refresh-cw'),
  rotate: as('rotate-cw'),
  search: fixed,
  settings: fixed,
  sort: as('arrow-up-down'),
  trash: fixed,
  upload: fixed,
  x: fixed,
  // States and messages
  bell: fixed,
  'circle-alert': as('circle-exclamation-point'),
  'circle-check': fixed,
  'circle-play': fixed,
  'circle-x': fixed,
  info: fixed,
  lock: fixed,
  'lock-open': fixed,
  'triangle-alert': as('triangle-exclamation-point'),
  'wifi-off': fixed,
  // Places and people
  house: fixed,
  'layout-dashboard': fixed,
  'layout-grid': fixed,
  'map-pin': fixed,
  'side-menu': turns('panel-left'),
  user: fixed,
  'user-check': fixed,
  'user-plus': fixed,
  users: fixed,
  // Study
  award: fixed,
  'book-open': fixed,
  calendar: fixed,
  clock: fixed,
  'file-text': turns('file-text'),
  'folder-open': fixed,
  'graduation-cap': fixed,
  headphones: fixed,
  image: fixed,
  list: turns('list'),
  // Turns, but not by mirroring.
  'list-checks': { mirror: true, rows: true },
  notebook: turns('notebook-pen'),
  video: fixed,
  // Money
  bank: as('landmark'),
  'credit-card': fixed,
  wallet: fixed,
  // Reactions
  angry: as('face-angry'),
  'hand-heart': fixed,
  heart: fixed,
  'thumbs-up': fixed,
  // Settings and contact
  languages: fixed,
  globe: fixed,
  mail: fixed,
  message: as('message-circle'),
  moon: fixed,
  phone: fixed,
  smartphone: fixed,
  sun: fixed,
  // Brand marks
  facebook: mark,
  instagram: mark,
  telegram: mark,
  tiktok: mark,
  whatsapp: mark,
  youtube: mark,
} as const satisfies Record<string, IconEntry>;

/** The name of an icon in the registry. */
export type IconName = keyof typeof icons;

/** What a first view of public pages shows. These come with `Icon`, all others in a file of their own (`drawing.ts`). */
export const firstIcons = [
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
