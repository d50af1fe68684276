import type { IconName } from '../media/Icon/icons.ts';

/** One entry of a menu. */
export interface NavItem {
  href: string;
  label: string;
  /** The page one is on, or the section it belongs to. */
  isCurrent?: boolean;
}

/** A social network: its mark, and its name for whoever cannot see the mark. */
export interface SocialLink {
  icon: IconName;
  label: string;
  href: string;
}

/** A telephone number as a link: `0100 123 4567` is written with spaces and dialled without. */
export const dial = (phone: string) => `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
