import type { IconName } from '../../media/Icon/icons.ts';

/** One line of a menu. */
export interface MenuEntry {
  id: string;
  label: string;
  /** The name that stands in a label of the page's own words: «كل دورات {الرياضيات}». It runs in its direction, they in the page's. */
  name?: string;
  icon?: IconName;
  /** Stands muted at the end of the line: a count, a size. */
  detail?: string | undefined;
  /** The detail as it is read aloud, where a number alone says too little: «2» is read «دورتان». */
  detailLabel?: string | undefined;
  /** Makes the line a link. A menu of nothing but pages is a list of links, not a menu. */
  href?: string;
  onAction?: () => void;
  /** `danger` for what destroys. */
  tone?: 'danger';
  isDisabled?: boolean;
  /** Opens a menu of its own toward the end of the line. */
  items?: MenuEntry[];
}

/** Lines that belong together, under a heading or only apart from the rest. */
export interface MenuGroup {
  id: string;
  label?: string;
  /** Names a group without a heading. */
  'aria-label'?: string;
  entries: MenuEntry[];
  /** Turns the group into a choice of several: the ids that are chosen. The menu stays open while one chooses. */
  selectedIds?: readonly string[];
  onSelectionChange?: (ids: string[]) => void;
}

/** What hangs open: the same whatever opened it. */
export interface MenuContent {
  items: (MenuEntry | MenuGroup)[];
  /** Turns the menu into a choice of one: the id that is chosen, null for none yet. */
  selectedId?: string | null | undefined;
  onSelect?: ((id: string) => void) | undefined;
}
