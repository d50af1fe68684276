import type { ReactNode } from 'react';
import { Bidi, Ltr } from '../../intl/Bidi.tsx';
import { useLinkClickHandler } from '../../intl/navigation.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import { getPhoneHref, type NavItem, type SocialLink } from '../items.ts';
import { SocialLinks } from '../SocialLinks.tsx';
import * as css from './Footer.css.ts';
import { FooterTrim } from './FooterTrim.tsx';
import type { RootElementProps } from '../../utils/rootElementProps.ts';

export interface FooterProps extends RootElementProps {
  logo: ReactNode;
  /** One line about the product. */
  tagline: string;
  /** Groups of links, each with a title. */
  groups: readonly { title: string; items: readonly NavItem[] }[];
  contact: {
    title: string;
    phone?: string;
    phoneLabel: string;
    email?: string;
    emailLabel: string;
    /** The postal address, in any language. */
    address?: string;
    addressLabel: string;
    socials?: readonly SocialLink[];
  };
  /** «© 2026 فانوس» */
  legal: string;
}

/** The footer of public pages: links and contact details. It looks the same in both themes. */
export function Footer({ logo, tagline, groups, contact, legal, ...rootProps }: FooterProps) {
  const handleLinkClick = useLinkClickHandler();
  return (
    <footer {...rootProps} className={css.footer}>
      <FooterTrim />
      <div className={css.inner}>
        <div className={css.about}>
          {logo}
          <p className={css.tagline}>{tagline}</p>
        </div>
        {groups.map(({ title, items }) => (
          <nav key={title} aria-label={title}>
            <h2 className={css.title}>{title}</h2>
            {/* Safari drops the list role of lists without bullets. */}
            {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
            <ul role="list" className={css.list}>
              {items.map(({ href, label, isCurrent }) => (
                <li key={href}>
                  <a
                    className={css.link}
                    href={href}
                    aria-current={isCurrent ? 'page' : undefined}
                    onClick={handleLinkClick}
                  >
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div>
          <h2 className={css.title}>{contact.title}</h2>
          {contact.phone && (
            <a className={css.link} href={getPhoneHref(contact.phone)}>
              <Icon name="phone" />
              <VisuallyHidden>{contact.phoneLabel}: </VisuallyHidden>
              <Ltr>{contact.phone}</Ltr>
            </a>
          )}
          {contact.email && (
            <a className={css.link} href={`mailto:${contact.email}`}>
              <Icon name="mail" />
              <VisuallyHidden>{contact.emailLabel}: </VisuallyHidden>
              <Ltr>{contact.email}</Ltr>
            </a>
          )}
          {contact.address && (
            <p className={css.address}>
              <span className={css.addressIcon}>
                <Icon name="map-pin" />
              </span>
              <VisuallyHidden>{contact.addressLabel}: </VisuallyHidden>
              {/* The span has the page's direction, so that an address of the other one stays next to its icon. */}
              <span>
                <Bidi>{contact.address}</Bidi>
              </span>
            </p>
          )}
          {contact.socials && (
            <div className={css.socials}>
              <SocialLinks links={contact.socials} />
            </div>
          )}
        </div>
        <p className={css.legal}>{legal}</p>
      </div>
    </footer>
  );
}
