import type { IconSource } from '../media/Icon/icons.ts';

/** One entry of a menu. */
export interface NavItem {
  href: string;
  label: string;
  /** True for the current page or its section. */
  isCurrent?: boolean;
}

/** A social network: brand icon, name and address. */
export interface SocialLink {
  icon: IconSource;
  label: string;
  href: string;
}

/** Returns the `tel:` link of a phone number, without its spaces. */
export const getPhoneHref = (phone: string) => `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
