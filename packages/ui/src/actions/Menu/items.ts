import type { IconSource } from '../../media/Icon/icons.ts';

/** One item of a menu. */
export interface MenuEntry {
  id: string;
  label: string;
  /** The user-written name inside the label: «كل دورات {الرياضيات}». It keeps its own direction; the rest follows the page. */
  nameInLabel?: string;
  icon?: IconSource;
  /** Muted text at the end of the item: a count, a size. */
  meta?: string | undefined;
  /** `meta` for screen readers, where a number alone says too little: «دورتان» for «2». */
  metaLabel?: string | undefined;
  /** Makes the item a link. If all items are links, use a list of links instead of a menu. */
  href?: string;
  onAction?: () => void;
  /** `danger` for destructive actions. */
  tone?: 'danger';
  isDisabled?: boolean;
  /** Items of a submenu, which opens toward the inline end. */
  items?: MenuEntry[];
}

/** A group of items, with or without a visible heading. */
export interface MenuGroup {
  id: string;
  label?: string;
  /** Names a group without a heading. */
  'aria-label'?: string;
  entries: MenuEntry[];
  /** Makes the group a multiple selection: the selected ids. The menu stays open. */
  selectedIds?: readonly string[];
  onSelectionChange?: (ids: string[]) => void;
}

/** The items of a menu and their selection. */
export interface MenuContent {
  items: (MenuEntry | MenuGroup)[];
  /** Makes the menu a single selection: the selected id, null for none. */
  selectedId?: string | null | undefined;
  onSelect?: ((id: string) => void) | undefined;
}
