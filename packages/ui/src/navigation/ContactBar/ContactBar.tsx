import { Ltr } from '../../intl/Bidi.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import { getPhoneHref, type SocialLink } from '../items.ts';
import { SocialLinks } from '../SocialLinks.tsx';
import * as css from './ContactBar.css.ts';
import { pickRootProps, type RootElementProps } from '../../utils/rootElementProps.ts';

export interface ContactBarProps extends RootElementProps {
  /** Name of the region: «تواصل معنا» */
  label: string;
  phone?: string;
  phoneLabel: string;
  email?: string;
  emailLabel: string;
  socials?: readonly SocialLink[];
}

/** The bar at the top with contact details. On a phone it shows only the number; the footer has the rest. */
export function ContactBar({ label, phone, phoneLabel, email, emailLabel, socials, ...rootProps }: ContactBarProps) {
  return (
    <section {...pickRootProps(rootProps)} className={css.root} aria-label={label}>
      <div className={css.inner}>
        {phone && (
          <a className={css.link} href={getPhoneHref(phone)}>
            <Icon name="phone" />
            <VisuallyHidden>{phoneLabel}: </VisuallyHidden>
            <Ltr>{phone}</Ltr>
          </a>
        )}
        <div className={css.endGroup}>
          {email && (
            <a className={css.email} href={`mailto:${email}`}>
              <Icon name="mail" />
              <VisuallyHidden>{emailLabel}: </VisuallyHidden>
              <Ltr>{email}</Ltr>
            </a>
          )}
          {socials && (
            <div className={css.socials}>
              <SocialLinks links={socials} />
            </div>
          )}
        </div>
      </div>
    </section>
  );
}
